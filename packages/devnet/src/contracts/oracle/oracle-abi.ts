import { abiOf } from '../abi-text.ts';

const instrument =
  'base_symbol symbol, base_type uint16, base_contract name, quote_symbol symbol, quote_type uint16, ' +
  'quote_contract name, quoted_precision uint64';
const settings =
  'datapoints_per_instrument uint64, bars_per_instrument uint64, vote_interval uint64, write_cooldown uint64, ' +
  'approver_threshold uint64, approving_oracles_threshold uint64, approving_custodians_threshold uint64, ' +
  'minimum_rank uint64, paid uint64, min_bounty_delay uint64, new_bounty_delay uint64';

/** ABI of delphioracle: prices quoted by block producers. */
export const oracleAbi = abiOf({
  structs: {
    quote: 'value uint64, pair name',
    pairinput: `name name, ${instrument}`,
    globalinput: settings,
    globaltable: `id uint64, total_datapoints_count uint64, ${settings}`,
    pairs:
      'active bool, bounty_awarded bool, bounty_edited_by_custodians bool, proposer name, name name, ' +
      `bounty_amount asset, approving_custodians name[], approving_oracles name[], ${instrument}`,
    datapoints: 'id uint64, owner name, value uint64, median uint64, timestamp time_point',
    stats: 'owner name, timestamp time_point, count uint64, last_claim time_point, balance asset',
    averages: 'id uint64, type uint8, value uint64, timestamp time_point',
    hashes: 'id uint64, owner name, hash checksum256, reveal string, timestamp time_point',
    custodians: 'name name',
  },
  actions: {
    configure: 'g globalinput',
    addcustodian: 'name name',
    delcustodian: 'name name',
    newbounty: 'proposer name, pair pairinput',
    votebounty: 'owner name, bounty name',
    unvotebounty: 'owner name, bounty name',
    cancelbounty: 'name name, reason string',
    write: 'owner name, quotes quote[]',
    writehash: 'owner name, hash checksum256, reveal string',
    claim: 'owner name',
  },
  tables: {
    global: 'globaltable',
    pairs: 'pairs',
    datapoints: 'datapoints',
    stats: 'stats',
    averages: 'averages',
    hashes: 'hashes',
    custodians: 'custodians',
  },
});

import { abiOf } from '../../abi-text.ts';
import { systemAbiText } from '../system-abi.ts';

const { structs, actions, tables } = systemAbiText;

/** ABI of WAX's system contract: the reference's, with voter rewards and genesis balances. */
export const waxSystemAbi = abiOf({
  ...systemAbiText,
  structs: {
    ...structs,
    voter_info: structs.voter_info.replace(
      'staked int64',
      'staked int64, unpaid_voteshare float64, unpaid_voteshare_last_updated time_point, ' +
        'unpaid_voteshare_change_rate float64, last_claim_time time_point',
    ),
    eosio_global_state: structs.eosio_global_state.replace(
      'perblock_bucket int64',
      'perblock_bucket int64, voters_bucket int64, total_voteshare_change_rate float64, ' +
        'total_unpaid_voteshare float64, total_unpaid_voteshare_last_updated time_point',
    ),
    genesis_tokens: 'balance asset, unclaimed_balance asset, last_claim_time time_point, last_updated time_point',
  },
  actions: {
    ...actions,
    voterclaim: 'owner name',
    claimgbmvote: 'owner name',
    claimgbmprod: 'owner name',
    awardgenesis: 'receiver name, tokens asset, nonce uint64',
    claimgenesis: 'claimer name',
  },
  tables: { ...tables, genesis: 'genesis_tokens' },
});

import { readDouble, readNameOrNull } from '../table/read-cell.ts';
import type { TableDefinition } from '../table/table-definition.ts';
import { ofContract } from '../table/tables/system-table.ts';
import type { VoterRow } from '../table/tables/system.ts';
import { stakeOfPlainWeight } from '@antescope/economics/vote-weight';

const { keyType: _, ...byId } = ofContract<VoterRow>('voters', 1000, {
  keyOf: (row) => row.at('owner').text(),
  read: (row) => {
    const lastVoteWeight = readDouble(row.at('last_vote_weight'));
    const proxiedVoteWeight = readDouble(row.at('proxied_vote_weight'));
    const isProxy = row.at('is_proxy').flag();
    const own = Number(lastVoteWeight) - (isProxy ? Number(proxiedVoteWeight) : 0);
    return {
      owner: row.at('owner').text(),
      fioAddress: row.at('fioaddress').textOr(''),
      proxy: readNameOrNull(row.at('proxy')),
      producers: row
        .at('producers')
        .itemsOrNone()
        .map((name) => name.text()),
      // The balance at the time of the vote: a unit weighs 1, and nothing is staked for votes.
      staked: stakeOfPlainWeight(Math.max(0, own)).toString(),
      lastVoteWeight,
      proxiedVoteWeight,
      isProxy,
      flags: 0,
    };
  },
});

/** eosio::voters on FIO, by the ID of the row. */
export const fioVoters: TableDefinition<VoterRow> = { ...byId, id: 'fio.voters' };

/** The same by account. */
export const fioVotersByOwner: TableDefinition<VoterRow> = {
  ...byId,
  id: 'fio.voters.byowner',
  index: { position: '3', keyType: 'name' },
};

import { isName, nameToU64, u64ToName } from '@antescope/codec/chain/name';
import { toHex } from '@antescope/codec/bytes/bytes';
import { floatText, toNodeosJson } from '@antescope/codec/bytes/nodeos-json';
import { indexKey, rowKey } from '@antescope/devnet/state/keys';
import type { IndexRow } from '@antescope/devnet/state/rows';
import type { DevnetNode } from '../../node/devnet-node.ts';
import type { Endpoint } from '../endpoint.ts';
import { JsonText } from '../json-text.ts';
import { Params } from '../params.ts';
import { rowsOf } from '../tables/get-table-rows.ts';
import { authorityJson } from './get-producer-schedule.ts';

const defaultLimit = 50;
const votesIndex = 'producers';

export const getProducers: Endpoint = {
  path: '/v1/chain/get_producers',
  answer(node, body) {
    const params = Params.required(body);
    const json = params.bool('json');
    const lower = params.string('lower_bound');
    const limit = params.uint32('limit', defaultLimit);
    const abi = node.abiOf('eosio');
    const type = abi?.tableType('producers');
    // nodeos answers with the schedule whatever fails.
    if (abi === null || type === undefined || !isName(lower)) return { value: fromSchedule(node) };
    const rows: unknown[] = [];
    let more = '';
    for (const entry of byVotes(node, lower)) {
      if (rows.length >= limit) {
        more = u64ToName(entry.primary);
        break;
      }
      const row = node.database.rows.get(rowKey('eosio', 'eosio', 'producers', entry.primary));
      if (row === undefined) continue;
      const decoded = (): JsonText =>
        new JsonText(toNodeosJson(abi.decodeTableRow('producers', row.value), type, abi, node.keyPrefix));
      rows.push(json ? decoded() : toHex(row.value));
    }
    return { value: { rows, total_producer_vote_weight: totalWeight(node), more } };
  },
};

/** Producers by votes, from the first one with a name ≥ `lower`. */
function byVotes(node: DevnetNode, lower: string): Iterable<IndexRow> {
  const { contractTables, indexes } = node.database;
  const keys = contractTables.secondaries('eosio', 'eosio', votesIndex, 'idx_double');
  if (keys === undefined) return [];
  if (lower === '') return keys.ascending();
  const first = contractTables.primaries('eosio', 'eosio', 'producers')?.first(nameToU64(lower));
  const from =
    first === undefined ? undefined : indexes.get(indexKey('idx_double', 'eosio', 'eosio', votesIndex, first));
  return from === undefined ? [] : keys.ascending(from);
}

function totalWeight(node: DevnetNode): string {
  const abi = node.abiOf('eosio');
  for (const row of rowsOf(node, 'eosio', 'eosio', 'global')) {
    const global = abi?.decodeTableRow('global', row.value) as { total_producer_vote_weight?: number } | undefined;
    if (global?.total_producer_vote_weight !== undefined) return floatText(global.total_producer_vote_weight);
  }
  return floatText(0);
}

/** What nodeos returns without a system contract. */
function fromSchedule(node: DevnetNode): unknown {
  const rows = node.schedules().active.producers.map((producer) => ({
    owner: producer.producer_name,
    producer_authority: authorityJson(producer.authority, node.keyPrefix),
    url: '',
    total_votes: floatText(0),
  }));
  return { rows, total_producer_vote_weight: floatText(0), more: '' };
}

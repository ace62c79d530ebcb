import { encodeDeltas } from '@antescope/codec/ship/deltas';
import { expect, test } from 'vitest';
import { Database } from '@antescope/devnet/state/database';
import { rowKey } from '@antescope/devnet/state/keys';
import { blockDeltas } from '@antescope/devnet/traces/ship-deltas';
import { stateRows } from './rows-of-deltas.ts';

test('a row removed and re-created in one block has one state: the last', () => {
  const database = new Database();
  const row = { code: 'eosio', scope: '', table: 'powup.order', primary: 0n, payer: 'alice', value: Uint8Array.of(1) };
  const key = rowKey(row.code, row.scope, row.table, row.primary);
  database.rows.put(row);
  database.log.begin();
  database.rows.delete(key);
  database.rows.put({ ...row, payer: 'bob', value: Uint8Array.of(2) });
  const deltas = blockDeltas(database.log.changes());
  expect(deltas.flatMap(({ rows }) => rows.map(({ present }) => present))).toEqual([false, true]);
  const { contractRows } = stateRows(encodeDeltas(deltas));
  expect(contractRows).toMatchObject([{ payer: 'bob', value: Uint8Array.of(2) }]);
});

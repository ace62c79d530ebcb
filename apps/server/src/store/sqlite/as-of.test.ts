import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { genesis, randomBlocks } from '../../../test/random-blocks.ts';
import type { BlockRows, ContractRowChange, PermissionChange } from '../block-rows.ts';
import { SqliteReader } from './sqlite-reader.ts';
import { SqliteWriter } from './sqlite-writer.ts';

const chain = 'c'.repeat(64);
const { blocks } = randomBlocks(genesis, 120, 77);
let folder = '';
let reader: SqliteReader;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-as-of-'));
  const path = join(folder, 'history.sqlite');
  const writer = new SqliteWriter(path, chain);
  await writer.apply(blocks, { lastIrreversible: { number: 0, id: '' } });
  await writer.close();
  reader = new SqliteReader(path, chain);
});
afterAll(async () => {
  await reader.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The last change at or before the block of each thing, with the block that made it. */
function lastUpTo<Change>(
  block: number,
  changes: (rows: BlockRows) => Change[],
  key: (change: Change) => string,
): Map<string, { change: Change; block: number }> {
  const last = new Map<string, { change: Change; block: number }>();
  for (const rows of blocks) {
    if (rows.block.number > block) break;
    for (const change of changes(rows)) last.set(key(change), { change, block: rows.block.number });
  }
  return last;
}

const rowKey = (row: ContractRowChange): string => `${row.scope}/${row.primaryKey}`;
const permissionKey = (change: PermissionChange): string => `${change.owner}@${change.name}`;

test('any contract row is readable as of any block: its value, its payer, or that it was not there', async () => {
  let present = 0;
  for (let block = 1; block <= blocks.length; block += 3) {
    for (const { change, block: written } of lastUpTo(block, (rows) => rows.contractRows, rowKey).values()) {
      const found = await reader.row(change.code, change.scope, change.table, change.primaryKey, block);
      if (change.value === null) {
        expect(found).toBeNull();
        continue;
      }
      present++;
      expect({ ...found, value: Buffer.from(found?.value ?? []) }).toEqual({
        code: change.code,
        scope: change.scope,
        table: change.table,
        primaryKey: change.primaryKey,
        payer: change.payer,
        value: Buffer.from(change.value),
        block: written,
      });
    }
  }
  expect(present).toBeGreaterThan(200);
});

test('a table lists its rows in order of unsigned keys, from any key on', async () => {
  const wanted = [...lastUpTo(120, (rows) => rows.contractRows, rowKey).values()]
    .filter(({ change }) => change.scope === 'alice' && change.value !== null)
    .map(({ change }) => change.primaryKey)
    .sort((a, b) => (a < b ? -1 : 1));
  const all = await reader.rows('eosio.token', 'alice', 'accounts', { block: 120, from: 0n, limit: 100 });
  expect(all.map((row) => row.primaryKey)).toEqual(wanted);
  const rest = await reader.rows('eosio.token', 'alice', 'accounts', { block: 120, from: 2n, limit: 1 });
  expect(rest.map((row) => row.primaryKey)).toEqual(wanted.filter((key) => key >= 2n).slice(0, 1));
});

test('permissions are readable as of any block, and keys lead to whoever holds them now', async () => {
  for (let block = 1; block <= blocks.length; block += 5) {
    for (const { change } of lastUpTo(block, (rows) => rows.permissions, permissionKey).values()) {
      const found = await reader.permission(change.owner, change.name, block);
      expect(found?.authority ?? null).toEqual(change.state?.authority ?? null);
    }
  }
  const now = [...lastUpTo(120, (rows) => rows.permissions, permissionKey).values()].map(({ change }) => change);
  const keys = new Set(now.flatMap(({ state }) => state?.authority.keys.map(({ key }) => key) ?? []));
  expect(keys.size).toBeGreaterThan(1);
  for (const key of keys) {
    const wanted = now.flatMap(({ owner, name, state }) => {
      const held = state?.authority.keys.find((one) => one.key === key);
      return held === undefined ? [] : [{ owner, permission: name, weight: held.weight }];
    });
    expect(sorted(await reader.keyHolders(key))).toEqual(sorted(wanted));
  }
  const controlled = now.flatMap(({ owner, name, state }) => {
    const held = state?.authority.accounts.find((one) => one.permission.actor === 'bob');
    return held === undefined ? [] : [{ owner, permission: name, weight: 1, actorPermission: 'active' }];
  });
  expect(sorted(await reader.controlledBy('bob'))).toEqual(sorted(controlled));
});

test('links and code are those of the block that is asked for', async () => {
  for (let block = 1; block <= blocks.length; block += 7) {
    for (const { change } of lastUpTo(
      block,
      (rows) => rows.links,
      (link) => link.account,
    ).values()) {
      const wanted = change.required === null ? [] : [{ code: 'eosio.token', messageType: '', required: 'pay' }];
      expect(await reader.links(change.account, block)).toEqual(wanted);
    }
    for (const { change, block: set } of lastUpTo(
      block,
      (rows) => rows.code,
      (code) => code.account,
    ).values()) {
      expect(await reader.code(change.account, block)).toEqual({ hash: change.hash, privileged: false, block: set });
    }
  }
});

function sorted(list: object[]): string[] {
  return list.map((one) => JSON.stringify(Object.entries(one).sort())).sort();
}

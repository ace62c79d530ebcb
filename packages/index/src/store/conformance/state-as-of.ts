import { afterAll, beforeAll, expect, test } from 'vitest';
import { genesis, randomBlocks } from '../../../test/random-blocks.ts';
import type { BlockRows, ContractRowChange, PermissionChange } from '../block-rows.ts';
import type { HistoryReader, StoredHolder, StoredLink, StoredRow } from '../history-store.ts';
import { type HolderPosition, type LinkPosition, readPages, type RowPosition } from '../list-page.ts';
import { filledPlace, type StoreKind, type StorePlace } from './store-under-test.ts';

const { blocks } = randomBlocks(genesis, 120, 77);

/** Rows, permissions, links, code, ABIs and features as of any block. */
export function stateAsOf(kind: StoreKind): void {
  let place: StorePlace;
  let reader: HistoryReader;
  beforeAll(async () => {
    place = await filledPlace(kind, blocks, 50);
    reader = await place.openReader();
  });
  afterAll(async () => {
    await reader.close();
    await place.remove();
  });
  const read = () => reader;
  rows(read);
  permissions(read);
  changes(read);
  accounts(read);
}

/** The last change of each object at or before the block, with its block. */
function lastUpTo<Change>(
  block: number,
  changesOf: (rows: BlockRows) => Change[],
  key: (change: Change) => string,
): Map<string, { change: Change; block: number }> {
  const last = new Map<string, { change: Change; block: number }>();
  for (const rows of blocks) {
    if (rows.block.number > block) break;
    for (const change of changesOf(rows)) last.set(key(change), { change, block: rows.block.number });
  }
  return last;
}

const rowKey = (row: ContractRowChange): string => `${row.scope}/${row.primaryKey}`;
const permissionKey = (change: PermissionChange): string => `${change.owner}@${change.name}`;

function rows(reader: () => HistoryReader): void {
  test('any contract row as of any block: its value and payer, or null', async () => {
    let present = 0;
    for (let block = 1; block <= blocks.length; block += 3) {
      for (const { change, block: written } of lastUpTo(block, (one) => one.contractRows, rowKey).values()) {
        const result = await reader().row(change.code, change.scope, change.table, change.primaryKey, block);
        if (change.value === null) {
          expect(result).toBeNull();
          continue;
        }
        present++;
        expect({ ...result, value: Buffer.from(result?.value ?? []) }).toEqual({
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

  test('one row after each of many blocks is what it is after each of them', async () => {
    const all = blocks.map((_, index) => index);
    for (const { change } of lastUpTo(blocks.length, (one) => one.contractRows, rowKey).values()) {
      const { code, scope, table, primaryKey } = change;
      const single = await Promise.all(all.map((block) => reader().row(code, scope, table, primaryKey, block)));
      expect(await reader().rowAtBlocks({ code, scope, table, primaryKey }, all)).toEqual(single);
    }
  });

  test('a table lists its rows by unsigned key, from any key', async () => {
    for (const block of [30, 120]) {
      const expected = [...lastUpTo(block, (one) => one.contractRows, rowKey).values()]
        .filter(({ change }) => change.table === 'accounts' && change.scope === 'alice' && change.value !== null)
        .map(({ change }) => change.primaryKey)
        .sort((a, b) => (a < b ? -1 : 1));
      const all = await reader().rows('eosio.token', 'alice', 'accounts', { block, from: 0n, limit: 100 });
      expect(all.items.map((row) => row.primaryKey)).toEqual(expected);
      const rest = await reader().rows('eosio.token', 'alice', 'accounts', { block, from: 2n, limit: 1 });
      expect(rest.items.map((row) => row.primaryKey)).toEqual(expected.filter((key) => key >= 2n).slice(0, 1));
      expect(rest.next).toBe(expected.filter((key) => key >= 2n)[1] ?? null);
      const one = await reader().rowsOfScope('alice', 'accounts', block, 100);
      expect(one.items.map((row) => row.primaryKey)).toEqual(expected);
      expect(one.complete).toBe(true);
      expect(await reader().rowsOfScope('alice', 'accounts', block, 1)).toMatchObject({
        items: { length: Math.min(1, expected.length) },
        complete: expected.length <= 1,
      });
    }
    const nothing = { items: [], next: null };
    const query = { block: 120, from: 0n, limit: 9 };
    expect(await reader().rows('eosio.token', 'alice', 'stat', query)).toEqual(nothing);
    expect(await reader().rows('unknown', 'alice', 'accounts', query)).toEqual(nothing);
  });

  test('rows of a table in all scopes, and the scopes of a key, in pages, at new and old blocks', async () => {
    for (const block of [40, 100, 119, 120]) {
      const now = [...lastUpTo(block, (one) => one.contractRows, rowKey).values()].filter(
        ({ change }) => change.table === 'accounts' && change.value !== null,
      );
      for (const limit of [1000, 3, 1]) {
        const all = await readPages<StoredRow, RowPosition>(
          (from) => reader().rowsOfTable('eosio.token', 'accounts', { block, from, limit }),
          Infinity,
        );
        expect(all.items.map((row) => `${row.scope}/${row.primaryKey}`).sort()).toEqual(
          now.map(({ change }) => rowKey(change)).sort(),
        );
        const scopes = await readPages<string, string>(
          (from) => reader().scopesOfRow('eosio.token', 'accounts', 5459781n, { block, from, limit }),
          Infinity,
        );
        const holding = now.filter(({ change }) => change.primaryKey === 5459781n).map(({ change }) => change.scope);
        expect(scopes.items.toSorted()).toEqual(holding.sort());
        expect(holding.length).toBeGreaterThan(0);
      }
    }
    expect(await reader().contractsWithTable('accounts')).toEqual(['eosio.token']);
    expect(await reader().contractsWithTable('nothing')).toEqual([]);
  });
}

function permissions(reader: () => HistoryReader): void {
  test('permissions as of any block, and current holders of keys', async () => {
    for (let block = 1; block <= blocks.length; block += 5) {
      for (const { change, block: set } of lastUpTo(block, (one) => one.permissions, permissionKey).values()) {
        const result = await reader().permission(change.owner, change.name, block);
        const { state } = change;
        expect(result).toEqual(
          state === null ? null : { owner: change.owner, name: change.name, ...state, block: set },
        );
        expect(await reader().permissions(change.owner, block)).toEqual(result === null ? [] : [result]);
      }
    }
    expect(await reader().permissions('unknown', 120)).toEqual([]);
    const now = [...lastUpTo(120, (one) => one.permissions, permissionKey).values()].map(({ change }) => change);
    const keys = new Set(now.flatMap(({ state }) => state?.authority.keys.map(({ key }) => key) ?? []));
    expect(keys.size).toBeGreaterThan(1);
    for (const key of keys) {
      const expected = now.flatMap(({ owner, name, state }) => {
        const held = state?.authority.keys.find((one) => one.key === key);
        return held === undefined ? [] : [{ owner, permission: name, weight: held.weight }];
      });
      for (const limit of [100, 1]) {
        const held = await readPages<StoredHolder, HolderPosition>(
          (after) => reader().keyHolders(key, { after, limit }),
          Infinity,
        );
        expect(held.items).toEqual(expected.sort(byHolder));
      }
    }
    expect((await reader().keyHolders('PUB_K1_missing', { after: null, limit: 9 })).items).toEqual([]);
    const controlled = now.flatMap(({ owner, name, state }) => {
      const held = state?.authority.accounts.find((one) => one.permission.actor === 'bob');
      return held === undefined ? [] : [{ owner, permission: name, weight: 1, actorPermission: 'active' }];
    });
    for (const limit of [100, 1]) {
      const held = await readPages<StoredHolder, HolderPosition>(
        (after) => reader().controlledBy('bob', { after, limit }),
        Infinity,
      );
      expect(held.items).toEqual(controlled.sort(byHolder));
    }
  });
}

function changes(reader: () => HistoryReader): void {
  test('touched rows of a block with previous and new state, and touched permissions', async () => {
    for (const { block, contractRows, permissions: changed } of blocks) {
      const touched = await reader().touchedRows(block.number, null, 100);
      expect(touched.map(({ scope, primaryKey }) => `${scope}/${primaryKey}`).sort()).toEqual(
        contractRows.map(rowKey).sort(),
      );
      const before = lastUpTo(block.number - 1, (one) => one.contractRows, rowKey);
      for (const row of touched) {
        const key = `${row.scope}/${row.primaryKey}`;
        const now = contractRows.find((one) => rowKey(one) === key)!;
        expect(hexOf(row.after?.value)).toBe(hexOf(now.value));
        expect(hexOf(row.before?.value)).toBe(hexOf(before.get(key)?.change.value));
      }
      expect(sorted(await reader().touchedPermissions(block.number))).toEqual(
        sorted(changed.map(({ owner, name }) => ({ owner, name }))),
      );
    }
    const full = blocks.find(({ contractRows }) => contractRows.length > 1)!.block.number;
    expect(await reader().touchedRows(full, ['unknown'], 100)).toEqual([]);
    expect(await reader().touchedRows(full, null, 1)).toHaveLength(1);
    expect((await reader().touchedRows(full, ['unknown', 'eosio.token'], 100)).length).toBeGreaterThan(1);
  });

  test('links and code as of the requested block', async () => {
    for (let block = 1; block <= blocks.length; block += 7) {
      const links = lastUpTo(
        block,
        (one) => one.links,
        (link) => link.account,
      );
      for (const { change, block: made } of links.values()) {
        const link = { code: 'eosio.token', messageType: '', required: 'pay', block: made };
        const expected = change.required === null ? [] : [link];
        expect(await reader().links(change.account, block)).toEqual(expected);
      }
      const codes = lastUpTo(
        block,
        (one) => one.code,
        (code) => code.account,
      );
      for (const { change, block: set } of codes.values()) {
        const expected = { hash: change.hash, privileged: false, block: set };
        expect(await reader().code(change.account, block)).toEqual(expected);
      }
    }
    expect(await reader().code('unknown', 120)).toBeNull();
  });

  test('links of all accounts as of a block, page by page, by contract, action and permission', async () => {
    const block = 90;
    const made = lastUpTo(
      block,
      (one) => one.links,
      (link) => link.account,
    );
    const expected = [...made.values()].flatMap(({ change, block: written }) =>
      change.required === null ? [] : [{ ...change, block: written }],
    );
    expect(expected.length).toBeGreaterThan(1);
    expect(expected.length).toBeLessThan(made.size);
    const byAccount = <Link extends { account: string }>(links: Link[]): Link[] =>
      links.toSorted((a, b) => (a.account < b.account ? -1 : 1));
    for (const limit of [1, 2, 1000]) {
      const { items } = await readPages<StoredLink & { account: string }, LinkPosition>(
        (after) => reader().linksOfChain({ block, after, limit }),
        1000,
      );
      expect(byAccount(items)).toEqual(byAccount(expected));
    }
    const first = { block, after: null, limit: 1000 };
    const filtered = await reader().linksOfChain({ ...first, code: 'eosio.token', messageType: '', required: 'pay' });
    expect(byAccount(filtered.items)).toEqual(byAccount(expected));
    for (const filter of [{ code: 'eosio' }, { messageType: 'transfer' }, { required: 'active' }])
      expect(await reader().linksOfChain({ ...first, ...filter })).toEqual({ items: [], next: null });
  });

  test('accounts by the hash of their newest code', async () => {
    const codes = [
      ...lastUpTo(
        120,
        (one) => one.code,
        (code) => code.account,
      ).values(),
    ].map(({ change }) => change);
    const all = new Set(blocks.flatMap((one) => one.code.map(({ hash }) => hash)).filter((hash) => hash !== null));
    expect(all.size).toBeGreaterThan(1);
    for (const hash of all) {
      const expected = codes.filter((change) => change.hash === hash).map(({ account }) => account);
      expect((await reader().accountsWithCode(hash, 1000)).toSorted()).toEqual(expected.toSorted());
      expect(await reader().accountsWithCode(hash, 1)).toHaveLength(Math.min(1, expected.length));
    }
    expect(await reader().accountsWithCode('0'.repeat(64), 10)).toEqual([]);
  });
}

function accounts(reader: () => HistoryReader): void {
  test('ABIs by block, newest first, with their bytes', async () => {
    const all = blocks.flatMap(({ block, abis }) => abis.map((abi) => ({ block, abi })));
    const names = new Set(all.map(({ abi }) => abi.account));
    for (const account of names) {
      const mine = all.filter(({ abi }) => abi.account === account).toReversed();
      const positions = mine.map(({ block }) => ({ number: block.number, id: block.id }));
      expect(await reader().abiVersions(account, 120)).toEqual(positions.slice(0, 2));
      expect(await reader().abiVersions(account, mine.at(-1)!.block.number - 1)).toEqual([]);
      for (const { block, abi } of mine) {
        expect(Buffer.from((await reader().abi(account, block.number))!)).toEqual(Buffer.from(abi.abi));
      }
      const created = { creator: null, created: mine.at(-1)!.abi.created, transaction: null };
      expect(await reader().creation(account)).toEqual(created);
    }
    expect(await reader().abi('unknown', 1)).toBeNull();
    expect(await reader().creation('unknown')).toBeNull();
    expect(await reader().accountCount()).toBe(names.size);
    for (const { digest, block } of blocks.flatMap(({ features }) => features)) {
      expect(await reader().feature(digest)).toBe(block);
    }
    expect(await reader().feature('f'.repeat(64))).toBeNull();
  });
}

function byHolder(a: StoredHolder, b: StoredHolder): number {
  if (a.owner !== b.owner) return a.owner < b.owner ? -1 : 1;
  return a.permission < b.permission ? -1 : 1;
}

function hexOf(value: Uint8Array | null | undefined): string | null {
  return value === null || value === undefined ? null : Buffer.from(value).toString('hex');
}

function sorted(list: object[]): string[] {
  return list.map((one) => JSON.stringify(Object.entries(one).sort())).sort();
}

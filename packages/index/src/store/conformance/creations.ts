import { nameToU64 } from '@antescope/codec/chain/name';
import { expect, test } from 'vitest';
import { genesis, randomBlocks } from '../../../test/random-blocks.ts';
import type { ActionRows, BlockRows } from '../block-rows.ts';
import { type CreationPosition, readPages } from '../list-page.ts';
import type { StoredCreation } from '../history-store.ts';
import { nothingFinal, type StoreKind } from './store-under-test.ts';

/** Creators of accounts, from the native newaccount actions. */
export function creations(kind: StoreKind): void {
  test('accounts created by one account, newest first; an undone creation is removed', async () => {
    const { blocks } = randomBlocks(genesis, 30, 4);
    const made = createIn(blocks);
    const place = await kind.create();
    const writer = await place.openWriter();
    await writer.apply(blocks, nothingFinal);
    const reader = await place.openReader();
    const newest = made.toReversed();
    const createdBy = (limit: number, creator: string | null = 'eosio') =>
      readPages<StoredCreation, CreationPosition>((after) => reader.createdBy(creator, { after, limit }), Infinity);
    const expected = newest.map(({ account }) => ({ account, creator: 'eosio', created: '2026-02-02T00:00:00.000' }));
    for (const limit of [100, 2, 1]) {
      expect(await createdBy(limit)).toEqual({ items: expected, next: null });
      expect(await createdBy(limit, null)).toEqual({ items: expected, next: null });
    }
    expect(await reader.createdBy('eosio', { after: null, limit: 2 })).toEqual({
      items: expected.slice(0, 2),
      next: { block: newest[1]!.block, account: newest[1]!.account },
    });
    expect(await reader.createdBy('alice', { after: null, limit: 2 })).toEqual({ items: [], next: null });
    const last = newest[0]!;
    expect(await reader.creation(last.account)).toEqual({
      creator: 'eosio',
      created: '2026-02-02T00:00:00.000',
      transaction: last.transaction,
    });
    await writer.undoTo(last.block - 1);
    expect(await reader.creation(last.account)).toBeNull();
    expect((await createdBy(3)).items.map(({ account }) => account)).toEqual(
      made
        .filter(({ block }) => block < last.block)
        .map(({ account }) => account)
        .toReversed(),
    );
    await reader.close();
    await writer.close();
    await place.remove();
  });
}

/** Turns the first execution of some blocks into a newaccount; returns them in chain order. */
export function createIn(blocks: BlockRows[]): { account: string; block: number; transaction: number }[] {
  const made: { account: string; block: number; transaction: number }[] = [];
  let transaction = 0;
  for (const rows of blocks) {
    const at = rows.transactions.findIndex(({ actions }) => actions.some(isExecution));
    if (at >= 0 && rows.block.number % 3 === 0) {
      const account = `made${'abcdefghijklmnopqrstuvwxyz'[made.length]!}`;
      const action = rows.transactions[at]!.actions.find(isExecution)!;
      const data = Buffer.alloc(16);
      data.writeBigUInt64LE(nameToU64('eosio'), 0);
      data.writeBigUInt64LE(nameToU64(account), 8);
      Object.assign(action, { receiver: 'eosio', account: 'eosio', name: 'newaccount', data: new Uint8Array(data) });
      rows.abis.push({ account, created: '2026-02-02T00:00:00.000', abi: new Uint8Array() });
      made.push({ account, block: rows.block.number, transaction: transaction + at + 1 });
    }
    transaction += rows.transactions.length;
  }
  expect(made.length).toBeGreaterThan(3);
  return made;
}

function isExecution(action: ActionRows): boolean {
  return action.globalSequence === action.executionSequence;
}

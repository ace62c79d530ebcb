import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ChainStore } from './chain-store.ts';

let folder: string;
let store: ChainStore;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-store-'));
  store = new ChainStore(join(folder, 'chain.sqlite'));
});

afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

const alice = 1n;
const bob = -2n;

function append(number: number, branch = 'a'): void {
  const bytes = new Uint8Array(2000).fill(number);
  store.append(
    { number, id: `${number}`.padStart(8, '0') + branch.repeat(56), content: bytes, traces: bytes, deltas: bytes },
    {
      transactions: [`${branch}${number}`.padEnd(64, '0')],
      actions: [
        { account: alice, globalSequence: BigInt(number * 10) },
        { account: bob, globalSequence: BigInt(number * 10) },
        { account: alice, globalSequence: BigInt(number * 10 + 1) },
      ],
    },
  );
}

describe('chain store', () => {
  test('returns stored blocks', () => {
    append(1);
    append(2);
    expect(store.headNumber()).toBe(2);
    expect(store.content(2)).toEqual(new Uint8Array(2000).fill(2));
    expect(store.traces(2)).toEqual(new Uint8Array(2000).fill(2));
    expect(store.idOf(3)).toBeNull();
    expect(store.blockOfTransaction('a2'.padEnd(64, '0'))).toBe(2);
    expect(store.transactionsByPrefix('a2000000')).toEqual(['a2'.padEnd(64, '0')]);
  });

  test('numbers the actions of each account without gaps', () => {
    for (const number of [1, 2, 3]) append(number);
    expect(store.lastSequence(alice)).toBe(5);
    expect(store.lastSequence(bob)).toBe(2);
    expect(store.accountActions(alice, 2, 4).map((place) => [place.sequence, place.globalSequence])).toEqual([
      [2, 20n],
      [3, 21n],
      [4, 30n],
    ]);
  });

  test('undo deletes everything of the blocks above', () => {
    for (const number of [1, 2, 3]) append(number);
    store.saveSnapshot(3, new Uint8Array([3]));
    store.undoTo(1);
    expect(store.headNumber()).toBe(1);
    expect(store.blockOfTransaction('a2'.padEnd(64, '0'))).toBeNull();
    expect([...store.snapshots()]).toEqual([]);
    append(2, 'b');
    expect(store.accountActions(alice, 0, 99).map((place) => place.globalSequence)).toEqual([10n, 11n, 20n, 21n]);
  });

  test('pruning deletes old blocks, and keeps counting the actions of each account', () => {
    for (const number of [1, 2, 3, 4]) append(number);
    store.pruneBelow(3);
    expect(store.firstNumber()).toBe(3);
    expect(store.idOf(2)).toBeNull();
    expect(store.blockOfTransaction('a2'.padEnd(64, '0'))).toBeNull();
    expect(store.accountActions(alice, 0, 99).map(({ sequence }) => sequence)).toEqual([4, 5, 6, 7]);
    store.pruneBelow(5);
    append(5);
    expect(store.lastSequence(alice)).toBe(9);
    expect(store.accountActions(bob, 0, 99).map(({ sequence }) => sequence)).toEqual([3, 4]);
  });

  test('a failed append changes nothing', () => {
    append(1);
    expect(() =>
      store.atomically(() => {
        append(2);
        throw new Error('power');
      }),
    ).toThrow('power');
    expect(store.headNumber()).toBe(1);
    expect(store.lastSequence(alice)).toBe(1);
  });

  test('keeps the newest snapshots', () => {
    for (const number of [1, 2, 3]) append(number);
    for (const number of [1, 2, 3]) store.saveSnapshot(number, new Uint8Array([number]));
    expect([...store.snapshots()].map(({ number, state }) => [number, ...state])).toEqual([
      [3, 3],
      [2, 2],
    ]);
  });
});

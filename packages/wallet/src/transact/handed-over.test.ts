import { expect, test } from 'vitest';
import type { AttemptChain, Located } from './attempt-state.ts';
import { draftOf } from './given-transaction.ts';
import { HandedOver } from './handed-over.ts';
import { HeldStore, type Intent } from './held-store.ts';

const chainId = 'ab'.repeat(32);
const level = { actor: 'alice', permission: 'active' };
const expiration = '2026-11-21T03:20:00';

function intentOf(key: string): Intent {
  const action = { account: 'token', name: 'transfer', authorization: [level], data: new TextEncoder().encode(key) };
  const draft = draftOf({ expiration, ref_block_num: 1, ref_block_prefix: 2, actions: [action] });
  return { key, title: `Sent ${key}`, draft: { ...draft, signatures: ['SIG_K1_secret'] } };
}

/** Storage of a browser, which holds `room` characters. */
class TestStorage extends Map<string, string> {
  room = Number.POSITIVE_INFINITY;

  getItem(key: string): string | null {
    return this.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (value.length > this.room) throw new Error('QuotaExceededError');
    this.set(key, value);
  }

  removeItem(key: string): void {
    this.delete(key);
  }
}

/** A chain at a head time, with or without its head and irreversible block at 9000. */
function chainAt(head: string, located: Located): AttemptChain {
  return {
    times: async () => ({ head, irreversible: head, irreversibleBlock: 9000 }),
    locate: async () => located,
  };
}

const unreachable: AttemptChain = {
  times: () => Promise.reject(new Error('Offline')),
  locate: () => Promise.reject(new Error('Offline')),
};

/** What another tab, or this one after a reload, has. */
function heldBy(storage: TestStorage, chain: AttemptChain = unreachable, actor = 'alice'): HandedOver {
  return new HandedOver(chain, new HeldStore(storage, chainId, actor));
}

test('another tab has the transaction and signs the same act as the same transaction', async () => {
  const storage = new TestStorage();
  const intent = intentOf('to bob');
  expect(heldBy(storage).keep(intent)).toBe(true);
  expect(heldBy(storage).keep(intent)).toBe(false);
  const open = chainAt('2026-11-21T03:10:00', { state: 'absent', first: 1, last: 9000 });
  const other = heldBy(storage, open);
  expect(other.until).toBe(expiration);
  const renewed = { ...intent, draft: { ...intent.draft, id: 'cd'.repeat(32) } };
  const settled = await other.settle(renewed);
  expect(settled).toMatchObject({ sign: { key: 'to bob', title: 'Sent to bob', draft: { id: intent.draft.id } } });
  expect('sign' in settled && settled.sign.draft.packed).toEqual(intent.draft.packed);
  const different = intentOf('to carol');
  expect(await other.settle(different)).toEqual({ sign: different });
  expect(heldBy(storage, open, 'bob').until).toBeNull();
});

test('a stored transaction with other actions than the review is not signed for it', async () => {
  const storage = new TestStorage();
  const open = chainAt('2026-11-21T03:10:00', { state: 'absent', first: 1, last: 9000 });
  heldBy(storage).keep({ ...intentOf('to mallory'), key: 'to bob' });
  await expect(heldBy(storage, open).settle(intentOf('to bob'))).rejects.toMatchObject({ code: 'unsettled' });
});

test('a transaction is forgotten once it is in no irreversible block, in every tab', async () => {
  const storage = new TestStorage();
  const dead = chainAt('2026-11-21T03:30:00', { state: 'absent', first: 1, last: 9000 });
  const held = heldBy(storage, dead);
  held.keep(intentOf('to bob'));
  expect(await held.included()).toBeNull();
  expect(heldBy(storage).until).toBeNull();
  expect([...storage.keys()]).toEqual([]);
});

test('with the first blocks not searched and the time of handing over unknown, its absence is not certain', async () => {
  const storage = new TestStorage();
  heldBy(storage).keep(intentOf('to bob'));
  const later = heldBy(storage, chainAt('2026-11-21T03:30:00', { state: 'absent', first: 1700, last: 9000 }));
  expect(await later.included()).toBeNull();
  // Nothing can be sent any more, so nothing is announced.
  expect(later.until).toBeNull();
  await expect(later.settle(intentOf('to bob'))).rejects.toMatchObject({ code: 'undetermined' });
  const again = intentOf('to bob');
  expect(await later.settle(again)).toEqual({ sign: again });
});

test('a block an hour before handing over is where the search may begin', async () => {
  const storage = new TestStorage();
  const chain = chainAt('2026-11-21T03:30:00', { state: 'absent', first: 1700, last: 9000 });
  heldBy(storage, chain).keep(intentOf('to bob'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(await heldBy(storage, chain).included()).toBeNull();
  expect([...storage.keys()]).toEqual([]);
});

test('no signature is stored, and what is no transaction is left out', () => {
  const storage = new TestStorage();
  const held = heldBy(storage);
  held.keep(intentOf('to bob'));
  const [[key, text]] = [...storage] as [[string, string]];
  expect(text).not.toContain('secret');
  const [stored] = JSON.parse(text) as [Record<string, unknown>];
  const damaged = [
    null,
    7,
    {},
    { ...stored, packed: 'zz' },
    { ...stored, packed: (stored.packed as string).slice(2) },
    { ...stored, after: -1 },
    { ...stored, after: '0' },
    { ...stored, title: { html: '<b>' } },
  ];
  for (const each of damaged) {
    storage.set(key, JSON.stringify([each]));
    expect(held.until).toBeNull();
  }
  for (const broken of ['', '{', '{}', 'null']) {
    storage.set(key, broken);
    expect(held.until).toBeNull();
  }
  storage.set(key, JSON.stringify([...damaged, stored]));
  expect(held.until).toBe(expiration);
});

test('what cannot be stored does not leave the page, and the store has a limit', () => {
  const storage = new TestStorage();
  const held = heldBy(storage);
  for (let index = 0; index < 60; index += 1) held.keep(intentOf(`to ${index}`));
  expect(new HeldStore(storage, chainId, 'alice').load()).toHaveLength(50);
  storage.room = 10;
  expect(() => held.keep(intentOf('to bob'))).toThrow(expect.objectContaining({ code: 'not-stored' }));
});

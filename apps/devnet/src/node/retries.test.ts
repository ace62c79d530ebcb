import { expect, test } from 'vitest';
import { Retries } from './retries.ts';

const expiration = '2026-11-21T03:20:30';

/** A chain of block numbers set by the test. */
function moving(state: { head: number; irreversible: number; time: string; block: number | null }): Retries {
  return new Retries({
    headNumber: () => state.head,
    irreversibleNumber: () => state.irreversible,
    headTime: () => state.time,
    blockOf: () => state.block,
  });
}

async function settled(promise: Promise<void>): Promise<string> {
  return Promise.race([
    promise.then(
      () => 'there',
      (error: Error) => error.message,
    ),
    Promise.resolve().then(() => Promise.resolve().then(() => 'waiting')),
  ]);
}

test('waits for a number of blocks on top, also after a fork', async () => {
  const state = { head: 10, irreversible: 1, time: '2026-11-21T03:20:00.500', block: 10 as number | null };
  const retries = moving(state);
  const waited = retries.wait('id', expiration, 2);
  state.head = 11;
  retries.blockApplied();
  expect(await settled(waited)).toBe('waiting');
  state.block = 12;
  state.head = 13;
  retries.blockApplied();
  expect(await settled(waited)).toBe('waiting');
  state.head = 14;
  retries.blockApplied();
  expect(await settled(waited)).toBe('there');
});

test('without a number of blocks waits for irreversibility', async () => {
  const state = { head: 40, irreversible: 9, time: '2026-11-21T03:20:00.500', block: 10 as number | null };
  const retries = moving(state);
  const waited = retries.wait('id', expiration, null);
  retries.blockApplied();
  expect(await settled(waited)).toBe('waiting');
  state.irreversible = 10;
  retries.blockApplied();
  expect(await settled(waited)).toBe('there');
});

test('rejects once the transaction has expired', async () => {
  const state = { head: 10, irreversible: 1, time: '2026-11-21T03:20:30.500', block: null };
  const retries = moving(state);
  const waited = retries.wait('1d', expiration, 1);
  retries.blockApplied();
  expect(await settled(waited)).toBe(
    'expired retry transaction 1d, expiration 2026-11-21T03:20:30.000, block time 2026-11-21T03:20:30.500',
  );
});

import { expect, test } from 'vitest';
import { data, empty, failed, meta } from './outcome.ts';
import { LastKnown } from './last-known.ts';

const failure = { source: 'node', endpoint: 'http://a', code: 'timeout', message: 'No answer within 5000 ms' };
const at = meta({ source: 'node', block: 7, time: '2026-11-21T00:00:00.000Z' });

test('a failed reading carries the last value, the block it was true at, and why it failed', async () => {
  const last = new LastKnown({ entries: 10, bytes: 1000 });
  expect(await last.of('alice', Promise.resolve(failed<string>([failure])))).toMatchObject({
    state: 'failed',
    stale: null,
  });
  await last.of('alice', Promise.resolve(data('5 EOS', at)));
  expect(await last.of('alice', Promise.resolve(failed<string>([failure])))).toEqual({
    state: 'failed',
    stale: '5 EOS',
    meta: { ...at, complete: false, failures: [failure] },
  });
  expect(await last.of('bob', Promise.resolve(failed<string>([failure])))).toMatchObject({ stale: null });
});

test('what turned out to be gone is forgotten, and so is the oldest when there is too much', async () => {
  const last = new LastKnown({ entries: 2, bytes: 1000 });
  await last.of('a', Promise.resolve(data('x', at)));
  await last.of('a', Promise.resolve(empty<string>(at)));
  expect(await last.of('a', Promise.resolve(failed<string>([failure])))).toMatchObject({ stale: null });
  for (const key of ['a', 'b', 'c']) await last.of(key, Promise.resolve(data(key, at)));
  expect(await last.of('a', Promise.resolve(failed<string>([failure])))).toMatchObject({ stale: null });
  expect(await last.of('c', Promise.resolve(failed<string>([failure])))).toMatchObject({ stale: 'c' });
  await last.of('large', Promise.resolve(data('x'.repeat(1000), at)));
  expect(await last.of('large', Promise.resolve(failed<string>([failure])))).toMatchObject({ stale: null });
});

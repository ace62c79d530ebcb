import { expect, test } from 'vitest';
import { AbiVersions } from './abi-versions.ts';
import type { DecodingReader } from './request-cache.ts';

test('a current ABI that cannot be read is asked for once, not for every row', async () => {
  const reader: DecodingReader = {
    abiVersions: () => Promise.resolve([]),
    abi: () => Promise.resolve(null),
    feature: () => Promise.resolve(null),
  };
  const asked: string[] = [];
  const abis = new AbiVersions(reader, {
    of(account) {
      asked.push(account);
      return Promise.reject(new Error('no node answers'));
    },
  });
  const bytes = new Uint8Array(8);
  expect(await abis.action('market', 'sell', bytes, 5)).toEqual({ value: null, undecoded: 'no-abi: no node answers' });
  await abis.action('market', 'sell', bytes, 6);
  await abis.over(reader).action('market', 'sell', bytes, 7);
  await abis.action('assets', 'mint', bytes, 7);
  expect(asked).toEqual(['market', 'assets']);
});

test('which ABI applies is read once for the rows of a response, in any order, and again before a change', async () => {
  const changes = [40, 20].map((number) => ({ number, id: String(number) }));
  const reads: number[] = [];
  const reader: DecodingReader = {
    abiVersions(_, block) {
      reads.push(block);
      return Promise.resolve(changes.filter(({ number }) => number <= block).slice(0, 2));
    },
    abi: () => Promise.resolve(null),
    feature: () => Promise.resolve(null),
  };
  const rows = new AbiVersions(reader).forRows(100);
  for (const block of [50, 90, 41, 100]) await rows.rowJson('token', 'stat', new Uint8Array(1), block);
  expect(reads).toEqual([100]);
  for (const block of [30, 39, 25, 60]) await rows.rowJson('token', 'stat', new Uint8Array(1), block);
  expect(reads).toEqual([100, 30, 39]);
  for (const block of [10, 10]) await rows.rowJson('token', 'stat', new Uint8Array(1), block);
  expect(reads).toEqual([100, 30, 39, 10]);
});

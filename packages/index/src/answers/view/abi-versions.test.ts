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

import { expect, test } from 'vitest';
import { publicKeyFor } from './private-key.ts';

const wif = '5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3';
const key = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';

test('[SEARCH-003] a private key becomes its public key, with the prefix of the chain', () => {
  expect(publicKeyFor(wif, 'EOS')).toBe(key);
  expect(publicKeyFor(wif, 'FIO')).toBe(`FIO${key.slice(3)}`);
});

test('[SEARCH-004] a private key with a wrong checksum is refused', () => {
  expect(publicKeyFor(`${wif.slice(0, -1)}4`, 'EOS')).toBeNull();
  expect(publicKeyFor('PVT_K1_nonsense', 'EOS')).toBeNull();
});

import { expect, test } from 'vitest';
import { discontinuedWallets } from './discontinued.ts';
import { providers } from './registry.ts';

test('[AUTH-015] every wallet type is a provider, or a discontinued wallet with its replacement', () => {
  const signers = ['scatter', 'wombat', 'tokenpocket', 'anchor', 'webauth', 'cloudwallet', 'metamask'];
  const hardware = ['ledger', 'trezor'];
  const commandLines = ['cleos', 'eosc', 'protoncli', 'clio'];
  const keys = providers.map(({ id }) => id);
  expect(keys).toEqual(expect.arrayContaining([...signers, ...hardware, ...commandLines]));
  expect(new Set(keys).size).toBe(keys.length);
  const eos = {
    key: 'eos',
    family: 'eosio',
    walletProviders: ['anchor', 'wombat', 'tokenpocket'],
    walletLink: 'https:',
  };
  const discontinued = new Map(discontinuedWallets(eos).map(({ name, replacedBy }) => [name, replacedBy]));
  for (const name of ['SQRL', 'SimplEOS', 'Lynx', 'EOS Auth'])
    expect(discontinued.get(name)?.length, name).toBeGreaterThan(0);
});

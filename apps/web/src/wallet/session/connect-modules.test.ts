import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { providers } from '@antescope/wallet/providers/registry';
import { expect, test } from 'vitest';
import { strings } from '../strings.ts';
import { loadConnect } from './connect-modules.ts';
import { providerStrings } from './provider-strings.ts';

test('every provider has an interface half under its id and a name, and no half is without a provider', () => {
  const files = readdirSync(new URL('../connect/', import.meta.url)).filter((name) => name.endsWith('.tsx'));
  expect(files.map((name) => basename(name, '.tsx')).toSorted()).toEqual(providers.map(({ id }) => id).toSorted());
  for (const info of providers) {
    const { name, audience } = providerStrings(strings, info);
    expect(name, info.id).not.toBe(info.id);
    expect(audience, info.id).not.toBe('');
  }
});

test('an interface half is for the provider of its id', async () => {
  const context = {
    chainId: 'ab',
    call: async () => ({}),
    abi: async () => null,
    storage: null,
    relay: null,
    walletLink: null,
  };
  for (const { id } of providers) {
    const { provider } = (await loadConnect(id))(context);
    expect(provider.info.id).toBe(id);
  }
  await expect(loadConnect('no-such-wallet')).rejects.toMatchObject({ code: 'no-provider' });
});

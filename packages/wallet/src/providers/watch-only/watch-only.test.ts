import { expect, test } from 'vitest';
import { WatchOnlyProvider } from './provider.ts';

const context = {
  chainId: 'ab',
  call: async () => ({ permissions: [{ perm_name: 'active' }] }),
  abi: async () => null,
  storage: null,
  relay: null,
  walletLink: null,
};

test('an account without keys is connected by its name, and never signs', async () => {
  const provider = new WatchOnlyProvider(context);
  const session = await provider.login({ actor: 'alice', permission: 'active' });
  expect(session).toMatchObject({ actor: 'alice', permission: 'active', provider: 'watch-only', publicKey: null });
  expect(await provider.restore()).toBe('ready');
  await expect(provider.login({ actor: 'alice', permission: 'game' })).rejects.toMatchObject({ code: 'no-account' });
  await expect(provider.sign()).rejects.toMatchObject({ code: 'no-provider' });
});

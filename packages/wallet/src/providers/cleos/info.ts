import type { ProviderInfo } from '../provider.ts';

/** cleos and the command lines made of it, which hold keys in a wallet of their own. */
export const cleosInfo: ProviderInfo = {
  id: 'cleos',
  nameKey: 'cleos',
  offeredOn: () => true,
  availability: () => Promise.resolve({ state: 'ready' }),
};

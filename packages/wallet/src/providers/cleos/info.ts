import type { ProviderInfo } from '../provider.ts';

/** cleos, which holds keys in keosd. FIO has a fork of it. */
export const cleosInfo: ProviderInfo = {
  id: 'cleos',
  nameKey: 'cleos',
  offeredOn: ({ family }) => family !== 'fio',
  availability: () => Promise.resolve({ state: 'ready' }),
};

import type { ProviderInfo } from '../provider.ts';

/** Accounts without keys: transactions are prepared and exported. */
export const watchOnlyInfo: ProviderInfo = {
  id: 'watch-only',
  nameKey: 'watchOnly',
  signs: false,
  offeredOn: ({ family }) => family !== 'fio',
  availability: () => Promise.resolve({ state: 'ready' }),
};

import type { ProviderInfo } from '../provider.ts';

/** clio, the fork of cleos for FIO. */
export const clioInfo: ProviderInfo = {
  id: 'clio',
  nameKey: 'clio',
  offeredOn: ({ family }) => family === 'fio',
  availability: () => Promise.resolve({ state: 'ready' }),
};

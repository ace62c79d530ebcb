import type { ProviderInfo } from '../provider.ts';

/** eosc of EOS Canada, which holds keys in a vault file. It knows no chains with other key prefixes. */
export const eoscInfo: ProviderInfo = {
  id: 'eosc',
  nameKey: 'eosc',
  offeredOn: ({ family }) => family !== 'fio' && family !== 'xpr',
  availability: () => Promise.resolve({ state: 'ready' }),
};

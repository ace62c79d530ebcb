import { account, sentence, type SentenceChain } from '../../sentence.ts';
import type { FurtherFamily } from '../family.ts';

/** Profiles: contract, action and fields are those of the chain's configuration. */
export function accountInfoSentences({ accountInfo }: Pick<SentenceChain, 'accountInfo'>): FurtherFamily[] {
  if (accountInfo === null) return [];
  const { contract: profiles, action, fields } = accountInfo;
  return [
    {
      appliesTo: (contract) => contract === profiles,
      actions: { [action]: (data) => sentence('profileSet', { account: account(data[fields.account]) }) },
    },
  ];
}

/** What proxies publish about themselves. */
export const proxyInfoSentences: FurtherFamily = {
  appliesTo: (contract, { proxyInfoContract }) => contract === proxyInfoContract,
  actions: {
    set: ({ proxy }) => sentence('proxyInfo', { proxy: account(proxy) }),
    remove: ({ proxy }) => sentence('proxyInfoRemove', { proxy: account(proxy) }),
  },
};

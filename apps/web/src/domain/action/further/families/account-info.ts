import { account, sentence } from '../../sentence.ts';
import type { FurtherFamily } from '../family.ts';

/** Profiles in the contract that the chain's configuration names. */
export const accountInfoSentences: FurtherFamily = {
  appliesTo: (contract, { accountInfo }) => contract === accountInfo?.contract,
  actions: { set: ({ account: owner }) => sentence('profileSet', { account: account(owner) }) },
};

/** What proxies publish about themselves. */
export const proxyInfoSentences: FurtherFamily = {
  appliesTo: (contract, { proxyInfoContract }) => contract === proxyInfoContract,
  actions: {
    set: ({ proxy }) => sentence('proxyInfo', { proxy: account(proxy) }),
    remove: ({ proxy }) => sentence('proxyInfoRemove', { proxy: account(proxy) }),
  },
};

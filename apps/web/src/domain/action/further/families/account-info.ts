import { account, sentence } from '../../sentence.ts';
import type { FurtherFamily } from '../family.ts';

/** Profiles in the contract that the chain's configuration names. */
export const accountInfoSentences: FurtherFamily = {
  appliesTo: (contract, { accountInfo }) => contract === accountInfo?.contract,
  actions: { set: ({ account: owner }) => sentence('profileSet', { account: account(owner) }) },
};

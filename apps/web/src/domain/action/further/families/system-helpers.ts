import { account, amount, sentence } from '../../sentence.ts';
import { note, type FurtherFamily } from '../family.ts';

/** Helper contracts of the system contract, with one or two actions each. */
export const reserveSentences: FurtherFamily = {
  appliesTo: (contract, { systemDomain }) => contract === `${systemDomain}.reserv`,
  actions: { powupresult: ({ fee }) => sentence('powerUpCost', { fee: amount(fee) }) },
};

export const producerPaySentences: FurtherFamily = {
  appliesTo: (contract, { systemDomain }) => contract === `${systemDomain}.bpay`,
  actions: { claimrewards: ({ owner }) => sentence('claimRewards', { owner: account(owner) }) },
};

export const wrapSentences: FurtherFamily = {
  appliesTo: (contract, { systemAccounts }) => contract === systemAccounts.wrap,
  actions: { exec: ({ executer }) => sentence('wrapExecute', { executer: account(executer) }) },
};

/** The swap between Vaulta's token and EOS. */
export const vaultaSentences: FurtherFamily = {
  appliesTo: (contract, { systemWrappers }) => contract === 'core.vaulta' && systemWrappers.includes(contract),
  actions: {
    swapto: ({ from, to, quantity, memo }) =>
      sentence(
        from === to ? 'swap' : 'swapFor',
        { from: account(from), quantity: amount(quantity), ...(from === to ? {} : { to: account(to) }) },
        [note(memo)],
      ),
    swaptrace: ({ account: owner, quantity }) => sentence('swap', { from: account(owner), quantity: amount(quantity) }),
    blockswapto: ({ account: owner, block }) =>
      sentence(block === true || block === 1 ? 'swapBlock' : 'swapAllow', { account: account(owner) }),
  },
};

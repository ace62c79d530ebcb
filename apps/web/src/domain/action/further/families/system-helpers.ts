import { account, amount, sentence } from '../../sentence.ts';
import { note, type FurtherFamily } from '../family.ts';

/** Contracts that stand beside the system contract, each with an action or two. */
export const reserveWords: FurtherFamily = {
  speaksFor: (contract) => contract === 'eosio.reserv',
  actions: { powupresult: ({ fee }) => sentence('powerUpCost', { fee: amount(fee) }) },
};

export const producerPayWords: FurtherFamily = {
  speaksFor: (contract) => contract === 'eosio.bpay',
  actions: { claimrewards: ({ owner }) => sentence('claimRewards', { owner: account(owner) }) },
};

export const wrapWords: FurtherFamily = {
  speaksFor: (contract) => /^[a-z]+\.wrap$/.test(contract),
  actions: { exec: ({ executer }) => sentence('wrapExecute', { executer: account(executer) }) },
};

/** The swap of Vaulta's token with the one before it. */
export const vaultaWords: FurtherFamily = {
  speaksFor: (contract) => contract === 'core.vaulta',
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

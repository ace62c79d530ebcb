import { account, amount, code, sentence, type Part } from '../../sentence.ts';
import type { FurtherFamily } from '../family.ts';

/** Profiles of XPR Network. */
export const profileSentences: FurtherFamily = {
  appliesTo: (contract, { family }) => family === 'xpr' && contract === 'eosio.proton',
  actions: {
    newaccres: ({ account: owner }) => sentence('newResources', { account: account(owner) }),
    setusername: ({ acc, name }) => sentence('profileName', { account: account(acc), name: quote(name) }),
    setuserava: ({ acc }) => sentence('profilePicture', { account: account(acc) }),
    userverify: ({ acc, verifier, verified }) =>
      sentence(verified === true || verified === 1 ? 'profileVerify' : 'profileUnverify', {
        verifier: account(verifier),
        account: account(acc),
      }),
  },
};

/** Exchange, loans and long staking of XPR Network. */
export const xprFinanceSentences: FurtherFamily = {
  appliesTo: (contract, { family }) => family === 'xpr' && ['dex', 'lending.loan', 'longstaking'].includes(contract),
  actions: {
    placeorder: ({ account: owner, market_id: market, order_side: side }) =>
      sentence(Number(side) === 1 ? 'orderBuy' : 'orderSell', { account: account(owner), market: code(market) }),
    cancelorder: ({ account: owner, order_id: order }) =>
      sentence('orderCancel', { account: account(owner), order: code(order) }),
    process: ({ q_size: size }, { authorization, contract }) =>
      sentence('dexProcess', {
        actor: account(authorization[0]?.actor),
        count: code(size),
        contract: account(contract),
      }),
    withdrawall: ({ account: owner }, { contract }) =>
      sentence('withdrawAll', { account: account(owner), contract: account(contract) }),
    borrow: ({ borrower, underlying }) =>
      sentence('borrow', { account: account(borrower), amount: extended(underlying) }),
    redeem: ({ redeemer, token }) => sentence('redeem', { account: account(redeemer), amount: extended(token) }),
    claimstake: ({ account: owner, stake_index: stake }) =>
      sentence('longStakeClaim', { account: account(owner), stake: code(stake) }),
    cancelstake: ({ account: owner, stake_index: stake }) =>
      sentence('longStakeCancel', { account: account(owner), stake: code(stake) }),
  },
};

function quote(value: unknown): Part | null {
  return typeof value === 'string' && value.length <= 120 ? { kind: 'quote', text: value } : null;
}

/** An extended asset. */
function extended(value: unknown): Part | null {
  if (typeof value !== 'object' || value === null || !('quantity' in value) || !('contract' in value)) return null;
  return typeof value.contract === 'string' ? amount(value.quantity, value.contract) : null;
}

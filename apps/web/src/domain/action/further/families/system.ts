import { account, amount, code, sentence, type Part } from '../../sentence.ts';
import { isSystemContract } from '../../sentences/system-contract.ts';
import { note, type FurtherFamily } from '../family.ts';

/** Names, PowerUp, RAM transfers and burns, producer and privileged actions. */
export const systemSentences: FurtherFamily = {
  appliesTo: isSystemContract,
  actions: {
    powerup: ({ payer, receiver, days, max_payment: most }) => {
      const parts = { payer: account(payer), receiver: account(receiver), payment: amount(most) };
      return Number(days) === 1 ? sentence('powerUpDay', parts) : sentence('powerUp', { ...parts, days: code(days) });
    },
    powerupexec: ({ user, max }) => sentence('powerUpExecute', { user: account(user), max: code(max) }),
    ramburn: ({ owner, bytes, memo }) =>
      sentence('ramBurn', { owner: account(owner), bytes: code(bytes) }, [note(memo)]),
    buyramburn: ({ payer, quantity, memo }) =>
      sentence('ramBuyBurn', { payer: account(payer), quantity: amount(quantity) }, [note(memo)]),
    giftram: ({ from, to, bytes, memo }) =>
      sentence('ramGift', { from: account(from), to: account(to), bytes: code(bytes) }, [note(memo)]),
    ungiftram: ({ from, to, memo }) => sentence('ramUngift', { from: account(from), to: account(to) }, [note(memo)]),
    bidname: ({ bidder, newname, bid }) =>
      sentence('bidName', { bidder: account(bidder), bid: amount(bid), name: code(newname) }),
    bidrefund: ({ bidder, newname }) => sentence('bidRefund', { bidder: account(bidder), name: code(newname) }),
    voteupdate: ({ voter_name: voter }) => sentence('voteUpdate', { voter: account(voter) }),
    rmvproducer: ({ producer }) => sentence('removeProducer', { producer: account(producer) }),
    activate: ({ feature_digest: feature }) => sentence('activateFeature', { feature: code(feature) }),
    setparams: () => sentence('setParameters', {}),
    setram: ({ max_ram_size: bytes }) => sentence('setRam', { bytes: code(bytes) }),
    setramrate: ({ bytes_per_block: bytes }) => sentence('setRamRate', { bytes: code(bytes) }),
    setinflation: ({ annual_rate: rate }) => sentence('setInflation', { percent: percent(rate) }),
    regfinkey: ({ finalizer_name: producer }) => sentence('finalizerAdd', { producer: account(producer) }),
    actfinkey: ({ finalizer_name: producer }) => sentence('finalizerUse', { producer: account(producer) }),
    delfinkey: ({ finalizer_name: producer }) => sentence('finalizerDelete', { producer: account(producer) }),
    canceldelay: ({ trx_id: id }, { authorization }) =>
      sentence('cancelDelay', { actor: account(authorization[0]?.actor), transaction: code(id) }),

    stakexpr: ({ from, stake_xpr_quantity: staked }) =>
      sentence('stakeOne', { from: account(from), amount: amount(staked) }),
    unstakexpr: ({ from, unstake_xpr_quantity: unstaked }) =>
      sentence('unstakeOne', { from: account(from), amount: amount(unstaked) }),
    refundxpr: ({ owner }) => sentence('refundOne', { owner: account(owner) }),
    voterclaim: ({ owner }) => sentence('voterClaim', { owner: account(owner) }),
    claimgbmvote: ({ owner }) => sentence('voterClaim', { owner: account(owner) }),
    voterclaimst: ({ owner }) => sentence('voterClaimStake', { owner: account(owner) }),
    claimgbmprod: ({ owner }) => sentence('claimRewards', { owner: account(owner) }),
    awardgenesis: ({ receiver, tokens }) =>
      sentence('genesisAward', { receiver: account(receiver), tokens: amount(tokens) }),
    claimgenesis: ({ claimer }) => sentence('genesisClaim', { owner: account(claimer) }),
  },
};

/** The field is in hundredths of a percent. */
function percent(value: unknown): Part | null {
  if ((typeof value !== 'string' && typeof value !== 'number') || !/^\d{1,9}$/.test(String(value))) return null;
  const hundredths = String(value).padStart(3, '0');
  return code(`${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`);
}

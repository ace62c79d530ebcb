import type { ChainConfig } from '@antescope/chains/config/chain-config';
import { formatAsset } from '@antescope/codec/chain/asset';
import { stakeOfWeight } from '@antescope/economics/vote-weight';
import type { VoterRow } from '@antescope/sources/table/tables/system';

export interface VoterSheet extends VoterRow {
  /** Asset text; null on FIO, where votes weigh the balance. */
  stakedAmount: string | null;
  /** Tokens that the vote is worth: after decay, on FIO at its time; null if the chain weighs votes in another way. */
  worthNow: string | null;
  /** The same in thousandths of the staked amount; null without decay. */
  strength: number | null;
}

/** Remaining strength of a vote: votes decay relative to newer ones until they are cast again. */
export function voterSheet(row: VoterRow, chain: ChainConfig, now: number): VoterSheet {
  const { code, precision } = chain.systemToken ?? chain.coreSymbol;
  const amount = (units: bigint) => formatAsset({ units, precision, code });
  const staked = BigInt(row.staked);
  const stakedAmount = amount(staked);
  const weight = Number(row.lastVoteWeight) - (row.isProxy ? Number(row.proxiedVoteWeight) : 0);
  // On other chains the row holds the stake of a token without voting power.
  const { votes, votingStake } = chain.contractVariants;
  if (votingStake === 'balance') return { ...row, stakedAmount: null, worthNow: stakedAmount, strength: null };
  const decays = votes === 'decay' && votingStake === 'voters';
  if (!decays || !Number.isFinite(weight) || weight <= 0 || staked <= 0n)
    return { ...row, stakedAmount, worthNow: null, strength: null };
  const remaining = stakeOfWeight(weight, Math.floor(now / 1000), chain.contractVariants.voteWeightWeeks);
  const counted = remaining > staked ? staked : remaining;
  return { ...row, stakedAmount, worthNow: amount(counted), strength: Number((counted * 1000n) / staked) };
}

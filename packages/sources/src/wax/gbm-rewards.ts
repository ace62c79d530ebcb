import { waxClaimInterval, waxVoterReward } from '@antescope/economics/wax-rewards';
import { data, empty, failed, meta, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { readRow } from '../table/read-table.ts';
import { genesisBalances, type WaxVoterPool, waxVoterPool, type WaxVoter, waxVoters } from '../table/tables/wax.ts';

/** Genesis balance and voter rewards of an account of WAX. Units of WAX, times in seconds since 1970. */
export interface GbmRewards {
  /** Asset texts; null for accounts that are no genesis members. */
  genesis: { balance: string; unclaimed: string } | null;
  /** null for accounts that do not vote. */
  votes: {
    /** What the bucket pays at present; a claim refills it first. */
    claimable: string;
    /** When rewards can be claimed again. */
    claimableFrom: number;
    /** Votes for enough guilds, or by a proxy. */
    earns: boolean;
  } | null;
}

/** 'empty' for an account that has neither. `seconds`: the present time. */
export async function gbmRewards(at: SourceContext, account: string, seconds: number): Promise<Outcome<GbmRewards>> {
  // Voters of other chains have no shares.
  if (!at.chain.features.gbmRewards) return empty(meta({ source: 'config' }));
  const [genesis, voter, pool] = await Promise.all([
    readRow(at, genesisBalances, account),
    readRow(at, waxVoters, undefined, account),
    readRow(at, waxVoterPool, undefined),
  ]);
  const broken = [genesis, voter, pool].find(({ state }) => state === 'failed');
  if (broken !== undefined) return failed(broken.meta.failures);
  // A node may give the next row where there is none of this name.
  const row = voter.state === 'data' && voter.data.owner === account ? voter.data : null;
  const votes = row === null || pool.state !== 'data' ? null : votesOf(row, pool.data, seconds);
  const member = genesis.state === 'data' ? genesis.data : null;
  return member === null && votes === null ? empty(voter.meta) : data({ genesis: member, votes }, voter.meta);
}

const secondsOf = (time: string): number => Math.floor(Date.parse(time) / 1000);

const shareOf = ({ share, rate, updated }: Pick<WaxVoter, 'share' | 'rate' | 'updated'>) => ({
  share: Number(share),
  rate: Number(rate),
  updated: secondsOf(updated),
});

function votesOf(voter: WaxVoter, pool: WaxVoterPool, seconds: number): GbmRewards['votes'] {
  const claimed = secondsOf(voter.lastClaim);
  return {
    claimable: waxVoterReward(BigInt(pool.bucket), shareOf(voter), shareOf(pool), seconds).toString(),
    claimableFrom: claimed === 0 ? 0 : claimed + waxClaimInterval,
    earns: Number(voter.rate) > 0,
  };
}

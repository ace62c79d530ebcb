import { data, empty, failed, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { readRow } from '../table/read-table.ts';
import { xprRefunds, xprSettings, xprVoters } from '../table/tables/xpr-staking.ts';

/** XPR stake of an account. Amounts in units, times in seconds since 1970. */
export interface XprStake {
  staked: string;
  /** Votes for enough producers to receive rewards. */
  qualified: boolean;
  claimable: string;
  /** When rewards can be claimed again; 0: now. */
  claimableFrom: number;
  refund: { units: string; available: number } | null;
}

/** Stake, rewards and refund of an account. 'empty' if it has none of them. */
export async function xprStake(at: SourceContext, account: string): Promise<Outcome<XprStake>> {
  const [voter, refund, settings] = await Promise.all([
    readRow(at, xprVoters, undefined, account),
    readRow(at, xprRefunds, account),
    readRow(at, xprSettings, undefined),
  ]);
  const broken = [voter, refund, settings].find(({ state }) => state === 'failed');
  if (broken !== undefined) return failed(broken.meta.failures);
  if (settings.state !== 'data') return withoutData(settings);
  // A node may give the next row where there is none of this name.
  const row = voter.state === 'data' && voter.data.owner === account ? voter.data : null;
  const pending = refund.state === 'data' ? refund.data : null;
  if (row === null && pending === null) return empty(voter.meta);
  const { claimInterval, unstakePeriod } = settings.data;
  return data(
    {
      staked: row?.staked ?? '0',
      qualified: row?.qualified ?? false,
      claimable: row?.claimable ?? '0',
      claimableFrom: row === null || row.lastClaim === 0 ? 0 : row.lastClaim + claimInterval,
      refund:
        pending === null
          ? null
          : {
              units: unitsOf(pending.quantity),
              available: Math.floor(Date.parse(pending.requested) / 1000) + unstakePeriod,
            },
    },
    voter.meta,
  );
}

/** Units of '1.5000 XPR'. */
function unitsOf(asset: string): string {
  return BigInt((asset.split(' ')[0] ?? '0').replace('.', '')).toString();
}

import { type Asset, formatAsset, parseAsset } from '@antescope/codec/chain/asset';
import type { Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { readTable } from '../table/read-table.ts';
import { delegatedBandwidth, type Delegation, type Refund as RefundRow, refunds } from '../table/tables/system.ts';

/** Max rows of delegated bandwidth per page. */
const maxDelegations = 2000;
const maxRefunds = 100;

/** What one account staked for another, or for itself; `total` is NET and CPU together. */
export interface DelegatedBandwidth {
  from: string;
  to: string;
  net: string;
  cpu: string;
  total: string;
}

/** A row of delband with its sum. */
export function delegatedRow({ from, to, netWeight, cpuWeight }: Delegation): DelegatedBandwidth {
  return { from, to, net: netWeight, cpu: cpuWeight, total: together(netWeight, cpuWeight) };
}

/** What the account staked for itself and for others; sums are asset texts. */
export interface StakeSheet {
  rows: DelegatedBandwidth[];
  selfStakedCpu: string;
  selfStakedNet: string;
  stakedToOthersCpu: string;
  stakedToOthersNet: string;
  totalCpu: string;
  totalNet: string;
}

/** Stakes by receiver: the account itself first, then the largest. 'empty' if it stakes nothing. */
export async function accountStakes(at: SourceContext, account: string): Promise<Outcome<StakeSheet>> {
  const read = await readTable(at, delegatedBandwidth, account, { limit: maxDelegations });
  const sheet = (rows: Delegation[]) => stakeSheet(account, rows.map(delegatedRow));
  if (read.state === 'data') return { ...read, data: sheet(read.data) };
  if (read.state === 'empty') return read;
  return { ...read, stale: read.stale === null ? null : sheet(read.stale) };
}

/** Sums of delband rows of one account; `rows` must not be empty. */
export function stakeSheet(account: string, rows: readonly DelegatedBandwidth[]): StakeSheet {
  const selfStakes = rows.filter((row) => row.to === account);
  const others = rows.filter((row) => row.to !== account);
  const zero = { ...parseAsset(rows[0]!.net), units: 0n };
  const sum = (of: readonly DelegatedBandwidth[], part: 'net' | 'cpu') =>
    of.reduce((total, row) => plus(total, parseAsset(row[part])), zero);
  const text = (asset: Asset) => formatAsset(asset);
  return {
    rows: [...selfStakes, ...others.toSorted(byTotal)],
    selfStakedCpu: text(sum(selfStakes, 'cpu')),
    selfStakedNet: text(sum(selfStakes, 'net')),
    stakedToOthersCpu: text(sum(others, 'cpu')),
    stakedToOthersNet: text(sum(others, 'net')),
    totalCpu: text(sum(rows, 'cpu')),
    totalNet: text(sum(rows, 'net')),
  };
}

export interface Refund extends RefundRow {
  /** NET and CPU together. */
  total: string;
  /** From when on `refund` pays it out. */
  available: string;
}

/** Pending refunds; the table has one row per account, read with a limit of 100. */
export async function accountRefunds(at: SourceContext, account: string): Promise<Outcome<Refund[]>> {
  const read = await readTable(at, refunds, account, { limit: maxRefunds });
  const days = at.chain.contractVariants.refundDays;
  const dated = (rows: RefundRow[]): Refund[] =>
    rows.map((row) => ({
      ...row,
      total: together(row.net, row.cpu),
      available: refundTime(row.requested, days),
    }));
  if (read.state === 'data') return { ...read, data: dated(read.data) };
  if (read.state === 'empty') return read;
  return { ...read, stale: read.stale === null ? null : dated(read.stale) };
}

/** When an unstaking of `requested` (ISO) can be taken, after the chain's refund days. */
export function refundTime(requested: string, days: number): string {
  return new Date(Date.parse(requested) + days * 86_400_000).toISOString();
}

/** Whether a user may take a refund by hand: only when the unstaking is longer ago than the refund days. */
export function refundIsDue(requested: string, days: number, now: number): boolean {
  return now > Date.parse(requested) + days * 86_400_000;
}

function together(net: string, cpu: string): string {
  return formatAsset(plus(parseAsset(net), parseAsset(cpu)));
}

/** Never throws if a contract's row counts in another token: such a row adds nothing. */
function plus(total: Asset, part: Asset): Asset {
  if (part.code !== total.code || part.precision !== total.precision) return total;
  return { ...total, units: total.units + part.units };
}

function byTotal(a: DelegatedBandwidth, b: DelegatedBandwidth): number {
  const difference = parseAsset(b.total).units - parseAsset(a.total).units;
  return difference > 0n ? 1 : difference < 0n ? -1 : a.to < b.to ? -1 : 1;
}

import { type Asset, formatAsset, parseAsset } from '@antescope/codec/chain/asset';
import { data, empty, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { classifyMaturity, rexGroups, rexHoldings as sumsOf } from '@antescope/economics/rex-maturity';
import { readRow } from '../table/read-table.ts';
import {
  type RexBalance,
  rexBalance,
  rexFund,
  type RexOrder,
  type RexPool,
  rexPool,
  rexQueueByOwner,
} from '../table/tables/rex.ts';

/** What an account has in REX. Amounts of REX and of the system token are asset texts. */
export interface RexHoldings {
  /** All its REX; null if it never bought any. */
  rex: string | null;
  /** What that would sell for at the pool's price now; null if there is no pool. */
  value: string | null;
  /** Deposited and not lent. */
  fund: string | null;
  voteStake: string | null;
  /** Sellable now: matured, and in no sell order. */
  liquid: string | null;
  /** Maturing, or in a sell order that is queued. */
  processing: string | null;
  /** In a queued sell order; null without one. */
  queued: string | null;
  /** Becomes sellable at its time, soonest first. */
  maturing: { time: string; rex: string }[];
  savings: string | null;
}

/** REX of an account. 'empty' if it has none and deposited nothing. */
export async function rexHoldings(at: SourceContext, account: string): Promise<Outcome<RexHoldings>> {
  const [balance, fund, pool, order] = await Promise.all([
    readRow(at, rexBalance, undefined, account),
    readRow(at, rexFund, undefined, account),
    readRow(at, rexPool, undefined),
    readRow(at, rexQueueByOwner, undefined, account),
  ]);
  for (const read of [balance, fund, pool, order]) if (read.state === 'failed') return withoutData(read);
  const row = balance.state === 'data' ? balance.data : null;
  const deposited = fund.state === 'data' ? fund.data.balance : null;
  if (row === null && deposited === null) return empty(balance.meta);
  const rows = {
    row,
    fund: deposited,
    pool: pool.state === 'data' ? pool.data : null,
    order: order.state === 'data' ? order.data : null,
  };
  return data(holdings(rows, Date.now()), balance.meta);
}

/** What is known of an account's REX: its rows, and the pool. */
interface RexRows {
  row: RexBalance | null;
  fund: string | null;
  pool: RexPool | null;
  order: RexOrder | null;
}

/** Buckets whose time has come count as matured: the contract moves them at the account's next action. */
export function holdings({ row, fund, pool, order }: RexRows, now: number): RexHoldings {
  const unknown = { rex: null, value: null, voteStake: null, liquid: null, processing: null, queued: null };
  const none = { ...unknown, maturing: [], savings: null };
  if (row === null) return { ...none, fund };
  const all = parseAsset(row.rexBalance);
  const text = (units: bigint) => formatAsset({ ...all, units });
  const nowSeconds = Math.floor(now / 1000);
  const buckets = row.maturities
    .map(({ time, units }) => ({ time, maturity: Date.parse(time) / 1000, rex: BigInt(units) }))
    .toSorted((a, b) => a.maturity - b.maturity);
  const sums = sumsOf(BigInt(row.maturedRex), buckets, nowSeconds);
  const maturing = buckets
    .filter(({ maturity }) => classifyMaturity(maturity, nowSeconds) === 'maturing')
    .map(({ time, rex }) => ({ time, rex: text(rex) }));
  const queued = order?.isOpen === true ? parseAsset(order.rexRequested).units : 0n;
  const { processing, liquid } = rexGroups(sums, queued);
  return {
    rex: row.rexBalance,
    value: pool === null ? null : valueOf(all, pool),
    fund,
    voteStake: row.voteStake,
    liquid: text(liquid),
    processing: text(processing),
    queued: queued === 0n ? null : text(queued),
    maturing,
    savings: text(sums.saving),
  };
}

/** rex × total_lendable / total_rex, cut, as the contract pays it. */
function valueOf(rex: Asset, pool: RexPool): string | null {
  const [lendable, total] = [parseAsset(pool.totalLendable), parseAsset(pool.totalRex)];
  return total.units <= 0n ? null : formatAsset({ ...lendable, units: (rex.units * lendable.units) / total.units });
}

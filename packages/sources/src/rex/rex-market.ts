import { formatAsset, parseAsset } from '@antescope/codec/chain/asset';
import { lentShare, rentedFor, rexPrice, rexResourcePrice, type RexPool as Pool } from '@antescope/economics/rex';
import { returnEstimate } from '@antescope/economics/rex-returns';
import { afterFailures, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { type PastRow, readRowHistory } from '../table/read-row-history.ts';
import { readRow, readTable } from '../table/read-table.ts';
import { rexPoolUnits } from './rex-pool-units.ts';
import { backendExpiringLoans, backendRexQueue } from '../services/backend/rex.ts';
import { backend } from '../services/backend/backend.ts';
import {
  cpuLoansByExpiry,
  netLoansByExpiry,
  type RexLoan,
  type RexOrder,
  type RexPool,
  rexPool,
  rexQueue,
  rexReturnPool,
  rexSettings,
} from '../table/tables/rex.ts';

/** The pool with what follows from it. Prices are decimal texts in the system token. */
export interface RexMarket {
  pool: RexPool;
  /** Percent of what is lendable that is lent, two decimals. */
  lentPercent: string;
  /** System tokens for one REX, eight decimals. */
  rexPrice: string;
  /** System tokens to have one staked for thirty days, eight decimals. */
  resourcePrice: string;
  /** What one system token of fee has staked for thirty days, as an asset. */
  rentedForOne: string;
  /** Estimated interest in percent at the present rate; null if the chain's REX has no return pool. */
  interest: { day: string; month: string } | null;
  /** Bought REX can be sold at the midnight (UTC) so many days after the last one: a day less at the earliest. */
  maturityDays: number;
}

/** Buckets of a contract that does not say how many. */
const defaultMaturityDays = 5;
const priceDigits = 8;
const loansRead = 100;

/** The REX pool now. 'empty' on a chain whose REX was never used, or that has none. */
export async function rexMarket(at: SourceContext): Promise<Outcome<RexMarket>> {
  const [pool, returns, settings] = await Promise.all([
    readRow(at, rexPool, undefined),
    readRow(at, rexReturnPool, undefined),
    readRow(at, rexSettings, undefined),
  ]);
  const rate = returns.state === 'data' ? BigInt(returns.data.rateOfIncrease) : null;
  const days = settings.state === 'data' ? settings.data.maturityBuckets : defaultMaturityDays;
  if (pool.state === 'data') return { ...pool, data: marketOf(pool.data, rate, days) };
  if (pool.state === 'empty') return pool;
  return { ...pool, stale: pool.stale === null ? null : marketOf(pool.stale, rate, days) };
}

export function marketOf(pool: RexPool, returnRate: bigint | null, maturityDays: number): RexMarket {
  const units = rexPoolUnits(pool);
  const { precision, code } = parseAsset(pool.totalLendable);
  const one = 10n ** BigInt(precision);
  return {
    pool,
    lentPercent: fixed(lentShare(units), 2),
    rexPrice: fixed(rexPrice(units, precision, priceDigits), priceDigits),
    resourcePrice: fixed(rexResourcePrice(units, priceDigits), priceDigits),
    rentedForOne: formatAsset({ units: units.unlent > 0n ? rentedFor(units, one) : 0n, precision, code }),
    interest:
      returnRate === null
        ? null
        : { day: rexInterest(units, returnRate, 1), month: rexInterest(units, returnRate, 30) },
    maturityDays,
  };
}

/** Percent that a million tokens would earn in `days`, four decimals. */
export function rexInterest(pool: Pool, rate: bigint, days: number): string {
  const sample = 10n ** 10n;
  return fixed((returnEstimate(rate, pool.lendable, sample, days) * 1_000_000n) / sample, 4);
}

/** Decimal text of an integer that counts 10^-digits. */
function fixed(value: bigint, digits: number): string {
  const text = value.toString().padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Price of a REX at each of the times, of our own index. */
export async function rexPriceHistory(
  at: SourceContext,
  times: readonly string[],
): Promise<Outcome<{ time: string; price: string }[]>> {
  const past = await readRowHistory(at, rexPool, undefined, { primaryKey: 0n, times });
  const priceOf = ({ time, row }: PastRow<RexPool>) => ({
    time,
    price: fixed(rexPrice(rexPoolUnits(row), parseAsset(row.totalLendable).precision, priceDigits), priceDigits),
  });
  if (past.state === 'data') return { ...past, data: past.data.map(priceOf) };
  return withoutData(past);
}

/**
 * Sell orders queued until enough tokens are unlent, oldest first. If no node responds, the backend's list, with the
 * failure.
 */
export async function rexOrders(at: SourceContext): Promise<Outcome<RexOrder[]>> {
  const orders = await readTable(at, rexQueue, undefined, { limit: loansRead });
  if (orders.state !== 'failed' || !backend.isConfigured(at.chain)) return orders;
  return besideFailure(orders, await backendRexQueue(at));
}

/** Loans that run out next; of the backend, CPU and NET together, where no node answers. */
export async function expiringLoans(
  at: SourceContext,
): Promise<{ cpu: Outcome<RexLoan[]>; net: Outcome<RexLoan[]> } | { all: Outcome<RexLoan[]> }> {
  const [cpu, net] = await Promise.all([
    readTable(at, cpuLoansByExpiry, undefined, { limit: loansRead }),
    readTable(at, netLoansByExpiry, undefined, { limit: loansRead }),
  ]);
  if (cpu.state !== 'failed' || net.state !== 'failed' || !backend.isConfigured(at.chain)) return { cpu, net };
  return { all: besideFailure(cpu, await backendExpiringLoans(at)) };
}

/** The result of the fallback source, with the failure of the first one. */
function besideFailure<Row>(first: Outcome<Row[]>, second: Outcome<Row[]>): Outcome<Row[]> {
  if (second.state === 'failed') return first;
  return afterFailures(second, first.meta.failures);
}

import { slotsPerDay } from '@antescope/index/store/statistics-reader';
import { type ChainIndex, requireComplete } from './chain-index.ts';
import { fieldFilters } from './field-filters.ts';
import type { HyperionQuery } from './query.ts';
import { searchActions } from './search-actions.ts';

/** Transactions measured, the newest of the period. */
const maxTransactions = 1000;
const percentiles = [1, 5, 25, 50, 75, 95, 99];
const unbounded = Number.MAX_SAFE_INTEGER;

/**
 * CPU and NET billed to transactions that begin with an action, over the two UTC days before the day of the head block. NET is
 * in words of 8 bytes.
 */
export async function getResourceUsage(index: ChainIndex, query: HyperionQuery): Promise<Record<string, unknown>> {
  const [contract, action] = [query.requiredName('code'), query.requiredName('action')];
  const receiver = fieldFilters(query);
  query.rejectUnread();
  const today = Math.floor(index.status.head.slot / slotsPerDay) * slotsPerDay;
  const [begin, end] = [
    await index.reader.blockFromSlot(today - 2 * slotsPerDay),
    await index.reader.blockFromSlot(today),
  ];
  const first = { field: 'action_ordinal', any: ['1'], none: [] };
  const range = { from: begin?.firstSequence ?? unbounded, to: (end?.firstSequence ?? unbounded) - 1 };
  const { executions } = await searchActions(
    index,
    { ...range, account: undefined, narrowed: {}, pairs: [{ contract, action }], order: 'desc' },
    { filters: [first, ...receiver], limit: maxTransactions },
  );
  if (executions.length === 0) requireComplete(index);
  const actions = await index.reader.executionsAt(executions);
  const transactions = await Promise.all(actions.map((one) => index.reader.transactionAt(one.action.transaction)));
  const billed = transactions.filter((transaction) => transaction !== null);
  return {
    cpu: usageOf(billed.map(({ cpuUs }) => cpuUs)),
    net: usageOf(billed.map(({ netWords }) => netWords)),
  };
}

/** Statistics as Elasticsearch has them. */
function usageOf(values: readonly number[]): Record<string, unknown> {
  const sorted = values.toSorted((a, b) => a - b);
  const count = sorted.length;
  const sum = sorted.reduce((total, value) => total + value, 0);
  const squares = sorted.reduce((total, value) => total + value * value, 0);
  const avg = count === 0 ? null : sum / count;
  const variance = avg === null ? null : Math.max(0, squares / count - avg * avg);
  return {
    stats: {
      count,
      min: sorted[0] ?? null,
      max: sorted.at(-1) ?? null,
      avg,
      sum,
      sum_of_squares: count === 0 ? null : squares,
      variance,
      std_deviation: variance === null ? null : Math.sqrt(variance),
    },
    percentiles: Object.fromEntries(percentiles.map((percent) => [percent.toFixed(1), percentile(sorted, percent)])),
  };
}

/** Interpolated between the two nearest ranks. */
function percentile(sorted: readonly number[], percent: number): number | null {
  if (sorted.length === 0) return null;
  const rank = (percent / 100) * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(rank)]!, sorted[Math.ceil(rank)]!];
  return low + (high - low) * (rank - Math.floor(rank));
}

import { isoZ, slotToTime } from '@antescope/codec/chain/time';
import { data, empty, type Outcome } from '@antescope/sources/core/outcome';
import type { ChainStatistics, StatisticsPoint, StatisticsStep } from '@antescope/sources/state/chain-statistics';
import { answerOf, coverage, derivedOf } from '../index-answer.ts';
import { slotsPerDay, slotsPerHour, type StatisticsReader, type StoredTotals } from '../../store/statistics-reader.ts';
import { hasFullState } from '../../store/state-coverage.ts';
import type { RecordsContext } from './records-context.ts';
import { slotAtOrBefore } from './slot-of.ts';

const maxPoints = 1000;
const slotsPerMinute = 120;
const nothing: Omit<StoredTotals, 'slot'> = {
  block: 0,
  transactions: 0,
  actions: 0,
  cpuUs: 0,
  netBytes: 0,
  accounts: 0,
};

/** Counts per hour or day, as differences of the running totals. */
export function statistics(
  { reader }: RecordsContext,
  { step, count, until }: { step: StatisticsStep; count: number; until: string | null },
): Promise<Outcome<ChainStatistics>> {
  return answerOf(reader, 'traces', async (status, about) => {
    const length = step === 'hour' ? slotsPerHour : slotsPerDay;
    const store = derivedOf(reader).statistics;
    const begin = (await reader.block(Math.max(2, status.firstBlock)))?.slot ?? status.head.slot;
    const last = Math.floor(
      Math.min(status.head.slot, until === null ? Infinity : slotAtOrBefore(until, 'until')) / length,
    );
    const requested = Math.max(1, Math.min(maxPoints, Math.trunc(count) || 1));
    const first = Math.max(Math.floor(begin / length), last - requested + 1);
    if (last < first) return empty(about);
    const before = { ...nothing, block: status.firstBlock - 1 };
    let at = (await store.totalsAt(first * length - 1)) ?? before;
    const knowsAccounts = status.feeds.at(-1)?.deltas === true;
    const since = coverage(status, 'deltas')?.first;
    // The total number of accounts is known only if earlier accounts are indexed too.
    const countsAll = since !== undefined && (await hasFullState(reader, status, since));
    const points: StatisticsPoint[] = [];
    for (let number = first; number <= last; number++) {
      const end: Omit<StoredTotals, 'slot'> = (await store.totalsAt((number + 1) * length - 1)) ?? at;
      const point = await pointOf(store, { step, number, length }, at, end);
      points.push(knowsAccounts ? point : { ...point, newAccounts: null });
      at = end;
    }
    // An index that begins mid-chain is complete for its own hours.
    const whole = about.complete || first * length > begin;
    const lastMinute = await minuteBefore(store, Math.min(status.head.slot, (last + 1) * length - 1), begin);
    return data({ step, points, lastMinute, accounts: countsAll ? at.accounts : null }, { ...about, complete: whole });
  });
}

async function minuteBefore(
  store: StatisticsReader,
  end: number,
  begin: number,
): Promise<ChainStatistics['lastMinute']> {
  const from = Math.max(begin - 1, end - slotsPerMinute);
  const before = (await store.totalsAt(from)) ?? nothing;
  const now = (await store.totalsAt(end)) ?? before;
  return {
    seconds: (end - from) / 2,
    transactions: now.transactions - before.transactions,
    actions: now.actions - before.actions,
  };
}

async function pointOf(
  store: StatisticsReader,
  { step, number, length }: { step: StatisticsStep; number: number; length: number },
  from: Omit<StoredTotals, 'slot'>,
  to: Omit<StoredTotals, 'slot'>,
): Promise<StatisticsPoint> {
  return {
    time: isoZ(slotToTime(number * length)),
    blocks: to.block - from.block,
    transactions: to.transactions - from.transactions,
    actions: to.actions - from.actions,
    newAccounts: to.accounts - from.accounts,
    activeAccounts: await store.activeAccounts(step, number),
    cpuUs: to.cpuUs - from.cpuUs,
    netBytes: to.netBytes - from.netBytes,
  };
}

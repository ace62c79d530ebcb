import { isoZ, slotToTime } from '@antescope/codec/chain/time';
import { data, type Meta, type Outcome } from '@antescope/sources/core/outcome';
import { type ContractUsage, maxUsageDays } from '@antescope/sources/state/contract-usage';
import type { CallGroup } from '../../store/call-counts.ts';
import type { HistoryReader, StoreStatus } from '../../store/history-store.ts';
import { SlowReadError } from '../../store/slow-read-error.ts';
import { slotsPerDay, slotsPerHour } from '../../store/statistics-reader.ts';
import { answerOf, requireName } from '../index-answer.ts';
import type { RecordsContext } from './records-context.ts';

const maxCalls = 20_000;
const maxCallers = 10;

interface Period {
  /** First slot. */
  slot: number;
  /** First global sequence. */
  start: number;
}

/** Of a contract with more calls than can be counted in time: those of the days and hours that were counted whole. */
export function contractUsage(
  { reader }: RecordsContext,
  contract: string,
  { days }: { days: number },
): Promise<Outcome<ContractUsage>> {
  return answerOf(reader, 'traces', async (status, about) => {
    requireName(contract);
    const begin = await firstSlot(reader, about);
    const firstDay = Math.floor(status.head.slot / slotsPerDay) - Math.min(maxUsageDays, days) + 1;
    const periods = await periodsUntil(reader, status, Math.max(firstDay, Math.floor(begin / slotsPerDay)));
    const { groups, countedFrom } = await reader.callCounts(contract, {
      starts: periods.map(({ start }) => start),
      limit: maxCalls,
    });
    const whole = countedFrom === null ? 0 : periods.findIndex(({ start }) => start >= countedFrom);
    if (whole === -1) throw new SlowReadError('The contract has too many calls to count');
    const counted = groups.filter(({ period }) => period >= whole);
    const from = Math.max(periods[whole]?.slot ?? 0, begin);
    // The first day of a chain is whole although it did not begin at midnight.
    const isFromStart = about.complete && from === begin;
    const firstWhole = isFromStart ? Math.floor(from / slotsPerDay) : Math.ceil(from / slotsPerDay);
    const usage: ContractUsage = {
      period: { from: timeOf(from), to: timeOf(status.head.slot) },
      calls: total(counted),
      actions: ranked(counted, ({ action }) => [action]).map(([name, calls]) => ({ name, calls })),
      ...callersOf(counted),
      days: callsOfDays(counted, periods, { first: firstWhole, last: Math.floor(status.head.slot / slotsPerDay) }),
    };
    return data(usage, about);
  });
}

/** Days from `firstDay` to the head that have blocks, the last 24 hours of them by hour. */
async function periodsUntil(reader: HistoryReader, { head }: StoreStatus, firstDay: number): Promise<Period[]> {
  const begin = firstDay * slotsPerDay;
  const firstHour = Math.floor(head.slot / slotsPerHour) - 23;
  const dayCount = Math.floor(head.slot / slotsPerDay) - firstDay + 1;
  const slots = new Set([
    ...Array.from({ length: dayCount }, (_, place) => begin + place * slotsPerDay),
    ...Array.from({ length: 24 }, (_, place) => (firstHour + place) * slotsPerHour),
  ]);
  const past = [...slots].filter((slot) => slot >= begin && slot <= head.slot).toSorted((a, b) => a - b);
  const blocks = await reader.blocksFromSlots(past);
  return past.flatMap((slot, place) => {
    const block = blocks[place];
    return block === null || block === undefined ? [] : [{ slot, start: block.firstSequence }];
  });
}

async function firstSlot(reader: HistoryReader, { range }: Meta): Promise<number> {
  const block = await reader.block(Math.max(2, range?.first ?? 0));
  return block?.slot ?? 0;
}

function callersOf(groups: CallGroup[]): Pick<ContractUsage, 'callers' | 'callerCount'> {
  const callers = ranked(groups, ({ actors }) => actors);
  return {
    callers: callers.slice(0, maxCallers).map(([account, calls]) => ({ account, calls })),
    callerCount: callers.length,
  };
}

/** The days with these numbers, those without calls included. */
function callsOfDays(
  groups: CallGroup[],
  periods: Period[],
  { first, last }: { first: number; last: number },
): ContractUsage['days'] {
  const calls = new Map<number, number>();
  for (const { period, count } of groups) {
    const day = Math.floor(periods[period]!.slot / slotsPerDay);
    calls.set(day, (calls.get(day) ?? 0) + count);
  }
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => ({
    time: timeOf((first + place) * slotsPerDay),
    calls: calls.get(first + place) ?? 0,
  }));
}

/** Calls by key, most first, then by name. */
function ranked(groups: CallGroup[], keysOf: (group: CallGroup) => readonly string[]): [string, number][] {
  const calls = new Map<string, number>();
  for (const group of groups) for (const key of keysOf(group)) calls.set(key, (calls.get(key) ?? 0) + group.count);
  return [...calls].toSorted(([a, ours], [b, theirs]) => theirs - ours || (a < b ? -1 : 1));
}

function total(groups: CallGroup[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}

function timeOf(slot: number): string {
  return isoZ(slotToTime(slot));
}

import { isoZ, slotToTime } from '@antescope/codec/chain/time';
import { data, empty, type Outcome } from '@antescope/sources/core/outcome';
import type { TransferCount } from '@antescope/sources/state/contract-usage';
import { SlowReadError } from '../../store/slow-read-error.ts';
import { slotsPerDay, slotsPerHour } from '../../store/statistics-reader.ts';
import { answerOf, requireName, requireSymbol } from '../index-answer.ts';
import type { RecordsContext } from './records-context.ts';

const maxTransfers = 100_000;
const maxPoints = 400;
/** Time after which only the newest transfers are counted, ms. */
const lookMs = 300;

/** Counted from the newest transfer on; hours and days that were not counted whole are left out. */
export function tokenTransfers(
  { reader }: RecordsContext,
  { contract, code }: { contract: string; code: string },
  { step, count }: { step: 'hour' | 'day'; count: number },
): Promise<Outcome<TransferCount[]>> {
  return answerOf(reader, 'traces', async (status, about) => {
    requireName(contract);
    requireSymbol(code);
    const length = step === 'hour' ? slotsPerHour : slotsPerDay;
    const begin = (await reader.block(Math.max(2, about.range?.first ?? 0)))?.slot ?? status.head.slot;
    const last = Math.floor(status.head.slot / length);
    // The first hour or day of a chain is whole although it did not begin at its start.
    const firstWhole = about.complete ? Math.floor(begin / length) : Math.ceil(begin / length);
    const first = Math.max(firstWhole, last - Math.min(maxPoints, count) + 1);
    if (first > last) return empty(about);
    const numbers = Array.from({ length: last - first + 1 }, (_, place) => first + place);
    const blocks = await reader.blocksFromSlots(numbers.map((number) => number * length));
    const starts = blocks.map((block) => block?.firstSequence ?? Number.MAX_SAFE_INTEGER);
    const { executions, stoppedAt } = await reader.accountExecutions(contract, {
      contract,
      action: 'transfer',
      token: { contract, symbol: code },
      from: starts[0]!,
      to: Number.MAX_SAFE_INTEGER,
      order: 'desc',
      limit: maxTransfers,
      timeBudgetMs: lookMs,
    });
    const countedFrom = executions.length === maxTransfers ? executions.at(-1)! : (stoppedAt ?? 0);
    const whole = starts.findIndex((start) => start >= countedFrom);
    if (whole === -1) throw new SlowReadError('The token has too many transfers to count');
    const transfers = starts.map(() => 0);
    let at = starts.length - 1;
    for (const sequence of executions) {
      while (at > 0 && sequence < starts[at]!) at--;
      transfers[at]! += 1;
    }
    const points = numbers.map((number, place) => ({
      time: isoZ(slotToTime(number * length)),
      transfers: transfers[place]!,
    }));
    return data(points.slice(whole), about);
  });
}

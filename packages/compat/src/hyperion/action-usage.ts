import { isoZ, slotToTime } from '@antescope/codec/chain/time';
import { slotsPerDay, slotsPerHour } from '@antescope/index/store/statistics-reader';
import { slotOf } from './bounds.ts';
import { type ChainIndex, derivedOf } from './chain-index.ts';
import { badParameter, HyperionError, type HyperionQuery } from './query.ts';

/** Executed actions and transactions of the hour or day up to the last full hour, without onblock. */
export async function getActionUsage(index: ChainIndex, query: HyperionQuery): Promise<Record<string, unknown>> {
  const period = query.required('period', /^(1h|24h|1d)$/, '1h, 24h or 1d');
  const length = period === '1h' ? slotsPerHour : slotsPerDay;
  const end_date = query.text('end_date');
  const unique = query.flag('unique_actors');
  query.rejectUnread();
  const { statistics } = derivedOf(index);
  const { slot: head } = index.status.head;
  const end = end_date === undefined ? head : slotOf(end_date, 'before', 'end_date');
  const to = Math.floor(end / slotsPerHour) * slotsPerHour;
  const from = to - length;
  if (unique && from % length !== 0) throw badParameter('unique_actors', 'of a day needs an end_date at midnight');
  const begin = await index.reader.block(Math.max(index.first, 2));
  if (to > head || (!index.complete && begin !== null && from < begin.slot))
    throw new HyperionError(
      503,
      `The period is outside the indexed blocks ${index.first} to ${index.status.head.number}`,
    );
  const [before, until] = [await statistics.totalsAt(from - 1), await statistics.totalsAt(to - 1)];
  const sum = (field: 'actions' | 'transactions'): number => (until?.[field] ?? 0) - (before?.[field] ?? 0);
  return {
    action_count: sum('actions'),
    tx_count: sum('transactions'),
    ...(unique
      ? { unique_actors: await statistics.activeAccounts(period === '1h' ? 'hour' : 'day', from / length) }
      : {}),
    period,
    from: isoZ(slotToTime(from)),
    to: isoZ(slotToTime(to)),
  };
}

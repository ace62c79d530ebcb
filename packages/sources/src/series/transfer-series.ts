import { failureReason } from '../core/failure-reason.ts';
import { data, failed, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { isSinceStart, type Series, seriesTypes, type SeriesType } from './series.ts';

const cacheMs = 30_000;

/**
 * Executed transfers of a token per hour or UTC day, from our index: each point counts from its time to the next one,
 * the last one to the head. Without an index the outcome is a failure 'not-indexed'.
 */
export function transferSeries(
  at: SourceContext,
  { contract, code }: { contract: string; code: string },
  type: SeriesType,
): Promise<Outcome<Series>> {
  return at.share(`transfers ${code}@${contract} ${type}`, cacheMs, async () => {
    if (at.records === null) {
      const message = 'Counts of transfers require an index, which this chain does not have here';
      return failed([
        { source: 'index', endpoint: null, code: 'not-indexed', message, reason: failureReason('no-index') },
      ]);
    }
    const { hours, points: count } = seriesTypes[type];
    const counts = await at.records.tokenTransfers({ contract, code }, { step: hours === 1 ? 'hour' : 'day', count });
    if (counts.state !== 'data') return withoutData(counts);
    const points = counts.data
      .filter(({ time }) => isSinceStart(time, at.chain.startDate))
      .map(({ time, transfers }) => ({ time, value: String(transfers) }));
    return data({ id: `${code}@${contract}`, unit: 'transfers', points }, counts.meta);
  });
}

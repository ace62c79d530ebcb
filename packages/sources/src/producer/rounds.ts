import { failureReason } from '../core/failure-reason.ts';
import { getSchedule } from '../block/producer-schedule.ts';
import { failed, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import type { CurrentSchedule, MissedBlocks, ProducerRound } from '../state/producer-rounds.ts';

const cacheMs = 30_000;
const dayMs = 86_400_000;

/** The newest rounds of the schedule, from our index; without one the outcome is a failure 'not-supported'. */
export function producerRounds(at: SourceContext, limit: number): Promise<Outcome<ProducerRound[]>> {
  return at.share(`producer rounds ${limit}`, 5000, async () => {
    if (at.records === null) return withoutIndex();
    return at.records.producerRounds({ before: null, limit, currentSchedule: await readSchedule(at) });
  });
}

/** Missed blocks by producer in the `days` days before `now`. */
export function missedBlocks(at: SourceContext, days: number, now: number): Promise<Outcome<MissedBlocks>> {
  return at.share(`missed blocks ${days}`, cacheMs, async () => {
    if (at.records === null) return withoutIndex();
    const [after, before] = [now - days * dayMs, now].map((time) => new Date(time).toISOString());
    return at.records.missedBlocks({ after: after!, before: before!, currentSchedule: await readSchedule(at) });
  });
}

/** The active schedule of the node, null if it cannot be read: an index that starts later has no record of it. */
export async function readSchedule(at: SourceContext): Promise<CurrentSchedule | null> {
  const schedule = await getSchedule(at);
  if (schedule.state !== 'data') return null;
  return { version: schedule.data.version, producers: schedule.data.producers.map(({ name }) => name) };
}

function withoutIndex<Value>(): Outcome<Value> {
  const message = 'Producer rounds require an index, which this chain does not have here';
  return failed([
    { source: 'index', endpoint: null, code: 'not-supported', message, reason: failureReason('no-index') },
  ]);
}

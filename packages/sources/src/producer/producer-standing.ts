import { data, empty, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { type ProducerEntry, producerList } from './producer-list.ts';
import { missedBlocks } from './rounds.ts';

/** More than ever have enough votes to be paid. */
const rankedProducers = 200;

export interface ProducerStanding {
  entry: ProducerEntry;
  /** Slots without a block in the last 24 hours; null without an index that counts them. */
  missed: number | null;
}

/** Rank, votes, pay and missed blocks of an active producer; empty for an account below rank 200. */
export async function producerStanding(at: SourceContext, owner: string): Promise<Outcome<ProducerStanding>> {
  const [list, missed] = await Promise.all([
    producerList(at, rankedProducers),
    at.records === null ? null : missedBlocks(at, 1, Date.now()),
  ]);
  if (list.state !== 'data') return list.state === 'failed' ? { ...list, stale: null } : list;
  const failures = [...list.meta.failures, ...(missed?.state === 'failed' ? missed.meta.failures : [])];
  const meta = { ...list.meta, failures };
  const entry = list.data.producers.find((producer) => producer.owner === owner);
  if (entry === undefined) return empty(meta);
  return data({ entry, missed: missed?.state === 'data' ? missedOf(missed.data.producers, owner) : null }, meta);
}

function missedOf(producers: readonly { producer: string; missed: number }[], owner: string): number {
  return producers.find(({ producer }) => producer === owner)?.missed ?? 0;
}

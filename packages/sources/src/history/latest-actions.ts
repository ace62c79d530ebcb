import { supported } from '../core/first-with-data.ts';
import { data, empty, failed, meta, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { failuresOf } from '../node/reading.ts';
import type { ActionRow } from './history-source.ts';
import { latestFromBlocks } from './latest-blocks.ts';

/** Newest actions of the chain: from a history, else from the node's newest blocks. */
export async function getLatestActions(at: SourceContext, limit: number): Promise<Outcome<ActionRow[]>> {
  const outcomes = await at.histories.until((source) => source.latestActions(limit));
  const answered = outcomes.find((outcome) => outcome.state !== 'failed');
  if (answered !== undefined) return answered;
  const failures = supported(outcomes.flatMap((outcome) => outcome.meta.failures));
  try {
    const head = await at.knownHead();
    const { rows, first } = await latestFromBlocks(at.api, at.abis, head, limit);
    const provenance = meta({
      source: 'node',
      block: head.head,
      blockId: head.headId,
      time: head.headTime,
      complete: rows.length >= limit,
      range: { first, last: head.head },
      failures,
    });
    return rows.length === 0 ? empty(provenance) : data(rows, provenance);
  } catch (error) {
    return failed([...failures, ...failuresOf(error)]);
  }
}

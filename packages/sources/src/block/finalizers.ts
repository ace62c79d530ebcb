import type { Field } from '../core/fields.ts';
import { empty, meta, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { reading } from '../node/reading.ts';
import { type FinalizerView, readFinalizer } from './finality-view.ts';

export interface FinalizerPolicy {
  generation: number;
  /** Weight that a quorum certificate needs, decimal text. */
  threshold: string;
  finalizers: (FinalizerView & {
    /** Last vote that the node saw; null if it saw none. */
    lastVote: { block: number; strong: boolean } | null;
  })[];
}

export interface Finalizers {
  active: FinalizerPolicy;
  pending: FinalizerPolicy | null;
}

/** The finalizers of a chain with instant finality; empty before Savanna and on nodes that do not know it. */
export async function finalizers({ api }: SourceContext): Promise<Outcome<Finalizers | null>> {
  const outcome = await reading(
    async () => {
      const answer = await api.getFinalizerInfo();
      return { ...answer, value: readFinalizers(answer.value) };
    },
    { isEmpty: (value) => value === null },
  );
  const { failures, time } = outcome.meta;
  const isUnknown = outcome.state === 'failed' && failures.every(({ code }) => code === 'not-supported');
  return isUnknown ? empty(meta({ source: 'node', endpoint: failures[0]?.endpoint ?? null, time })) : outcome;
}

function readFinalizers(info: Field): Finalizers | null {
  const votes = new Map(
    info
      .at('last_tracked_votes')
      .itemsOrNone()
      .map((vote) => [
        vote.at('public_key').text(),
        { block: vote.at('voted_for_block_num').number(), strong: vote.at('is_vote_strong').flag() },
      ]),
  );
  const policy = (field: Field): FinalizerPolicy | null =>
    field.missing
      ? null
      : {
          generation: field.at('generation').number(),
          threshold: field.at('threshold').integer(),
          finalizers: field
            .at('finalizers')
            .items()
            .map(readFinalizer)
            .map((finalizer) => ({ ...finalizer, lastVote: votes.get(finalizer.key) ?? null })),
        };
  const active = policy(info.at('active_finalizer_policy'));
  return active === null ? null : { active, pending: policy(info.at('pending_finalizer_policy')) };
}

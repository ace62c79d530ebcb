import type { Field } from '../core/fields.ts';

export interface FinalizerView {
  description: string;
  /** Decimal text. */
  weight: string;
  /** PUB_BLS_… */
  key: string;
}

/** Finality data in a block header, since the transition to Savanna. */
export interface FinalityView {
  /** Latest ancestor with a quorum certificate. */
  qc: { block: number; strong: boolean };
  /** Change of the last proposed producers: names inserted, and how many were removed. */
  proposerPolicy: { version: number; added: string[]; removed: number } | null;
  finalizerPolicy: { generation: number; threshold: string; added: FinalizerView[]; removed: number } | null;
}

/** The finality_extension of a get_block answer; null if the block has none. */
export function readFinality(extension: Field): FinalityView | null {
  if (extension.missing) return null;
  const claim = extension.at('qc_claim');
  const proposers = extension.at('new_proposer_policy_diff');
  const finalizers = extension.at('new_finalizer_policy_diff');
  return {
    qc: { block: claim.at('block_num').number(), strong: claim.at('is_strong_qc').flag() },
    proposerPolicy: proposers.missing
      ? null
      : {
          version: proposers.at('version').number(),
          ...changeOf(proposers.at('producer_auth_diff'), (entry) => entry.at('producer_name').text()),
        },
    finalizerPolicy: finalizers.missing
      ? null
      : {
          generation: finalizers.at('generation').number(),
          threshold: finalizers.at('threshold').integer(),
          ...changeOf(finalizers.at('finalizers_diff'), readFinalizer),
        },
  };
}

/** {description, weight, public_key} */
export function readFinalizer(entry: Field): FinalizerView {
  return {
    description: entry.at('description').text(),
    weight: entry.at('weight').integer(),
    key: entry.at('public_key').text(),
  };
}

/** {remove_indexes, insert_indexes: [[index, value]]} */
function changeOf<T>(diff: Field, read: (value: Field) => T): { added: T[]; removed: number } {
  const added = diff
    .at('insert_indexes')
    .items()
    .map((entry) => read(entry.items()[1] ?? entry.fail('an inserted value')));
  return { added, removed: diff.at('remove_indexes').items().length };
}

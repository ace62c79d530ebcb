import type { BlockHeader } from '@antescope/codec/chain/block';
import { applyListChange, type ListChange } from '@antescope/codec/chain/finality-extension';
import { decodeHeaderExtension } from '@antescope/codec/chain/header-extension';
import type { ProducerList } from '../store/block-rows.ts';

/** Difference between a proposed schedule and the one proposed before it. */
export interface ProposerPolicy {
  version: number;
  change: ListChange<string>;
}

/**
 * The producers that a header announces: a schedule in its own field, or since weighted signing (WTMSIG) in an
 * extension, or since Savanna a change of the last proposed one.
 */
export function announcedProducers(header: Pick<BlockHeader, 'new_producers' | 'header_extensions'>): {
  schedule: ProducerList | null;
  policy: ProposerPolicy | null;
} {
  let announced: { version: number; producers: { producer_name: string }[] } | null = header.new_producers;
  let policy: ProposerPolicy | null = null;
  for (const extension of header.header_extensions) {
    const decoded = decodeHeaderExtension(extension);
    if (decoded.type === 'producer_schedule_change') announced = decoded.schedule;
    else if (decoded.type === 'finality') policy = policyOf(decoded.finality.new_proposer_policy_diff);
  }
  return {
    schedule:
      announced === null
        ? null
        : { version: announced.version, producers: announced.producers.map(({ producer_name }) => producer_name) },
    policy,
  };
}

function policyOf(
  diff: { version: number; producer_auth_diff: ListChange<{ producer_name: string }> } | null,
): ProposerPolicy | null {
  if (diff === null) return null;
  const { remove_indexes, insert_indexes } = diff.producer_auth_diff;
  const inserted = insert_indexes.map(({ index, value }) => ({ index, value: value.producer_name }));
  return { version: diff.version, change: { remove_indexes, insert_indexes: inserted } };
}

/** Last announced schedule of a chain, which proposer policies change. */
export class LastSchedule {
  readonly #stored: () => Promise<ProducerList | null>;
  /** undefined: to be read from the store. */
  #last: ProducerList | null | undefined;

  /** `stored`: the last announcement in the index, with every block before the current one. */
  constructor(stored: () => Promise<ProducerList | null>) {
    this.#stored = stored;
  }

  /** Blocks were undone. */
  forget(): void {
    this.#last = undefined;
  }

  announced(schedule: ProducerList): void {
    this.#last = schedule;
  }

  /** The whole schedule of a policy; null if the index does not know the one that it changes. */
  async apply({ version, change }: ProposerPolicy): Promise<ProducerList | null> {
    this.#last ??= await this.#stored();
    // Versions are consecutive: any other base would give wrong producers.
    if (this.#last?.version !== version - 1) return null;
    this.#last = { version, producers: applyListChange(this.#last.producers, change) };
    return this.#last;
  }
}

import type { HeadView } from '../block/block-view.ts';
import { type ActionsOfBlock, readActionsOfBlock } from '../history/latest-blocks.ts';
import type { SourceContext } from '../core/source-context.ts';
import type { BlockEvent } from './block-event.ts';

/** Events of one poll, in chain order; the head comes last. */
export type FollowedEvent = BlockEvent<{ block: ActionsOfBlock }> | { type: 'head'; head: HeadView };

const maxBlocksPerPoll = 20;
/** Block IDs kept in memory to find where a fork starts. */
const maxKnownIds = 500;

/**
 * Follows the blocks of a node without state history: get_info, then every new block, forks as explicit undos. Throws
 * the node's errors (NodeError, NodeUnavailableError); the next poll resumes where this one stopped.
 */
export class BlockFollower {
  readonly #at: Pick<SourceContext, 'api' | 'abis' | 'knownHead'>;
  /** IDs by number of the delivered blocks, oldest first. */
  readonly #ids = new Map<number, string>();
  #last: number | null = null;

  constructor(at: Pick<SourceContext, 'api' | 'abis' | 'knownHead'>) {
    this.#at = at;
  }

  /** Restarts at the head. */
  reset(): void {
    this.#ids.clear();
    this.#last = null;
  }

  /** Resumes after this block. */
  begin(number: number, id: string): void {
    this.reset();
    this.#note(number, id);
  }

  /** Polls once; the first poll only finds the head. */
  async *poll(): AsyncGenerator<FollowedEvent> {
    const head = await this.#at.knownHead();
    if (this.#last === null) this.#note(head.head, head.headId);
    else yield* this.#upTo(head);
    yield { type: 'head', head };
  }

  async *#upTo(head: HeadView): AsyncGenerator<FollowedEvent> {
    if (head.head <= this.#last!) {
      // Another node may simply lag; the same number with another ID is a fork.
      const previousId = this.#ids.get(head.head);
      if (previousId === undefined || previousId === head.headId) return;
      yield this.#undo(head.head - 1);
    }
    while (this.#last! < head.head) {
      const number = this.#last! + 1;
      if (head.head - number >= maxBlocksPerPoll) {
        yield* this.#skipTo(head);
        return;
      }
      const block = await readActionsOfBlock(this.#at.api, this.#at.abis, head, number);
      const before = this.#ids.get(number - 1);
      if (before === block.previous) {
        this.#note(number, block.id);
        yield { type: 'block', block };
      } else if (before === undefined || number - 1 <= head.lastIrreversible) {
        yield* this.#skipTo(head);
        return;
      } else {
        yield this.#undo(number - 2);
      }
    }
  }

  *#skipTo(head: HeadView): Generator<FollowedEvent> {
    this.begin(head.head, head.headId);
    yield { type: 'gap', code: 'too-far', reason: 'More blocks at once than are followed live' };
  }

  #undo(block: number): FollowedEvent {
    for (const number of this.#ids.keys()) if (number > block) this.#ids.delete(number);
    this.#last = block;
    return { type: 'undo', block };
  }

  #note(number: number, id: string): void {
    this.#ids.set(number, id);
    this.#last = number;
    if (this.#ids.size > maxKnownIds) this.#ids.delete(this.#ids.keys().next().value!);
  }
}

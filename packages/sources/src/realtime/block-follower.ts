import type { HeadView } from '../block/block-view.ts';
import { type ActionsOfBlock, readActionsOfBlock } from '../history/latest-blocks.ts';
import type { SourceContext } from '../core/source-context.ts';

/** What a look at a node found, in its order. */
export type Followed =
  | { type: 'block'; block: ActionsOfBlock }
  /** Blocks above this number are no longer part of the chain. */
  | { type: 'undo'; block: number }
  /** Too many blocks at once, or a fork that reaches back too far: what is between is left out. */
  | { type: 'gap' }
  | { type: 'head'; head: HeadView };

/** Blocks that one look reads at most. */
const mostBlocks = 20;
/** Block ids that are remembered, to find where a fork begins. */
const remembered = 500;

/**
 * Follows the blocks of a node without state history: get_info, then every block that is new, forks as explicit undos.
 * Errors: those of the node (NodeError, NodeUnavailableError); the next look goes on where this one stopped.
 */
export class BlockFollower {
  readonly #at: Pick<SourceContext, 'api' | 'abis' | 'knownHead'>;
  /** Ids by number of the blocks that were told, oldest first. */
  readonly #ids = new Map<number, string>();
  #last: number | null = null;

  constructor(at: Pick<SourceContext, 'api' | 'abis' | 'knownHead'>) {
    this.#at = at;
  }

  /** Begins anew at the head, for whoever did not look for a while. */
  reset(): void {
    this.#ids.clear();
    this.#last = null;
  }

  /** Goes on behind this block. */
  begin(number: number, id: string): void {
    this.reset();
    this.#note(number, id);
  }

  /** Looks once; the first look only finds out where the head is. */
  async *look(): AsyncGenerator<Followed> {
    const head = await this.#at.knownHead();
    if (this.#last === null) this.#note(head.head, head.headId);
    else yield* this.#upTo(head);
    yield { type: 'head', head };
  }

  async *#upTo(head: HeadView): AsyncGenerator<Followed> {
    if (head.head <= this.#last!) {
      // Another node that is behind is no news; a block of the same number with another id is.
      const known = this.#ids.get(head.head);
      if (known === undefined || known === head.headId) return;
      yield this.#undo(head.head - 1);
    }
    while (this.#last! < head.head) {
      const number = this.#last! + 1;
      if (head.head - number >= mostBlocks) {
        yield* this.#leap(head);
        return;
      }
      const block = await readActionsOfBlock(this.#at.api, this.#at.abis, head, number);
      const before = this.#ids.get(number - 1);
      if (before === block.previous) {
        this.#note(number, block.id);
        yield { type: 'block', block };
      } else if (before === undefined || number - 1 <= head.lastIrreversible) {
        yield* this.#leap(head);
        return;
      } else {
        yield this.#undo(number - 2);
      }
    }
  }

  *#leap(head: HeadView): Generator<Followed> {
    this.begin(head.head, head.headId);
    yield { type: 'gap' };
  }

  #undo(to: number): Followed {
    for (const number of this.#ids.keys()) if (number > to) this.#ids.delete(number);
    this.#last = to;
    return { type: 'undo', block: to };
  }

  #note(number: number, id: string): void {
    this.#ids.set(number, id);
    this.#last = number;
    if (this.#ids.size > remembered) this.#ids.delete(this.#ids.keys().next().value!);
  }
}

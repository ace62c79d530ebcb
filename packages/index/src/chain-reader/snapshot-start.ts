import type { ShipBlocks, ShipStatus } from '@antescope/codec/ship/messages';
import type { BlockPosition } from '../store/block-rows.ts';

/**
 * The whole state that a node started from a snapshot has at the snapshot's block: Leap since 4.0 and Spring send it in
 * a frame without block and traces, one block before the first trace. It becomes part of the first block of the index.
 */
export class SnapshotStart {
  /** The snapshot's block; null: the node has every block, or an index is resumed. */
  readonly block: number | null;
  #state: { position: BlockPosition; deltas: Uint8Array } | null = null;
  #used = false;

  /** `status`: null if an index is resumed. */
  constructor(status: ShipStatus | null) {
    const first = status?.chain_state_begin_block ?? 0;
    this.block = first > 1 && first + 1 === status?.trace_begin_block ? first : null;
  }

  /** Whether the state was part of a delivered block. */
  get used(): boolean {
    return this.#used;
  }

  /** Keeps the state of the snapshot's block, which has no content of its own. False: any other frame. */
  takes(position: BlockPosition, { block, deltas }: ShipBlocks): boolean {
    if (position.number !== this.block || !isMissing(block)) return false;
    this.#state = isMissing(deltas) ? null : { position, deltas };
    return true;
  }

  /** The state to deliver with the block that follows the snapshot, once. Throws if the block is not its successor. */
  stateBefore(block: BlockPosition, previous: BlockPosition | null): { initialState?: Uint8Array } {
    const state = this.#state;
    if (state === null) return {};
    if (previous?.id !== state.position.id) {
      throw new Error(`block ${block.number} does not follow the snapshot's block ${state.position.number}`);
    }
    this.#state = null;
    this.#used = true;
    return { initialState: state.deltas };
  }
}

/** Some nodes send missing parts as zero bytes. */
function isMissing(bytes: Uint8Array | null): bytes is null {
  return bytes === null || bytes.length === 0;
}

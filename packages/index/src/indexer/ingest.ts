import type { UndoEvent } from '@antescope/sources/realtime/block-event';
import { ChainReaderError, type BlockSink, type ChainEvent } from '../chain-reader/block-source.ts';
import type { BlockPosition, BlockRows } from '../store/block-rows.ts';
import type { HistoryWriter } from '../store/history-store.ts';
import { LastSchedule } from './announced-producers.ts';
import { type IndexedBlock, rowsOfBlock } from './rows-of-block.ts';

export interface IngestOptions {
  /** Max blocks and max actions per database transaction while catching up. */
  batchBlocks?: number;
  batchActions?: number;
}

/** A change that was committed to the store. */
export type IngestEvent =
  | {
      type: 'blocks';
      first: number;
      last: BlockPosition;
      /** Action traces in these blocks. */
      actions: number;
      head: BlockPosition;
      lastIrreversible: BlockPosition;
    }
  | UndoEvent;

/** Positions sent to a node: deeper than any fork of these chains. */
const maxPositions = 1024;

/**
 * Writes the events of a chain reader into a store: one database transaction per block at the head, batches while
 * catching up. Announces committed blocks only.
 */
export class Ingest implements BlockSink {
  readonly #writer: HistoryWriter;
  readonly #announce: (event: IngestEvent) => void;
  readonly #batchBlocks: number;
  readonly #batchActions: number;
  #pending: BlockRows[] = [];
  #pendingActions = 0;
  readonly #lastSchedule: LastSchedule;
  #head: BlockPosition = { number: 0, id: '' };
  #lastIrreversible: BlockPosition = { number: 0, id: '' };

  constructor(writer: HistoryWriter, announce: (event: IngestEvent) => void, options: IngestOptions = {}) {
    this.#writer = writer;
    this.#lastSchedule = new LastSchedule(async () => {
      await this.pause();
      return writer.lastSchedule();
    });
    this.#announce = announce;
    this.#batchBlocks = options.batchBlocks ?? 500;
    this.#batchActions = options.batchActions ?? 20_000;
  }

  positions(): Promise<BlockPosition[]> {
    return this.#writer.positions(maxPositions);
  }

  async take(event: ChainEvent): Promise<boolean> {
    if (event.type === 'undo') {
      await this.#undo(event.block);
      return true;
    }
    const rows = await this.#withSchedule(rowsOfBlock(event.block));
    this.#pending.push(rows);
    this.#pendingActions += actionCount(rows);
    this.#head = event.head;
    this.#lastIrreversible = event.lastIrreversible;
    const atHead = event.block.position.number >= event.head.number;
    const full = this.#pending.length >= this.#batchBlocks || this.#pendingActions >= this.#batchActions;
    if (atHead || full) await this.pause();
    return this.#pending.length === 0;
  }

  async pause(): Promise<void> {
    const blocks = this.#pending;
    const [first, last] = [blocks[0], blocks.at(-1)];
    if (first === undefined || last === undefined) return;
    const actions = this.#pendingActions;
    this.#pending = [];
    this.#pendingActions = 0;
    await this.#writer.apply(blocks, { lastIrreversible: this.#lastIrreversible });
    this.#announce({
      type: 'blocks',
      first: first.block.number,
      last: { number: last.block.number, id: last.block.id },
      actions,
      head: this.#head,
      lastIrreversible: this.#lastIrreversible,
    });
  }

  async #withSchedule({ rows, policy }: IndexedBlock): Promise<BlockRows> {
    const { block } = rows;
    if (block.newSchedule !== undefined) this.#lastSchedule.announced(block.newSchedule);
    const newSchedule = policy === null ? null : await this.#lastSchedule.apply(policy);
    return newSchedule === null ? rows : { ...rows, block: { ...block, newSchedule } };
  }

  /** Pending blocks above `to` are dropped. */
  async #undo(to: number): Promise<void> {
    this.#lastSchedule.forget();
    this.#pending = this.#pending.filter((rows) => rows.block.number <= to);
    this.#pendingActions = this.#pending.reduce((sum, rows) => sum + actionCount(rows), 0);
    await this.pause();
    const head = await this.#writer.head();
    if (head === null || head.number <= to) return;
    const irreversible = await this.#writer.lastIrreversible();
    if (to < irreversible) {
      throw new ChainReaderError(
        'deep-fork',
        `the node's chain differs from the index from block ${to + 1} on, but block ${irreversible} was irreversible: ` +
          'move the store away to index this fork',
      );
    }
    await this.#writer.undoTo(to);
    this.#announce({ type: 'undo', block: to });
  }
}

function actionCount(rows: BlockRows): number {
  return rows.transactions.reduce((sum, transaction) => sum + transaction.actions.length, 0);
}

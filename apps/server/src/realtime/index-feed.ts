import { isoZ, slotToTime } from '@antescope/codec/time';
import type { HeadView } from '@antescope/sources/block/block-view';
import type { IngestEvent } from '../indexer/ingest.ts';
import { idPrefix, parseCursor } from '../store/cursor.ts';
import type { HistoryReader, StoredBlock } from '../store/history-store.ts';
import type { IndexSource } from '../store/index-source.ts';
import { wanted } from './actions-filter.ts';
import type { ActionsFilter } from './client-message.ts';
import { RealtimeHub, type BlockBatch, type HubOptions, type Missed } from './hub.ts';

/** More blocks than this at once mean catching up: nobody watches those live. */
const liveBlocks = 20;
/** Transactions a second are averaged over this many half seconds. */
const rateSlots = 20;
const resumableBlocks = 1200;
const resumableRows = 2000;

export interface IndexFeedOptions {
  reader: HistoryReader;
  source: IndexSource;
  /** For the head's description. */
  serverVersion: string;
  /** Subscribes to the indexer; returns how to stop. */
  listen(listener: (event: IngestEvent) => void): () => void;
  limits?: Omit<HubOptions, 'missed'>;
}

/** Publishes what becomes readable in the index. */
export class IndexFeed {
  readonly hub: RealtimeHub;
  readonly #options: IndexFeedOptions;
  readonly #stop: () => void;
  /** The block that clients were told of last; a resuming client gets everything up to it, no more. */
  #published: number | null = null;
  #rate: { number: number; transactions: number; slot: number }[] = [];

  constructor(options: IndexFeedOptions) {
    this.#options = options;
    this.hub = new RealtimeHub({
      ...options.limits,
      missed: (since, filter) => this.#missed(since, filter),
    });
    void this.hub.inTurn(() => this.#begin());
    this.#stop = options.listen((event) => void this.hub.inTurn(() => this.#take(event)));
  }

  close(): void {
    this.#stop();
  }

  async #begin(): Promise<void> {
    const status = await this.#options.reader.status();
    if (status === null) return;
    this.#published = status.head.number;
    for (let number = status.head.number - rateSlots; number <= status.head.number; number++) {
      const block = await this.#options.reader.block(number);
      if (block !== null) this.#count(block);
    }
    await this.#publishHead(status.head, status.lastIrreversible);
  }

  async #take(event: IngestEvent): Promise<void> {
    if (event.type === 'undo') {
      if (this.#published !== null) this.#published = Math.min(this.#published, event.to);
      this.#rate = this.#rate.filter((block) => block.number <= event.to);
      this.hub.publishUndo(event.to);
      return;
    }
    const first = Math.max(event.first, (this.#published ?? event.first - 1) + 1);
    if (event.last.number - first >= liveBlocks) {
      this.hub.publishGap('The index is catching up');
    } else {
      for (let number = first; number <= event.last.number; number++) await this.#publishBlock(number);
    }
    this.#published = event.last.number;
    const head = await this.#options.reader.block(event.last.number);
    if (head !== null) await this.#publishHead(head, event.lastIrreversible.number);
  }

  async #publishBlock(number: number): Promise<void> {
    const block = await this.#options.reader.block(number);
    // A fork took it away in the meantime: the undo that says so is already under way.
    if (block === null) return;
    this.#count(block);
    if (!this.hub.wantsActions) return;
    this.hub.publishBlock({ block: number, blockId: block.id, rows: await this.#options.source.blockActions(number) });
  }

  #count(block: StoredBlock): void {
    // Every block begins with a transaction of its own.
    const transactions = Math.max(0, block.transactionCount - 1);
    const recent = this.#rate.filter((one) => one.number < block.number && one.slot >= block.slot - rateSlots);
    this.#rate = [...recent, { number: block.number, transactions, slot: block.slot }];
  }

  #transactionsPerSecond(): number | null {
    const [first, last] = [this.#rate[0], this.#rate.at(-1)];
    if (first === undefined || last === undefined || last.slot === first.slot) return null;
    const sum = this.#rate.reduce((total, block) => total + block.transactions, 0) - first.transactions;
    return Math.round((sum / ((last.slot - first.slot) / 2)) * 10) / 10;
  }

  async #publishHead(head: StoredBlock, lastIrreversible: number): Promise<void> {
    const status = await this.#options.reader.status();
    const irreversible = await this.#options.reader.block(lastIrreversible);
    const view: HeadView = {
      chainId: status?.chainId ?? '',
      head: head.number,
      headId: head.id,
      headTime: isoZ(slotToTime(head.slot)),
      producer: head.producer,
      lastIrreversible,
      lastIrreversibleId: irreversible?.id ?? '',
      serverVersion: this.#options.serverVersion,
    };
    this.hub.publishHead(view, this.#transactionsPerSecond());
  }

  async #missed(since: string, filter: ActionsFilter): Promise<Missed> {
    const cursor = parseCursor(since);
    const known = cursor === null ? null : await this.#options.reader.block(cursor.block);
    if (cursor === null || known === null || idPrefix(known.id) !== cursor.idPrefix) {
      return { kind: 'gap', reason: 'This cursor is not part of the indexed chain' };
    }
    const last = this.#published ?? cursor.block;
    if (last - cursor.block > resumableBlocks) return { kind: 'gap', reason: 'Too many blocks were missed' };
    const batches: BlockBatch[] = [];
    let count = 0;
    for (let number = cursor.block; number <= last; number++) {
      const block = await this.#options.reader.block(number);
      if (block === null) break;
      const rows = (await this.#options.source.blockActions(number)).filter(
        (row) => wanted(row, filter) && Number(row.trace.receipt?.globalSequence ?? 0) > cursor.sequence,
      );
      count += rows.length;
      if (count > resumableRows) return { kind: 'gap', reason: 'Too many actions were missed' };
      if (rows.length > 0) batches.push({ block: number, blockId: block.id, rows });
    }
    return { kind: 'batches', batches };
  }
}

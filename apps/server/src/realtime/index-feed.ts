import { setImmediate as yieldTurn } from 'node:timers/promises';
import { isoZ, slotToTime } from '@antescope/codec/chain/time';
import type { HeadView } from '@antescope/sources/block/block-view';
import type { BlockSummary } from '@antescope/sources/block/block-summary';
import type { Outcome } from '@antescope/sources/core/outcome';
import { LiveBlock } from '@antescope/sources/realtime/live-block';
import { matchesLiveFilter, type LiveFilter } from '@antescope/sources/realtime/live-filter';
import type { MarketCap, Rate } from '@antescope/sources/realtime/messages';
import type { TransactionView } from '@antescope/sources/transaction/transaction-view';
import type { IngestEvent } from '@antescope/index/indexer/ingest';
import { formatCursor, idPrefix, parseCursor } from '@antescope/index/store/cursor';
import type { HistoryReader, StoredBlock } from '@antescope/index/store/history-store';
import type { IndexSource } from '@antescope/index/answers/index-source';
import type { Feed, Missed } from './channels/feed.ts';
import type { FeedQueries } from './feed-queries.ts';
import { type HubLimits, RealtimeHub } from './hub.ts';
import { RateCounter } from './rate-counter.ts';
import { RecentBlocks } from './recent-blocks.ts';
import { WorkBudget } from './work-budget.ts';

/** Larger batches of blocks mean the index is catching up: they are not streamed. */
const maxLiveBlocks = 20;
/** Blocks before the head the initial rate is computed from. */
const rateBlocks = 20;
/** Limits of a replay: blocks and rows read, and rows sent. */
const replayLimits = { blocks: 1200, rowsRead: 10_000, rows: 2000 };
/** Milliseconds for all replays together: a client that keeps resuming must not delay the others. */
const resumeWork = { max: 2000, perSecond: 200 };
/** Characters of the newest blocks retained in memory for replays: 5,000 rows or more, unless their data is large. */
const retainedSize = 8_000_000;
/** Milliseconds after which a replay yields to other requests. */
const sliceMs = 10;

export interface IndexFeedOptions {
  reader: HistoryReader;
  source: IndexSource;
  queries: FeedQueries;
  /** nodeos version, for the head. */
  serverVersion: string;
  /** Subscribes to the indexer; returns the unsubscribe function. */
  listen(listener: (event: IngestEvent) => void): () => void;
  limits?: Partial<HubLimits>;
  /** Milliseconds that replays may take at once, and per second. */
  resumeWork?: { max: number; perSecond: number };
}

/** Publishes blocks as they become readable in the index. */
export class IndexFeed implements Feed {
  readonly hub: RealtimeHub;
  readonly #options: IndexFeedOptions;
  readonly #stop: () => void;
  readonly #rate = new RateCounter();
  readonly #recent = new RecentBlocks(retainedSize);
  readonly #budget: WorkBudget;
  /** Last published block; replays end there. */
  #published: number | null = null;
  #head: { head: HeadView; rate: Rate | null } | null = null;
  #position: string | null = null;
  #isClosed = false;

  constructor(options: IndexFeedOptions) {
    this.#options = options;
    this.#budget = new WorkBudget(options.resumeWork ?? resumeWork);
    this.hub = new RealtimeHub(this, options.limits);
    void this.hub.enqueue(() => this.#whileOpen(() => this.#begin()));
    this.#stop = options.listen((event) => void this.hub.enqueue(() => this.#whileOpen(() => this.#handle(event))));
  }

  get chain(): Feed['chain'] {
    return this.#options.queries.chain;
  }

  get head(): { head: HeadView; rate: Rate | null } | null {
    return this.#head;
  }

  get position(): string | null {
    return this.#position;
  }

  transaction(id: string, block?: number): Promise<Outcome<TransactionView>> {
    return this.#options.queries.transaction(id, block);
  }

  recentBlocks(): Promise<Outcome<BlockSummary[]>> {
    return this.#options.queries.recentBlocks();
  }

  marketCap(): Promise<Outcome<MarketCap>> {
    return this.#options.queries.marketCap();
  }

  close(): void {
    this.#isClosed = true;
    this.#stop();
  }

  /** Reads that end with the index, while the server stops, are no failure. */
  async #whileOpen(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!this.#isClosed) throw error;
    }
  }

  async missed(since: string, filter: LiveFilter): Promise<Missed> {
    if (!this.#budget.open) return { type: 'gap', code: 'too-far', reason: 'Too many replays at the moment' };
    const started = performance.now();
    try {
      return await this.#missed(since, filter);
    } finally {
      this.#budget.spend(performance.now() - started);
    }
  }

  async #missed(since: string, filter: LiveFilter): Promise<Missed> {
    const cursor = parseCursor(since);
    const indexed = cursor === null ? null : await this.#options.reader.block(cursor.block);
    if (cursor === null || indexed === null || idPrefix(indexed.id) !== cursor.idPrefix) {
      return { type: 'gap', code: 'unknown-cursor', reason: 'This cursor is not part of the indexed chain' };
    }
    const last = this.#published ?? cursor.block;
    const tooFar: Missed = { type: 'gap', code: 'too-far', reason: 'Too many missed blocks or rows to replay' };
    if (last - cursor.block > replayLimits.blocks) return tooFar;
    const blocks: LiveBlock[] = [];
    let [rowsRead, rows, slice] = [0, 0, performance.now()];
    for (let number = cursor.block; number <= last; number++) {
      const block = await this.#options.reader.block(number);
      if (block === null) break;
      rowsRead += block.actionCount;
      if (rowsRead > replayLimits.rowsRead) return tooFar;
      const live = await this.#liveBlock(block);
      const matches = live.rows.filter(
        (row) =>
          matchesLiveFilter(row, filter, this.chain) && (number > cursor.block || sequenceOf(row) > cursor.sequence),
      );
      rows += matches.length;
      if (rows > replayLimits.rows) return tooFar;
      if (matches.length > 0) blocks.push(new LiveBlock(block.number, block.id, matches, endOf(block)));
      if (performance.now() - slice > sliceMs) {
        await yieldTurn();
        slice = performance.now();
      }
    }
    return { type: 'blocks', blocks };
  }

  async #begin(): Promise<void> {
    const status = await this.#options.reader.status();
    if (status === null) return;
    this.#published = status.head.number;
    this.#position = endOf(status.head);
    for (let number = status.head.number - rateBlocks; number <= status.head.number; number++) {
      const block = await this.#options.reader.block(number);
      if (block !== null) this.#count(block);
    }
    await this.#publishHead(status.head, status.lastIrreversible);
  }

  async #handle(event: IngestEvent): Promise<void> {
    if (event.type === 'undo') {
      await this.#undo(event.block);
      return;
    }
    const first = Math.max(event.first, (this.#published ?? event.first - 1) + 1);
    const head = await this.#options.reader.block(event.last.number);
    if (event.last.number - first >= maxLiveBlocks) {
      this.#published = event.last.number;
      if (head !== null) this.#position = endOf(head);
      this.hub.publish({ type: 'gap', code: 'catching-up', reason: 'The index is catching up' });
    } else {
      for (let number = first; number <= event.last.number; number++) await this.#publishBlock(number);
    }
    if (head !== null) await this.#publishHead(head, event.lastIrreversible.number);
  }

  async #undo(to: number): Promise<void> {
    if (this.#published !== null) this.#published = Math.min(this.#published, to);
    const block = await this.#options.reader.block(to);
    if (block !== null) this.#position = endOf(block);
    this.#rate.undo(to);
    this.hub.publish({ type: 'undo', block: to });
  }

  async #publishBlock(number: number): Promise<void> {
    this.#published = number;
    try {
      const block = await this.#options.reader.block(number);
      // A fork removed it in the meantime: its undo event follows.
      if (block === null) return;
      this.#count(block);
      this.#position = endOf(block);
      if (this.hub.wants('rows')) this.hub.publish({ type: 'block', block: await this.#liveBlock(block) });
    } catch (error) {
      // A block that cannot be read must not stop the feed, nor be skipped silently.
      console.error('realtime:', error instanceof Error ? error.message : error);
      this.hub.publish({ type: 'gap', code: 'failed', reason: `Block ${number} could not be read` });
    }
  }

  async #liveBlock(block: StoredBlock): Promise<LiveBlock> {
    const cached = this.#recent.of(block.number, block.id);
    if (cached !== undefined) return cached;
    const rows = await this.#options.source.blockActions(block.number);
    const live = new LiveBlock(block.number, block.id, rows, endOf(block));
    this.#recent.add(live);
    return live;
  }

  #count({ number, slot, transactionCount, actionCount }: StoredBlock): void {
    // Every block starts with onblock, a transaction of one action.
    const [transactions, actions] = [Math.max(0, transactionCount - 1), Math.max(0, actionCount - 1)];
    this.#rate.add({ number, slot, transactions, actions });
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
    this.#head = { head: view, rate: this.#rate.rate };
    this.hub.publish({ type: 'head', ...this.#head });
  }
}

function endOf(block: StoredBlock): string {
  return formatCursor(block.number, block.id, Math.max(0, block.firstSequence + block.actionCount - 1));
}

function sequenceOf(row: LiveBlock['rows'][number]): number {
  return Number(row.trace.receipt?.globalSequence ?? 0);
}

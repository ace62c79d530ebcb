import type { HeadView } from '@antescope/sources/block/block-view';
import type { BlockSummary } from '@antescope/sources/block/block-summary';
import { type ActionsOfBlock, readActionsOfBlock } from '@antescope/sources/history/latest-blocks';
import type { Outcome } from '@antescope/sources/core/outcome';
import type { GapEvent } from '@antescope/sources/realtime/block-event';
import { BlockFollower } from '@antescope/sources/realtime/block-follower';
import { LiveBlock } from '@antescope/sources/realtime/live-block';
import { matchesLiveFilter, type LiveFilter } from '@antescope/sources/realtime/live-filter';
import type { MarketCap, Rate } from '@antescope/sources/realtime/messages';
import type { SourceContext } from '@antescope/sources/core/source-context';
import type { TransactionView } from '@antescope/sources/transaction/transaction-view';
import type { Feed, Missed } from './channels/feed.ts';
import type { FeedQueries } from './feed-queries.ts';
import { type HubLimits, RealtimeHub } from './hub.ts';
import { RateCounter } from './rate-counter.ts';

const everyMs = 1000;
/** Blocks are followed this long after the last listener left, so that a returning one resumes without a gap. */
const lingerMs = 120_000;
/** Blocks read before the retained ones to resume a listener. */
const maxReadBack = 20;
/** Limits of the blocks retained for resuming: their number, and their size in characters. */
const retained = { blocks: 600, size: 8_000_000 };

export interface NodeFeedOptions {
  /** Where blocks are read from. */
  at: Pick<SourceContext, 'api' | 'abis' | 'knownHead'>;
  queries: FeedQueries;
  limits?: Partial<HubLimits>;
}

/** Feed without an index: reads the head, and while there are listeners the blocks, from the node once for all. */
export class NodeFeed implements Feed {
  readonly hub: RealtimeHub;
  readonly #at: NodeFeedOptions['at'];
  readonly #queries: FeedQueries;
  readonly #follower: BlockFollower;
  readonly #rate = new RateCounter();
  readonly #timer: NodeJS.Timeout;
  #recent: LiveBlock[] = [];
  /** ID of the block before the first retained one. */
  #firstPrevious = '';
  #head: { head: HeadView; rate: Rate | null } | null = null;
  #position: string | null = null;
  #following = false;
  #neededAt = -Infinity;
  #polling = false;

  constructor({ at, queries: questions, limits }: NodeFeedOptions) {
    this.#at = at;
    this.#queries = questions;
    this.#follower = new BlockFollower(at);
    this.hub = new RealtimeHub(this, limits);
    this.#timer = setInterval(() => void this.poll(), everyMs);
    this.#timer.unref();
  }

  get chain(): Feed['chain'] {
    return this.#queries.chain;
  }

  get head(): { head: HeadView; rate: Rate | null } | null {
    return this.#head;
  }

  get position(): string | null {
    return this.#following ? this.#position : null;
  }

  transaction(id: string, block?: number): Promise<Outcome<TransactionView>> {
    return this.#queries.transaction(id, block);
  }

  recentBlocks(): Promise<Outcome<BlockSummary[]>> {
    return this.#queries.recentBlocks();
  }

  marketCap(): Promise<Outcome<MarketCap>> {
    return this.#queries.marketCap();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async missed(since: string, filter: LiveFilter): Promise<Missed> {
    if (!this.#following) await this.#follow();
    const [number = '', prefix = ''] = since.split('-');
    const position = (): number =>
      this.#recent.findIndex((one) => String(one.block) === number && one.blockId.slice(8, 16) === prefix);
    if (position() === -1) await this.#readBack(Number(number));
    const [first, ...later] = position() === -1 ? [] : this.#recent.slice(position());
    if (first === undefined) {
      // A listener ahead of us has missed nothing.
      const last = this.#head?.head.head ?? 0;
      if (Number(number) > last && Number(number) <= last + maxReadBack) return { type: 'blocks', blocks: [] };
      const reason = 'This cursor is not among the retained blocks';
      return { type: 'gap', code: 'unknown-cursor', reason };
    }
    const at = first.rows.findIndex((row) => row.cursor === since);
    const rest = at === -1 ? [] : first.rows.slice(at + 1);
    const blocks = [new LiveBlock(first.block, first.blockId, rest, first.end), ...later];
    return {
      type: 'blocks',
      blocks: blocks.filter((block) => block.rows.some((row) => matchesLiveFilter(row, filter, this.chain))),
    };
  }

  /** Reads blocks from `first` up to the retained ones if they are few: a page just opened resumes there. */
  async #readBack(first: number): Promise<void> {
    const head = this.#head?.head;
    const last = (this.#recent[0]?.block ?? (head?.head ?? 0) + 1) - 1;
    if (head === undefined || !(first <= last && last - first < maxReadBack)) return;
    const numbers = Array.from({ length: last - first + 1 }, (_, place) => first + place);
    const { api, abis } = this.#at;
    const blocks = await Promise.all(numbers.map((number) => readActionsOfBlock(api, abis, head, number))).catch(
      () => [],
    );
    // Blocks of two forks do not connect: then nothing is retained, and the listener gets a gap.
    const above = this.#recent[0];
    const links = blocks.every((block, place) => place === 0 || block.previous === blocks[place - 1]!.id);
    if (links && (above === undefined || this.#firstPrevious === blocks.at(-1)?.id)) {
      this.#recent.unshift(...blocks.map(liveBlockOf));
      this.#firstPrevious = blocks[0]?.previous ?? this.#firstPrevious;
    }
  }

  /** Does not report an unreachable node: pages report it themselves, and the next poll continues. */
  poll(): Promise<void> {
    if (this.#polling || (this.hub.clients === 0 && !this.#lingers)) return Promise.resolve();
    this.#polling = true;
    return this.hub
      .enqueue(() => {
        if (this.hub.wants('blocks')) this.#neededAt = performance.now();
        return this.#lingers ? this.#follow() : this.#pollHead();
      })
      .finally(() => (this.#polling = false));
  }

  get #lingers(): boolean {
    return performance.now() - this.#neededAt < lingerMs;
  }

  async #pollHead(): Promise<void> {
    this.#following = false;
    this.#publishHead(await this.#at.knownHead().catch(() => null));
  }

  async #follow(): Promise<void> {
    if (!this.#following) this.#begin();
    try {
      for await (const event of this.#follower.poll()) {
        if (event.type === 'head') this.#publishHead(event.head);
        else if (event.type === 'block') this.#publishBlock(event.block);
        else if (event.type === 'undo') this.#undo(event.block);
        else this.#gap(event);
      }
    } catch {
      // A failed read leaves the follower where it was.
    }
  }

  #begin(): void {
    this.#following = true;
    this.#follower.reset();
    this.#recent = [];
    this.#position = null;
  }

  #publishHead(head: HeadView | null): void {
    if (head === null) return;
    if (this.#following && this.#position === null) this.#position = `${head.head}-${head.headId.slice(8, 16)}-end`;
    const same = this.#head?.head.headId === head.headId;
    const moved = this.#head?.head.lastIrreversible !== head.lastIrreversible;
    if (same && !moved) return;
    this.#head = { head, rate: this.#following ? this.#rate.rate : null };
    this.hub.publish({ type: 'head', ...this.#head });
  }

  #publishBlock(read: ActionsOfBlock): void {
    const { number, time, transactions, rows } = read;
    const block = liveBlockOf(read);
    if (this.#recent.length === 0) this.#firstPrevious = read.previous;
    this.#rate.add({ number, slot: Math.round(Date.parse(time) / 500), transactions, actions: rows.length });
    this.#recent.push(block);
    let size = this.#recent.reduce((sum, one) => sum + one.size, 0);
    while (this.#recent.length > retained.blocks || (size > retained.size && this.#recent.length > 1)) {
      const dropped = this.#recent.shift()!;
      this.#firstPrevious = dropped.blockId;
      size -= dropped.size;
    }
    this.#position = block.end;
    this.hub.publish({ type: 'block', block });
  }

  #undo(to: number): void {
    this.#recent = this.#recent.filter((block) => block.block <= to);
    this.#position = this.#recent.at(-1)?.end ?? null;
    this.#rate.undo(to);
    this.hub.publish({ type: 'undo', block: to });
  }

  #gap(event: GapEvent): void {
    this.#recent = [];
    this.#position = null;
    this.hub.publish(event);
  }
}

function liveBlockOf({ number, id, rows }: ActionsOfBlock): LiveBlock {
  return new LiveBlock(number, id, rows, `${number}-${id.slice(8, 16)}-end`);
}

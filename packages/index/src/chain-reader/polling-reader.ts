import { setMaxListeners } from 'node:events';
import type { BlockPosition } from '../store/block-rows.ts';
import { StoreError } from '../store/history-store.ts';
import { attemptUntil, statusBefore } from './attempts.ts';
import { type BlockSink, type BlockSource, ChainReaderError, type SourceStatus } from './block-source.ts';
import { MissingBlockError, type NodeInfo, PolledNode, readerClient } from './polled-node.ts';
import { pause } from './pause.ts';
import { polledBlockOf, tracedBlockOf } from './polled-block-of.ts';
import type { PolledBlock } from './polled-block.ts';
import { Mismatches } from './mismatches.ts';
import { Positions } from './positions.ts';

export interface PollingOptions {
  kind: 'trace_api' | 'get_block';
  /** Base URLs of nodes; after a failure the next one is used. */
  nodes: string[];
  /** 64 hex digits; a node of another chain is rejected. */
  chainId: string;
  /** First block to read into an empty store. */
  startBlock?: number;
  /** Concurrent block requests. */
  inFlight?: number;
  /** Interval between get_info requests. */
  pollMs?: number;
  /** First and longest delay between attempts. */
  retryMs?: number;
  maxRetryMs?: number;
}

/**
 * Follows a chain by polling nodes for blocks, several at a time. `trace_api` has every executed action except
 * context-free ones, `get_block` only top-level actions. Neither has state.
 */
export class PollingReader implements BlockSource {
  readonly #options: Required<PollingOptions>;
  readonly #nodes: PolledNode[];
  readonly #wrongChain = new Map<PolledNode, string>();
  readonly #status: SourceStatus;
  #turn = 0;
  /** Whether a node of this chain answered before. */
  #verified = false;
  /** Last block of the index when the current attempt began. */
  #resumedAfter = 0;
  readonly #mismatches = new Mismatches();

  constructor(options: PollingOptions) {
    this.#options = { startBlock: 1, inFlight: 8, pollMs: 500, retryMs: 500, maxRetryMs: 30_000, ...options };
    const client = readerClient(options.nodes);
    this.#nodes = options.nodes.map((url) => new PolledNode(client, url));
    this.#status = statusBefore(options.nodes[0] ?? '');
  }

  status(): SourceStatus {
    return { ...this.#status };
  }

  run(sink: BlockSink, signal: AbortSignal): Promise<void> {
    return attemptUntil(signal, this.#status, {
      attempt: () => this.#attempt(sink, signal),
      retryAfter: () => this.#retryAfter(),
    });
  }

  #retryAfter(): number {
    const { retryMs, maxRetryMs } = this.#options;
    // Every node is tried once before the delay grows.
    const rounds = Math.ceil(this.#status.failures / this.#nodes.length);
    return Math.min(maxRetryMs, retryMs * 2 ** Math.min(Math.max(rounds, 1) - 1, 16));
  }

  /** Follows one node up to its first failure. Throws only what a new attempt cannot fix. */
  async #attempt(sink: BlockSink, signal: AbortSignal): Promise<void> {
    const node = this.#nodes[this.#turn % this.#nodes.length]!;
    this.#turn += 1;
    this.#status.url = node.url;
    const attempt = new AbortController();
    const attemptSignal = AbortSignal.any([signal, attempt.signal]);
    setMaxListeners(0, attemptSignal);
    try {
      await this.#follow(node, sink, attemptSignal);
    } catch (error) {
      if (!signal.aborted) this.#endAttempt(error);
    } finally {
      // Cancels the requests that are still pending.
      attempt.abort();
    }
    // Stops at once: pending blocks are read again after the next start.
    if (signal.aborted) return;
    try {
      await sink.pause();
    } catch (error) {
      this.#endAttempt(error);
    }
  }

  #endAttempt(error: unknown): void {
    if (error instanceof StoreError) throw error;
    if (error instanceof ChainReaderError && !this.#mismatches.mayRecover(error, this.#resumedAfter)) throw error;
    this.#status.failures++;
    this.#status.lastError = error instanceof Error ? error.message : String(error);
  }

  async #follow(node: PolledNode, sink: BlockSink, signal: AbortSignal): Promise<void> {
    const known = new Positions(await sink.positions());
    this.#resumedAfter = known.last?.number ?? 0;
    let info = await this.#info(node, signal);
    if (known.last === null) {
      const first = await this.#firstBlock(node, info, signal);
      await this.#deliverFrom(first, info, { node, sink, known, signal });
    }
    for (;;) {
      const { last } = known;
      if (last !== null && (info.head.number > last.number || !isKnown(info.head, known))) {
        await this.#deliverFrom(last.number + 1, info, { node, sink, known, signal });
      }
      await sink.pause();
      this.#working();
      await pause(this.#options.pollMs, signal);
      if (signal.aborted) return;
      info = await this.#info(node, signal);
    }
  }

  async #info(node: PolledNode, signal: AbortSignal): Promise<NodeInfo> {
    const info = await node.info(signal);
    const { chainId } = this.#options;
    if (info.chainId !== chainId) {
      this.#wrongChain.set(node, info.chainId);
      const line = `${node.url} is a node of chain ${info.chainId}, but the configured chain is ${chainId}`;
      if (!this.#verified && this.#wrongChain.size === this.#nodes.length)
        throw new ChainReaderError('other-chain', line);
      throw new Error(line);
    }
    this.#wrongChain.delete(node);
    this.#verified = true;
    this.#status.head = info.head;
    this.#status.lastIrreversible = info.lastIrreversible;
    return info;
  }

  /** Delivers blocks up to the head of `info`, undoing forks before and on the way. */
  async #deliverFrom(first: number, info: NodeInfo, reading: Reading): Promise<void> {
    const { node, sink, known, signal } = reading;
    if (known.last !== null && info.head.number <= known.last.number) {
      // Same height, different block: the node switched forks.
      if (info.head.number < known.last.number) return;
      await this.#undoFork(reading);
    }
    let next = known.last === null ? first : known.last.number + 1;
    const ahead = new Map<number, Promise<PolledBlock>>();
    while (next <= info.head.number && !signal.aborted) {
      this.#fetchAhead(ahead, next, info.head.number, node, signal);
      const block = await this.#checked(ahead.get(next)!, next, info, node);
      ahead.delete(next);
      if (!known.continues(block.position, block.previous)) {
        await this.#undoFork(reading);
        ahead.clear();
        next = (known.last?.number ?? next - 1) + 1;
        continue;
      }
      const event = { type: 'block', block, head: info.head, lastIrreversible: info.lastIrreversible } as const;
      const written = await sink.take(event);
      known.add(block.position);
      if (written) this.#working();
      else this.#status.state = 'following';
      next += 1;
    }
  }

  #fetchAhead(
    ahead: Map<number, Promise<PolledBlock>>,
    next: number,
    head: number,
    node: PolledNode,
    signal: AbortSignal,
  ) {
    const end = Math.min(head, next + this.#options.inFlight - 1);
    for (let number = next; number <= end; number++) {
      if (ahead.has(number)) continue;
      const block = this.#fetch(node, number, signal);
      // A failure is handled when its block is due; until then it must not count as unhandled.
      block.catch(() => {});
      ahead.set(number, block);
    }
  }

  /** An irreversible block that is missing will not come back; a newer one may be about to arrive. */
  async #checked(
    pending: Promise<PolledBlock>,
    number: number,
    info: NodeInfo,
    node: PolledNode,
  ): Promise<PolledBlock> {
    try {
      return await pending;
    } catch (error) {
      const isPruned = error instanceof MissingBlockError && number <= info.lastIrreversible.number;
      if (!isPruned || this.#nodes.length > 1) throw error;
      const what = this.#options.kind === 'trace_api' ? 'traces' : 'content';
      throw new ChainReaderError(
        'pruned',
        `${node.url} does not have the ${what} of block ${number}, but the index continues there`,
        { cause: error },
      );
    }
  }

  /** Walks back to the last common block and undoes everything above it. */
  async #undoFork({ node, sink, known, signal }: Reading): Promise<void> {
    const before = known.newestFirst;
    for (const position of before) {
      const remote = await this.#fetch(node, position.number, signal);
      if (remote.position.id !== position.id) continue;
      if (position.number === known.last?.number) return;
      known.undoTo(position.number);
      await sink.take({ type: 'undo', block: position.number });
      return;
    }
    throw new ChainReaderError(
      'deep-fork',
      `${node.url} has none of the blocks ${before.at(-1)?.number} to ${before[0]?.number} of the index: ` +
        'it is on another fork, below the last irreversible block',
    );
  }

  async #fetch(node: PolledNode, number: number, signal: AbortSignal): Promise<PolledBlock> {
    // Block 1 is the genesis: nothing was executed, so trace_api has no trace of it.
    if (this.#options.kind === 'get_block' || number === 1) {
      return numbered(polledBlockOf(await node.block(number, signal), null), number);
    }
    const [block, trace] = await Promise.all([node.block(number, signal), node.trace(number, signal)]);
    const traced = tracedBlockOf(trace);
    const result = numbered(polledBlockOf(block, traced.transactions), number);
    // A fork between the two requests: the next attempt sees one chain again.
    if (result.position.id !== traced.id) throw new Error(`block ${number} changed while it was read`);
    return result;
  }

  /** The first block the node still has, from `startBlock` on. */
  async #firstBlock(node: PolledNode, info: NodeInfo, signal: AbortSignal): Promise<number> {
    const has = async (number: number): Promise<boolean> => {
      try {
        await this.#fetch(node, number, signal);
        return true;
      } catch (error) {
        if (error instanceof MissingBlockError) return false;
        throw error;
      }
    };
    let low = Math.min(this.#options.startBlock, info.head.number);
    // trace_api has nothing of block 1 even where it has everything.
    if (await has(low === 1 ? 2 : low)) return low;
    let high = info.head.number;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (await has(middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #working(): void {
    this.#status.state = 'following';
    this.#status.failures = 0;
    this.#status.lastError = null;
  }
}

interface Reading {
  node: PolledNode;
  sink: BlockSink;
  known: Positions;
  signal: AbortSignal;
}

/** Whether the head was delivered already. */
function isKnown(head: BlockPosition, known: Positions): boolean {
  return known.last?.number !== head.number || known.last.id === head.id;
}

function numbered(block: PolledBlock, number: number): PolledBlock {
  if (block.position.number === number) return block;
  throw new Error(`requested block ${number}, the node answered with block ${block.position.number}`);
}

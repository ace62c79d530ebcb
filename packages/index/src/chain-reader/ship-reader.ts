import {
  decodeShipResult,
  encodeShipRequest,
  type BlockPosition as WirePosition,
  type ShipBlocks,
  type ShipStatus,
} from '@antescope/codec/ship/messages';
import type { BlockPosition } from '../store/block-rows.ts';
import { attemptUntil, statusBefore } from './attempts.ts';
import { ChainReaderError, type BlockSink, type BlockSource, type SourceStatus } from './block-source.ts';
import { Mismatches } from './mismatches.ts';
import { Positions } from './positions.ts';
import { SnapshotStart } from './snapshot-start.ts';
import { ShipConnection } from './ship-connection.ts';

export interface ShipOptions {
  /** ws://host:port of a state history plugin. */
  url: string;
  /** 64 hex digits; a node of another chain is rejected. */
  chainId: string;
  /** First block to request into an empty store. */
  startBlock?: number;
  /** Max unacknowledged blocks; more hides latency but uses memory. */
  inFlight?: number;
  /** First and longest delay between attempts, ms. */
  retryMs?: number;
  maxRetryMs?: number;
  /** Without a message for this long the node is pinged; after twice that the connection is closed. */
  silenceMs?: number;
}

const connectTimeoutMs = 10_000;
const textDecoder = new TextDecoder();

/** Follows a chain over a node's state history websocket. */
export class ShipReader implements BlockSource {
  readonly #options: Required<ShipOptions>;
  readonly #status: SourceStatus;
  /** Whether the node has been of this chain before. */
  #verified = false;
  /** Last block of the index when the current attempt began. */
  #resumedAfter = 0;
  readonly #mismatches = new Mismatches();

  constructor(options: ShipOptions) {
    this.#options = {
      startBlock: 1,
      inFlight: 32,
      retryMs: 500,
      maxRetryMs: 30_000,
      silenceMs: 30_000,
      ...options,
    };
    this.#status = statusBefore(options.url);
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
    return Math.min(maxRetryMs, retryMs * 2 ** Math.min(this.#status.failures - 1, 16));
  }

  /** One connection from open to close. Throws only errors that a new attempt cannot fix. */
  async #attempt(sink: BlockSink, signal: AbortSignal): Promise<void> {
    let connection: ShipConnection | null = null;
    const stop = (): void => connection?.close();
    signal.addEventListener('abort', stop, { once: true });
    try {
      connection = await ShipConnection.open(this.#options.url, connectTimeoutMs, signal, this.#options.silenceMs);
      await this.#follow(connection, sink);
    } catch (error) {
      this.#endAttempt(error);
    } finally {
      signal.removeEventListener('abort', stop);
      connection?.close();
    }
    // Stops at once: pending blocks are read again after the next start.
    if (signal.aborted) return;
    try {
      await sink.pause();
    } catch (error) {
      this.#endAttempt(error);
    }
  }

  /** A lost connection, a faulty frame or a temporary store failure (disk full) is retried. */
  #endAttempt(error: unknown): void {
    if (isStoreError(error)) throw error;
    if (error instanceof ChainReaderError && !this.#mismatches.mayRecover(error, this.#resumedAfter)) throw error;
    this.#status.failures++;
    this.#status.lastError = error instanceof Error ? error.message : String(error);
  }

  async #follow(connection: ShipConnection, sink: BlockSink): Promise<never> {
    // The first message is the protocol's ABI as JSON text. Ours is built in, so this only checks that it is JSON.
    const first = textDecoder.decode(await connection.next());
    if (!first.startsWith('{')) {
      throw new ChainReaderError('protocol', `${this.#options.url} does not speak the state history protocol`);
    }
    connection.send(encodeShipRequest({ type: 'get_status_request_v0' }));
    const status = await this.#receiveStatus(connection);
    const positions = await sink.positions();
    this.#resumedAfter = positions[0]?.number ?? 0;
    this.#check(status, positions);
    const known = new Positions(positions);
    const snapshot = new SnapshotStart(positions.length === 0 ? status : null);
    this.#request(connection, positions, this.#firstBlock(positions, status, snapshot));
    for (;;) {
      if (!connection.pending) {
        await sink.pause();
        // Everything received so far is committed.
        if (this.#status.state === 'following') this.#written();
      }
      const result = decoded(await connection.next());
      if (result.type === 'get_blocks_result_v0' || result.type === 'get_blocks_result_v1') {
        await this.#deliver(result, { known, snapshot, sink });
        connection.send(encodeShipRequest({ type: 'get_blocks_ack_request_v0', num_messages: 1 }));
      }
    }
  }

  async #receiveStatus(connection: ShipConnection): Promise<ShipStatus> {
    const result = decoded(await connection.next());
    if (result.type === 'get_status_result_v0' || result.type === 'get_status_result_v1') return result;
    throw new ChainReaderError('protocol', `${this.#options.url} answered a status request with ${result.type}`);
  }

  #check(status: ShipStatus, positions: BlockPosition[]): void {
    const { url, chainId } = this.#options;
    if (status.chain_id !== undefined && status.chain_id !== chainId) {
      const line = `${url} is a node of chain ${status.chain_id}, but the configured chain is ${chainId}`;
      // Behind the same URL a node of this chain answered before: a proxy or a restart may bring it back.
      if (this.#verified) throw new Error(line);
      throw new ChainReaderError('other-chain', line);
    }
    this.#verified = true;
    this.#status.head = position(status.head);
    this.#status.lastIrreversible = position(status.last_irreversible);
    const next = (positions[0]?.number ?? this.#options.startBlock - 1) + 1;
    // The node is replaying: it would resend blocks that the index has, which would look like a fork. Retry later.
    if (status.head.block_num + 1 < next) {
      throw new Error(
        `${url} is at block ${status.head.block_num}, behind the index at block ${next - 1}: waiting for it to sync`,
      );
    }
    requireBoth(status, url);
    if (status.trace_begin_block > next && positions.length > 0) {
      throw new ChainReaderError(
        'pruned',
        `the trace log of ${url} begins at block ${status.trace_begin_block}, but the index continues at block ${next}`,
      );
    }
  }

  #firstBlock(positions: BlockPosition[], status: ShipStatus, snapshot: SnapshotStart): number {
    if (positions[0] !== undefined) return positions[0].number + 1;
    // A node started from a snapshot has no earlier blocks; block 1 has no traces on any node.
    const available = status.trace_begin_block > 2 ? status.trace_begin_block : 1;
    const next = Math.max(this.#options.startBlock, available);
    return snapshot.block !== null && next === snapshot.block + 1 ? snapshot.block : next;
  }

  #request(connection: ShipConnection, positions: BlockPosition[], first: number): void {
    connection.send(
      encodeShipRequest({
        type: 'get_blocks_request_v0',
        start_block_num: first,
        end_block_num: 0xffffffff,
        max_messages_in_flight: this.#options.inFlight,
        have_positions: positions.toReversed().map((known) => ({ block_num: known.number, block_id: known.id })),
        irreversible_only: false,
        fetch_block: true,
        fetch_traces: true,
        fetch_deltas: true,
      }),
    );
  }

  #written(): void {
    this.#status.failures = 0;
    this.#status.lastError = null;
  }

  async #deliver(result: ShipBlocks, { known, snapshot, sink }: Following): Promise<void> {
    this.#status.head = position(result.head);
    this.#status.lastIrreversible = position(result.last_irreversible);
    // Blocks before a node's snapshot come without a position.
    if (result.this_block === null) return;
    const block = position(result.this_block);
    if (known.last === null && snapshot.takes(block, result)) return;
    const previous = result.prev_block === null ? null : position(result.prev_block);
    const { last } = known;
    known.expect(block, previous);
    if (last !== null && block.number <= last.number) {
      known.undoTo(block.number - 1);
      await sink.take({ type: 'undo', block: block.number - 1 });
      // The initial state was undone with the block that it came with: the next attempt requests it again.
      if (known.last === null && snapshot.used)
        throw new Error(`the first block of the index, ${block.number}, forked`);
    }
    const written = await sink.take({
      type: 'block',
      block: {
        position: block,
        previous,
        block: result.block,
        traces: result.traces,
        deltas: result.deltas,
        ...snapshot.stateBefore(block, previous),
      },
      head: position(result.head),
      lastIrreversible: position(result.last_irreversible),
    });
    known.add(block);
    this.#status.state = 'following';
    if (written) this.#written();
  }
}

/** State of one connection. */
interface Following {
  known: Positions;
  snapshot: SnapshotStart;
  sink: BlockSink;
}

/**
 * Requires both logs, since missing data would be a permanent hole in the index. A node that has just started has none
 * yet, hence a plain (retried) Error. The end block of a missing log is 0.
 */
function requireBoth(status: ShipStatus, url: string): void {
  if (status.head.block_num <= 2) return;
  if (status.trace_end_block === 0) throw new Error(`${url} has no trace log: is trace-history = true set?`);
  if (status.chain_state_end_block === 0) {
    throw new Error(`${url} has no chain state log: is chain-state-history = true set?`);
  }
}

/** A truncated message is retried; the error is for the operator. */
function decoded(message: Uint8Array): ReturnType<typeof decodeShipResult> {
  try {
    return decodeShipResult(message);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`invalid state history message of ${message.length} bytes: ${reason}`, {
      cause: error,
    });
  }
}

function position(wire: WirePosition): BlockPosition {
  return { number: wire.block_num, id: wire.block_id };
}

function isStoreError(error: unknown): boolean {
  return error instanceof Error && error.name === 'StoreError';
}

import { decodeShipRequest, encodeShipResult } from '@antescope/codec/ship/messages';
import type { BlockPosition, ShipRequest, ShipResult } from '@antescope/codec/ship/messages';
import type { BlockSource } from './block-source.ts';

type BlocksRequest = Extract<ShipRequest, { type: 'get_blocks_request_v0' | 'get_blocks_request_v1' }>;

type StatusV0 = Extract<ShipResult, { type: 'get_status_result_v0' }>;
type StatusV1 = Extract<ShipResult, { type: 'get_status_result_v1' }>;

/** The sending side of a websocket. */
export interface Outlet {
  /** Bytes accepted but not sent yet. */
  readonly bufferedAmount: number;
  send(data: Uint8Array, done: () => void): void;
}

/** Unsent bytes above which a session pauses, to bound the memory of a slow reader. */
const maxBuffered = 4 * 1024 * 1024;
/** Messages sent per turn of the event loop, so that catching up does not block other sessions. */
const messagesPerTurn = 64;

/**
 * One client of the state history protocol. A request sets the cursor; each block sent uses up one message of the allowed
 * window, which acks extend; a block below the cursor (a fork) moves the cursor back to it.
 */
export class ShipSession {
  private readonly source: BlockSource;
  private readonly outlet: Outlet;
  private request: BlocksRequest | null = null;
  private updatePending = false;
  private scheduled = false;
  private closed = false;

  constructor(source: BlockSource, outlet: Outlet) {
    this.source = source;
    this.outlet = outlet;
  }

  /** Handles a message of the client. Throws on bytes that are not a request; close the connection then. */
  receive(data: Uint8Array): void {
    const request = decodeShipRequest(data);
    if (request.type.endsWith('_v1') && !this.source.spring)
      throw new Error(`${request.type} belongs to a later version of the protocol`);
    switch (request.type) {
      case 'get_status_request_v0':
        return this.outlet.send(encodeShipResult(this.status()), () => this.pump());
      case 'get_blocks_ack_request_v0':
        if (this.request !== null) this.request.max_messages_in_flight += request.num_messages;
        return this.pump();
      case 'get_status_request_v1':
        return this.outlet.send(encodeShipResult({ ...this.status(), ...this.finalityRange() }), () => this.pump());
      case 'get_blocks_request_v0':
      case 'get_blocks_request_v1':
        return this.begin(request);
    }
  }

  close(): void {
    this.closed = true;
    this.request = null;
  }

  /** Call after a new block, also one that replaces an old one. */
  blockApplied(number: number): void {
    if (this.request === null) return;
    if (number < this.request.start_block_num) this.request.start_block_num = number;
    this.updatePending = true;
    this.pump();
  }

  /** Without finality data the range is empty. */
  private finalityRange(): Pick<StatusV1, 'type' | 'finality_data_begin_block' | 'finality_data_end_block'> {
    const first = this.source.firstFinality();
    const range = {
      finality_data_begin_block: first ?? 0,
      finality_data_end_block: first === null ? 0 : this.source.head().block_num + 1,
    };
    return { type: 'get_status_result_v1', ...range };
  }

  private status(): StatusV0 & { chain_id: string } {
    const head = this.source.head();
    const first = this.source.firstTraced();
    return {
      type: 'get_status_result_v0',
      head,
      last_irreversible: this.source.lastIrreversible(),
      trace_begin_block: first,
      trace_end_block: head.block_num + 1,
      chain_state_begin_block: this.source.firstState(),
      chain_state_end_block: head.block_num + 1,
      chain_id: this.source.chainId(),
    };
  }

  private begin(request: BlocksRequest): void {
    for (const position of request.have_positions) {
      if (request.start_block_num <= position.block_num) continue;
      const id = this.source.idOf(position.block_num);
      if (id === null || id !== position.block_id) {
        request.start_block_num = Math.min(request.start_block_num, position.block_num);
      }
    }
    request.have_positions = [];
    this.request = request;
    this.updatePending = true;
    this.pump();
  }

  private pump(): void {
    for (let sent = 0; this.ready(); sent++) {
      if (sent === messagesPerTurn) return this.continueLater();
      this.sendUpdate();
    }
  }

  private ready(): boolean {
    if (this.closed || this.request === null || !this.updatePending) return false;
    return this.request.max_messages_in_flight > 0 && this.outlet.bufferedAmount < maxBuffered;
  }

  private continueLater(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      this.pump();
    });
  }

  private sendUpdate(): void {
    const request = this.request as BlocksRequest;
    const head = this.source.head();
    const irreversible = this.source.lastIrreversible();
    const last = request.irreversible_only ? irreversible.block_num : head.block_num;
    const due = request.start_block_num <= last && request.start_block_num < request.end_block_num;
    const block = due ? this.blockParts(request) : null;
    if (due) request.start_block_num++;
    request.max_messages_in_flight--;
    this.updatePending = request.start_block_num <= last && request.start_block_num < request.end_block_num;
    const parts = {
      head,
      last_irreversible: irreversible,
      this_block: block?.position ?? null,
      prev_block: block?.previous ?? null,
      block: block?.content ?? null,
      traces: block?.traces ?? null,
      deltas: block?.deltas ?? null,
    };
    const result: ShipResult =
      request.type === 'get_blocks_request_v0'
        ? { type: 'get_blocks_result_v0', ...parts }
        : { type: 'get_blocks_result_v1', ...parts, finality_data: block?.finality ?? null };
    this.outlet.send(encodeShipResult(result), () => this.pump());
  }

  private blockParts(request: BlocksRequest): BlockParts | null {
    const number = request.start_block_num;
    const position = this.position(number);
    if (position === null) return null;
    return {
      position,
      previous: this.position(number - 1),
      content: request.fetch_block ? this.source.content(number) : null,
      traces: request.fetch_traces ? this.source.traces(number) : null,
      deltas: request.fetch_deltas ? this.source.deltas(number) : null,
      finality: 'fetch_finality_data' in request && request.fetch_finality_data ? this.source.finality(number) : null,
    };
  }

  private position(number: number): BlockPosition | null {
    const id = this.source.idOf(number);
    return id === null ? null : { block_num: number, block_id: id };
  }
}

interface BlockParts {
  position: BlockPosition;
  previous: BlockPosition | null;
  content: Uint8Array | null;
  traces: Uint8Array | null;
  deltas: Uint8Array | null;
  finality: Uint8Array | null;
}

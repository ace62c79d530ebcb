import { decodeShipResult, encodeShipRequest } from '@antescope/codec/ship/messages';
import type { ShipBlocks, ShipRequest } from '@antescope/codec/ship/messages';

type BlocksRequest = Extract<ShipRequest, { type: 'get_blocks_request_v0' }>;

/** A state history reader for tests: sends one request, acknowledges messages, and can wait for a block. */
export class ShipReader {
  private readonly socket: WebSocket;
  private readonly queue: ShipBlocks[] = [];
  private wake: (() => void) | null = null;
  private ended: Error | null = null;
  /** The first message: the protocol's ABI. */
  abi = '';

  private constructor(socket: WebSocket) {
    this.socket = socket;
  }

  static open(url: string, request: Partial<BlocksRequest> = {}): Promise<ShipReader> {
    const socket = new WebSocket(url);
    socket.binaryType = 'arraybuffer';
    const reader = new ShipReader(socket);
    return new Promise((resolve, reject) => {
      socket.addEventListener('error', () => reject(new Error(`cannot connect to ${url}`)));
      socket.addEventListener('close', () => reader.end());
      socket.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string') return reader.take(new Uint8Array(data as ArrayBuffer));
        reader.abi = data;
        socket.send(new Uint8Array(encodeShipRequest(blocksRequest(request))));
        resolve(reader);
      });
    });
  }

  /** The next message with a block. Rejects when the connection closes. */
  async next(): Promise<ShipBlocks & { this_block: { block_num: number; block_id: string } }> {
    for (;;) {
      const result = this.queue.shift();
      if (result?.this_block) return { ...result, this_block: result.this_block };
      if (result === undefined && this.ended !== null) throw this.ended;
      if (result === undefined) await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }

  /** Blocks up to and including the given number. */
  async until(number: number): Promise<{ block_num: number; block_id: string }[]> {
    const positions = [];
    for (;;) {
      const { this_block } = await this.next();
      positions.push(this_block);
      if (this_block.block_num >= number) return positions;
    }
  }

  close(): void {
    this.socket.close();
  }

  private take(data: Uint8Array): void {
    const result = decodeShipResult(data);
    if (result.type === 'get_blocks_result_v0') this.queue.push(result);
    if (this.socket.readyState === WebSocket.OPEN) {
      this.socket.send(new Uint8Array(encodeShipRequest({ type: 'get_blocks_ack_request_v0', num_messages: 1 })));
    }
    this.wake?.();
  }

  private end(): void {
    this.ended = new Error('the connection ended');
    this.wake?.();
  }
}

function blocksRequest(fields: Partial<BlocksRequest>): BlocksRequest {
  return {
    type: 'get_blocks_request_v0',
    start_block_num: 1,
    end_block_num: 0xffff_ffff,
    max_messages_in_flight: 20,
    have_positions: [],
    irreversible_only: false,
    fetch_block: true,
    fetch_traces: true,
    fetch_deltas: true,
    ...fields,
  };
}

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';

/** Result sent to the parent process: arrival time of each batch at each client. */
export interface Received {
  /** 1 for the first batch after the subscription. */
  batches: number[];
  /** Milliseconds of process.hrtime, which is the same for all processes. */
  times: number[];
  bytes: number;
  /** Rows per batch of the one client that parses messages. */
  read: number[];
}

const [, , address, count] = process.argv;
const url = new URL(address!);
const received: Received = { batches: [], times: [], bytes: 0, read: [] };
const subscription = JSON.stringify({
  subscribe: { id: '1', channel: 'actions', filter: { contract: 'eosio.token', action: 'transfer' } },
});
let readyCount = 0;

function ready(): void {
  readyCount += 1;
  if (readyCount === Number(count)) process.send?.('ready');
}

/**
 * A client that splits frames and discards them: a thousand browsers would decompress on a thousand machines. One more
 * client parses the messages and checks them.
 */
class Visitor {
  #rest: Buffer = Buffer.alloc(0);
  /** Remaining bytes of a frame's payload. */
  #skip = 0;
  #batches = 0;

  readonly #socket: Socket;

  constructor(socket: Socket) {
    this.#socket = socket;
  }

  take(data: Buffer): void {
    received.bytes += data.length;
    let rest = this.#rest.length === 0 ? data : Buffer.concat([this.#rest, data]);
    for (;;) {
      const skipped = Math.min(this.#skip, rest.length);
      this.#skip -= skipped;
      rest = rest.subarray(skipped);
      if (rest.length < 10 && (rest.length < 2 || rest.length < headLength(rest))) break;
      const length = payloadLength(rest);
      if ((rest[0]! & 0x0f) === 1) this.#begins((rest[0]! & 0x40) !== 0);
      // An empty ping, answered by an empty pong, masked with zeros.
      if ((rest[0]! & 0x0f) === 9) this.#socket.write(Buffer.from([0x8a, 0x80, 0, 0, 0, 0]));
      this.#skip = headLength(rest) + length;
    }
    this.#rest = rest;
  }

  #begins(batch: boolean): void {
    if (!batch) {
      ready();
      return;
    }
    this.#batches += 1;
    received.batches.push(this.#batches);
    received.times.push(Number(process.hrtime.bigint()) / 1e6);
  }
}

function headLength(head: Buffer): number {
  return head[1] === 126 ? 4 : head[1] === 127 ? 10 : 2;
}

function payloadLength(head: Buffer): number {
  if (head[1] === 126) return head.readUInt16BE(2);
  return head[1] === 127 ? Number(head.readBigUInt64BE(2)) : head[1]!;
}

async function visit(): Promise<void> {
  const socket = connect(Number(url.port), url.hostname);
  socket.write(
    `GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n' +
      'Sec-WebSocket-Extensions: permessage-deflate; server_no_context_takeover; client_no_context_takeover\r\n\r\n',
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  if (!answer.toString('latin1').includes('permessage-deflate')) throw new Error('the server does not compress');
  const visitor = new Visitor(socket);
  socket.on('data', (data) => visitor.take(data));
  const text = Buffer.from(subscription);
  // Masked with zeros.
  socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]));
}

const reader = new WebSocket(url);
reader.on('message', (data) => {
  const message = JSON.parse(String(data)) as { rows?: unknown[] };
  if (message.rows === undefined) ready();
  else received.read.push(message.rows.length);
});
await once(reader, 'open');
reader.send(subscription);
// Fifty at a time: the accept queue is not part of the measurement.
for (let connected = 1; connected < Number(count); connected += 50) {
  await Promise.all(Array.from({ length: Math.min(50, Number(count) - connected) }, visit));
}
process.on('message', () => process.send?.(received));
process.on('disconnect', () => process.exit(0));

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';

/** What the parent is told at the end: when each batch came to each client, by the machine's own clock. */
export interface Received {
  /** 1 for the first batch after the subscription. */
  batches: number[];
  /** Milliseconds of process.hrtime, which all processes of a machine share. */
  times: number[];
  bytes: number;
  /** What the one client that reads everything saw: batches, and the rows of each. */
  read: number[];
}

const [, , address, count] = process.argv;
const url = new URL(address!);
const received: Received = { batches: [], times: [], bytes: 0, read: [] };
const wanted = JSON.stringify({
  subscribe: { id: '1', channel: 'actions', filter: { contract: 'eosio.token', action: 'transfer' } },
});
let greeted = 0;

function ready(): void {
  greeted += 1;
  if (greeted === Number(count)) process.send?.('ready');
}

/**
 * A client as the network sees it: frames are told apart and thrown away. A thousand browsers inflate and parse on a
 * thousand machines; here one client does so, and sees that it is right.
 */
class Visitor {
  #rest: Buffer = Buffer.alloc(0);
  /** Bytes of a frame's payload that are still to come. */
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
      // A ping, without anything in it: its answer is the same, masked with zeros.
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
  if (!answer.toString('latin1').includes('permessage-deflate')) throw new Error('the server does not deflate');
  const visitor = new Visitor(socket);
  socket.on('data', (data) => visitor.take(data));
  const text = Buffer.from(wanted);
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
reader.send(wanted);
// Fifty at a time: a server's queue of new connections is not what is measured.
for (let made = 1; made < Number(count); made += 50) {
  await Promise.all(Array.from({ length: Math.min(50, Number(count) - made) }, visit));
}
process.on('message', () => process.send?.(received));
process.on('disconnect', () => process.exit(0));

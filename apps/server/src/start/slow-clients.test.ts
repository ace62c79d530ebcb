import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appOver, chainOver } from '../../test/app-over.ts';
import type { App } from './app.ts';

const soak = process.env['ANTESCOPE_SOAK'] === '1';
const clients = soak ? 5000 : 200;
/** What one slow client may cost; a real one costs a tenth. */
const bytesEach = 256 * 1024;
/** What the rest of the process may do meanwhile. */
const bytesBeside = 64 * 1024 * 1024;
let app: App;
let port = 0;

beforeAll(async () => {
  const patience = { headers: 1500, request: 2000, idle: 2500 };
  app = await appOver([chainOver(['http://127.0.0.1:1'])], { timeouts: patience, report: () => {} });
  await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  port = (app.fastify.server.address() as AddressInfo).port;
});
afterAll(() => app.fastify.close());

interface Slow {
  socket: Socket;
  /** Resolves when the server has ended the connection. */
  closed: Promise<void>;
}

/** Connects, sends a part of something, and then neither sends nor reads. */
function slow(text: string): Promise<Slow> {
  const socket = connect(port, '127.0.0.1');
  socket.pause();
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  socket.on('error', () => {});
  return new Promise((resolve) => {
    socket.once('connect', () => socket.write(text, () => resolve({ socket, closed })));
  });
}

function connections(): Promise<number> {
  return new Promise((resolve, reject) => {
    app.fastify.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });
}

async function hold(kind: string, text: string): Promise<void> {
  const before = process.memoryUsage();
  const held = await Promise.all(Array.from({ length: clients }, () => slow(text)));
  try {
    // Everybody else is answered as ever.
    const answer = await fetch(`http://127.0.0.1:${port}/robots.txt`);
    expect(answer.status, kind).toBe(200);
    const { heapUsed, external } = process.memoryUsage();
    expect(heapUsed + external - before.heapUsed - before.external, kind).toBeLessThan(
      clients * bytesEach + bytesBeside,
    );
    await expect.poll(connections, { timeout: soak ? 300_000 : 30_000, interval: 100 }).toBeLessThan(5);
  } finally {
    for (const { socket } of held) socket.destroy();
    await Promise.all(held.map(({ closed }) => closed));
  }
}

test.each([
  ['headers that never end', 'GET /robots.txt HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  ['not a byte', ''],
  ['a body that never comes', 'POST /v1/chain/get_info HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n{'],
  ['unread responses', 'GET /api/v1/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n'],
])(
  `${clients} clients with %s: closed in time, with bounded memory, without delaying others`,
  hold,
  soak ? 900_000 : 120_000,
);

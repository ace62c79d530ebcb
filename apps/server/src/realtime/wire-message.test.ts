import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { WireMessage } from './wire-message.ts';

let server: Server;
let extensions = '';
let sent: WireMessage[] = [];

beforeEach(async () => {
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: { serverNoContextTakeover: true, clientNoContextTakeover: true },
  });
  server = createServer();
  server.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (client) => {
      ({ extensions } = client);
      for (const message of sent) {
        socket.write(message.frame(extensions !== ''));
        client.ping();
      }
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

/** Texts that a client of another make reads from the frames. */
async function read(deflate: boolean): Promise<string[]> {
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    perMessageDeflate: deflate,
  });
  const texts: string[] = [];
  await new Promise<void>((resolve) => {
    client.on('message', (data, binary) => {
      expect(binary).toBe(false);
      if (texts.push(String(data)) === sent.length) resolve();
    });
  });
  client.terminate();
  return texts;
}

test('frames of every length class are read as they were written, deflated or not', async () => {
  const texts = ['{}', 'é'.repeat(60), 'x'.repeat(126), 'row '.repeat(300), 'block '.repeat(30_000)];
  // Random digits, so that even the deflated frame is of the longest class.
  texts.push(Array.from({ length: 40_000 }, (_, at) => Math.sin(at).toString(36)).join(''));
  sent = texts.map((text) => new WireMessage(text));
  expect(await read(false)).toEqual(texts);
  expect(extensions).toBe('');
  expect(await read(true)).toEqual(texts);
  expect(extensions).toContain('permessage-deflate');
  const rows = sent[4]!;
  expect(rows.frame(true).length).toBeLessThan(rows.frame(false).length / 10);
  expect(rows.frame(true)).toBe(rows.frame(true));
});

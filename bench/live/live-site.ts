import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import type { BlockSummary } from '@antescope/sources/block/block-summary';
import type { HeadView } from '@antescope/sources/block/block-view';
import type { ActionRow } from '@antescope/sources/history/history-source';
import type { ClientMessage } from '@antescope/sources/realtime/messages';
import { WireMessage } from '../../apps/server/src/realtime/wire-message.ts';

const blockId = 'a'.repeat(64);

export interface LiveSite {
  url: string;
  /** Sends a block to every subscribed page: its head, its figures and its actions, as the product does. */
  send(block: number, rows: readonly ActionRow[]): void;
  stop(): Promise<void>;
}

/**
 * Proxies the product's pages and serves their websocket itself: real frames, compressed like the product's, with any content
 * at any rate.
 */
export async function liveSite(product: string): Promise<LiveSite> {
  const { host, hostname, port } = new URL(product);
  const producers = await scheduleOf(product);
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const proxied = request({ hostname, port, method, path: url, headers: { ...headers, host } }, (upstream) => {
      outgoing.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(outgoing);
    });
    proxied.on('error', () => outgoing.destroy());
    incoming.pipe(proxied);
  });
  const sockets = new WebSocketServer({
    server,
    perMessageDeflate: { serverNoContextTakeover: true, clientNoContextTakeover: true },
  });
  const followers = new Set<(block: number, rows: readonly ActionRow[]) => void>();
  sockets.on('connection', (client, { socket }) => {
    client.on('message', (text) => {
      const message = JSON.parse(String(text)) as ClientMessage;
      if (!('subscribe' in message)) return;
      const { id, channel } = message.subscribe;
      if (channel !== 'actions' && channel !== 'info' && channel !== 'blocks') return;
      const follower = (block: number, rows: readonly ActionRow[]): void => {
        const payload = {
          actions: { block, blockId, rows },
          blocks: { blocks: [summaryOf(block, producerAt(producers, block), rows.length)] },
          info: { head: headOf(block, producerAt(producers, block)), tps: 2 * rows.length },
        }[channel];
        const said = JSON.stringify({ id, channel, ...payload });
        socket.write(new WireMessage(said).frame(client.extensions.includes('permessage-deflate')));
      };
      followers.add(follower);
      client.on('close', () => followers.delete(follower));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    send(block, rows) {
      for (const follower of followers) follower(block, rows);
    },
    async stop() {
      for (const client of sockets.clients) client.terminate();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Names of the producers in the order of the schedule. */
async function scheduleOf(product: string): Promise<string[]> {
  const answer = await fetch(`${product}/?format=json`);
  const { data } = (await answer.json()) as { data: { schedule: { data: { producers: { name: string }[] } } } };
  return data.schedule.data.producers.map(({ name }) => name);
}

/** Producers take turns of twelve blocks. */
function producerAt(producers: readonly string[], block: number): string {
  return producers[Math.floor(block / 12) % producers.length]!;
}

function summaryOf(number: number, producer: string, transactions: number): BlockSummary {
  return {
    number,
    id: number.toString(16).padStart(64, '0'),
    previous: (number - 1).toString(16).padStart(64, '0'),
    time: new Date().toISOString(),
    producer,
    transactions,
    cpuUs: transactions * 300,
  };
}

/** A head with the last irreversible block three blocks before it. */
function headOf(head: number, producer: string): HeadView {
  return {
    chainId: '0'.repeat(64),
    head,
    headId: blockId,
    headTime: new Date().toISOString(),
    producer,
    lastIrreversible: head - 3,
    lastIrreversibleId: blockId,
    serverVersion: '',
  };
}

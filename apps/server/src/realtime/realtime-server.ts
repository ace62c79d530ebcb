import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { RealtimeHub } from './hub.ts';

const maxMessageBytes = 8 * 1024;
const heartbeatMs = 20_000;
const lingerMs = 3000;
const tryAgainLater = 1013;

/** The websockets of one hub. */
export class RealtimeServer {
  readonly #hub: RealtimeHub;
  readonly #server: WebSocketServer;
  readonly #alive = new WeakSet<WebSocket>();
  readonly #heartbeat: NodeJS.Timeout;
  readonly #maxClients: number;

  constructor(hub: RealtimeHub, mostClients = 5000) {
    this.#hub = hub;
    this.#maxClients = mostClients;
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: maxMessageBytes,
      // Without context takeover a message deflated once is valid for every client.
      perMessageDeflate: { serverNoContextTakeover: true, clientNoContextTakeover: true },
    });
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatMs);
    this.#heartbeat.unref();
  }

  get clients(): number {
    return this.#hub.clients;
  }

  /** Handles an upgrade request for this hub. */
  readonly upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (this.#hub.clients >= this.#maxClients) {
      // The HTTP server has released the socket: an unhandled reset would crash the process.
      socket.on('error', () => socket.destroy());
      socket.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
      return;
    }
    this.#server.handleUpgrade(request, socket, head, (client) => this.#accept(client, socket));
  };

  close(): void {
    clearInterval(this.#heartbeat);
    for (const client of this.#server.clients) client.terminate();
    this.#server.close();
  }

  #accept(client: WebSocket, socket: Duplex): void {
    const deflates = client.extensions.includes('permessage-deflate');
    const session = this.#hub.open({
      get buffered() {
        return socket.writableLength;
      },
      send(message) {
        // Frames never interleave: like `ws`, this writes each complete frame at once.
        if (client.readyState === WebSocket.OPEN) socket.write(message.frame(deflates));
      },
      end(reason) {
        client.close(tryAgainLater, reason);
        setTimeout(() => client.terminate(), lingerMs).unref();
      },
    });
    this.#alive.add(client);
    client.on('pong', () => this.#alive.add(client));
    client.on('message', (data, binary) => {
      this.#alive.add(client);
      session.receive(binary ? '' : String(data), Date.now());
    });
    // Oversized or non-UTF-8 messages close the connection with their own code; 'close' follows.
    client.on('error', () => client.terminate());
    client.on('close', () => session.close());
  }

  #beat(): void {
    void this.#hub.enqueue(() => this.#hub.publish({ type: 'beat' }));
    for (const client of this.#server.clients) {
      if (!this.#alive.has(client)) {
        client.terminate();
        continue;
      }
      this.#alive.delete(client);
      client.ping();
    }
  }
}

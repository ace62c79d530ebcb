import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { CompatSockets, SocketHost } from '../../core/define-compat.ts';
import { LightSession } from './light-session.ts';

/** A hundred keys fit. */
const maxMessageBytes = 16 * 1024;
const heartbeatMs = 20_000;
const maxClients = 500;
const tryAgainLater = 1013;

/** The Light API's websocket, JSON-RPC 2.0 over every indexed chain of this process. */
export class LightSocket implements CompatSockets {
  readonly paths = ['/wsapi'];
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes });
  readonly #alive = new WeakSet<WebSocket>();
  readonly #heartbeat: NodeJS.Timeout;
  readonly #host: SocketHost;

  constructor(host: SocketHost) {
    this.#host = host;
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatMs);
    this.#heartbeat.unref();
  }

  /** Handles an upgrade request. False: there are too many clients. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    if (this.#server.clients.size >= maxClients) return false;
    const address = this.#host.addressOf(request);
    this.#server.handleUpgrade(request, socket, head, (client) => this.#accept(client, address));
    return true;
  }

  close(): void {
    clearInterval(this.#heartbeat);
    for (const client of this.#server.clients) client.terminate();
    this.#server.close();
  }

  #accept(client: WebSocket, address: string | null): void {
    const session = new LightSession(
      {
        address,
        send: (message) =>
          new Promise((resolve, reject) => {
            client.send(message, (error) => (error == null ? resolve() : reject(error)));
          }),
        end: (reason) => client.close(tryAgainLater, reason),
      },
      this.#host,
    );
    this.#alive.add(client);
    client.on('pong', () => this.#alive.add(client));
    client.on('message', (data, binary) => {
      this.#alive.add(client);
      void session.receive(binary ? '' : String(data), Date.now());
    });
    client.on('error', () => client.terminate());
  }

  /** A client that reads nothing does not answer pings either. */
  #beat(): void {
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

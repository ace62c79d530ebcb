import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Server as Engine } from 'engine.io';
import { Server, type Socket } from 'socket.io';
import type { CompatChain } from '../../core/compat-chain.ts';
import type { CompatSockets, SocketHost } from '../../core/define-compat.ts';
import { StreamClient } from './stream-client.ts';
import { StreamedChain } from './streamed-chain.ts';

/** A request with twenty filters fits. */
const maxMessageBytes = 16 * 1024;
const maxClients = 500;

/**
 * Hyperion's stream, for clients of socket.io 2 to 4 over websockets. The path names the chain, or the namespace: a
 * socket.io client takes the path of its URL as the namespace.
 */
export class StreamServer implements CompatSockets {
  /** Clients before 1.0 of Hyperion's package use the default path of socket.io. */
  readonly paths = ['/stream', '/socket.io'];
  readonly #host: SocketHost;
  readonly #engine: Engine;
  readonly #io: Server;
  readonly #chains = new Map<CompatChain, StreamedChain>();

  constructor(host: SocketHost) {
    this.#host = host;
    this.#engine = new Engine({ transports: ['websocket'], allowEIO3: true, maxHttpBufferSize: maxMessageBytes });
    this.#io = new Server({ serveClient: false, cleanupEmptyChildNamespaces: true });
    this.#io.bind(this.#engine);
    const accept = (socket: Socket): void => void this.#accept(socket);
    this.#io.on('connection', accept);
    this.#io.of((name, _auth, next) => next(null, host.chains.chosen(name.slice(1)) !== null)).on('connection', accept);
  }

  /** Handles an upgrade request. False: there are too many clients. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    if (this.#engine.clientsCount >= maxClients) return false;
    this.#engine.handleUpgrade(request, socket, head);
    return true;
  }

  close(): void {
    for (const { tail } of this.#chains.values()) tail.close();
    void this.#io.close();
  }

  async #accept(socket: Socket): Promise<void> {
    const { chains, meter, report } = this.#host;
    const { request } = socket;
    const named = socket.nsp.name === '/' ? chains.of(request).chain : chains.chosen(socket.nsp.name.slice(1));
    const chain = named === null ? null : this.#chainOf(named);
    if (chain === null) {
      socket.emit('error', 'This chain is not indexed');
      socket.disconnect(true);
      return;
    }
    const address = this.#host.addressOf(request);
    await new StreamClient(socket, chain, { address, meter, report }).serve();
  }

  #chainOf(served: CompatChain): StreamedChain | null {
    const known = this.#chains.get(served);
    if (known !== undefined || served.store === undefined) return known ?? null;
    const chain = new StreamedChain(served, served.store, this.#host);
    this.#chains.set(served, chain);
    return chain;
  }
}

import { WebSocket } from 'ws';

const maxMessage = 1 << 30;
/** A live chain sends a block every half second; after this long without a message the node is pinged. */
const silenceMs = 30_000;

/**
 * A state history websocket as a queue: `next` resolves with the next message and rejects once the connection is
 * closed. The queue is bounded by max_messages_in_flight, since the node waits for acknowledgements.
 */
export class ShipConnection {
  readonly #socket: WebSocket;
  readonly #queue: Buffer[] = [];
  #waiting: { resolve: (message: Buffer) => void; reject: (error: Error) => void } | null = null;
  #ended: Error | null = null;
  #active = true;
  #pinged = false;
  readonly #timer: NodeJS.Timeout;

  private constructor(socket: WebSocket, silence: number) {
    this.#socket = socket;
    this.#timer = setInterval(() => this.#checkAlive(), silence);
    socket.on('pong', () => (this.#active = true));
    socket.on('message', (message: Buffer) => this.#push(message));
    socket.on('error', (error) => this.#end(error));
    socket.on('close', (code) => this.#end(new Error(`the node closed the connection (${code})`)));
  }

  /** Resolves when the websocket is open; rejects with the system error ('connect ECONNREFUSED …'). */
  static open(
    url: string,
    timeoutMs: number,
    signal: AbortSignal,
    silence: number = silenceMs,
  ): Promise<ShipConnection> {
    const socket = new WebSocket(url, {
      perMessageDeflate: false,
      maxPayload: maxMessage,
      handshakeTimeout: timeoutMs,
    });
    const connection = new ShipConnection(socket, silence);
    return new Promise((resolve, reject) => {
      const abort = (): void => {
        connection.close();
        reject(new Error('stopped'));
      };
      if (signal.aborted) return abort();
      signal.addEventListener('abort', abort, { once: true });
      socket.once('open', () => {
        signal.removeEventListener('abort', abort);
        resolve(connection);
      });
      socket.once('error', reject);
      socket.once('close', () => reject(connection.#ended ?? new Error('closed')));
    });
  }

  /** True if a message is already queued. */
  get pending(): boolean {
    return this.#queue.length > 0;
  }

  next(): Promise<Buffer> {
    const message = this.#queue.shift();
    if (message !== undefined) return Promise.resolve(message);
    if (this.#ended !== null) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
    });
  }

  send(data: Uint8Array): void {
    this.#socket.send(data);
  }

  close(): void {
    this.#end(new Error('stopped'));
    this.#socket.terminate();
  }

  /** Detects half-open connections: pings after one silent interval, closes after two. */
  #checkAlive(): void {
    if (this.#active) {
      this.#active = false;
      this.#pinged = false;
    } else if (!this.#pinged) {
      this.#pinged = true;
      if (this.#socket.readyState === WebSocket.OPEN) this.#socket.ping();
    } else {
      this.#end(new Error('the node stopped responding'));
      this.#socket.terminate();
    }
  }

  #push(message: Buffer): void {
    this.#active = true;
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting === null) this.#queue.push(message);
    else waiting.resolve(message);
  }

  #end(error: Error): void {
    clearInterval(this.#timer);
    this.#ended ??= error;
    this.#waiting?.reject(this.#ended);
    this.#waiting = null;
  }
}

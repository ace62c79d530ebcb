import { WebSocket } from 'ws';

const maxMessage = 1 << 30;
/** A chain that lives sends blocks all the time; a silence of this length is worth a question. */
const silenceMs = 30_000;

/**
 * A state history websocket as a queue: `next` waits for a message, and fails when the connection has ended. Messages
 * pile up to what was asked to be in flight at most, because the node waits for acknowledgements.
 */
export class ShipConnection {
  readonly #socket: WebSocket;
  readonly #arrived: Buffer[] = [];
  #waiting: { resolve: (message: Buffer) => void; reject: (error: Error) => void } | null = null;
  #ended: Error | null = null;
  #heard = true;
  #asked = false;
  readonly #watch: NodeJS.Timeout;

  private constructor(socket: WebSocket, silence: number) {
    this.#socket = socket;
    this.#watch = setInterval(() => this.#listen(), silence);
    socket.on('pong', () => (this.#heard = true));
    socket.on('message', (message: Buffer) => this.#push(message));
    socket.on('error', (error) => this.#end(error));
    socket.on('close', (code) => this.#end(new Error(`the node closed the connection (${code})`)));
  }

  /** Resolves when the websocket is open; rejects with the system's error ('connect ECONNREFUSED …'). */
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

  /** True when a message is there without waiting. */
  get pending(): boolean {
    return this.#arrived.length > 0;
  }

  next(): Promise<Buffer> {
    const message = this.#arrived.shift();
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

  /** A connection whose other end is gone without a word says nothing, for ever: it is asked, and then given up. */
  #listen(): void {
    if (this.#heard) {
      this.#heard = false;
      this.#asked = false;
    } else if (!this.#asked) {
      this.#asked = true;
      if (this.#socket.readyState === WebSocket.OPEN) this.#socket.ping();
    } else {
      this.#end(new Error('the node has gone silent'));
      this.#socket.terminate();
    }
  }

  #push(message: Buffer): void {
    this.#heard = true;
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting === null) this.#arrived.push(message);
    else waiting.resolve(message);
  }

  #end(error: Error): void {
    clearInterval(this.#watch);
    this.#ended ??= error;
    this.#waiting?.reject(this.#ended);
    this.#waiting = null;
  }
}

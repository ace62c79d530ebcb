import { type FrameRequest, isFrameReply } from './frame-message.ts';
import type { KeyValueStorage } from './key-value-storage.ts';

/** Milliseconds after which a frame counts as unreachable. */
export const frameWaitMs = 3000;

type KeptStorage = Pick<KeyValueStorage, 'getItem' | 'setItem'>;

/** What messages to and from the frame go through; in a browser an iframe's window. */
export interface FrameChannel {
  /** Origin that the frame is served from: answers of any other are not its. */
  readonly origin: string;
  post(message: FrameRequest): void;
  /** Messages as they come in. Returns how to stop listening. */
  listen(listener: (message: unknown, origin: string) => void): () => void;
}

/**
 * Storage of a hosted frame, so that what one site of the operator knows the others know too. Reads come from a copy in
 * this site's own storage at once; `load` brings the frame's values in, and where the frame does not answer within
 * three seconds the copy is all there is.
 */
export class FrameStorage implements KeptStorage {
  readonly #channel: FrameChannel;
  readonly #copy: KeptStorage;
  readonly #waitMs: number;
  readonly #waiting = new Map<number, (value: string | null) => void>();
  #lastId = 0;
  #reachable = true;

  constructor(channel: FrameChannel, copy: KeptStorage, waitMs = frameWaitMs) {
    this.#channel = channel;
    this.#copy = copy;
    this.#waitMs = waitMs;
    channel.listen((message, origin) => {
      if (origin !== channel.origin || !isFrameReply(message)) return;
      this.#waiting.get(message.id)?.(message.value);
      this.#waiting.delete(message.id);
    });
  }

  getItem(key: string): string | null {
    return this.#copy.getItem(key);
  }

  setItem(key: string, value: string): void {
    this.#copy.setItem(key, value);
    if (this.#reachable) this.#channel.post({ id: this.#next(), type: 'set', key, value });
  }

  /** Brings the frame's values of these keys in. False where the frame could not be reached; then nothing changed. */
  async load(keys: readonly string[]): Promise<boolean> {
    try {
      const values = await Promise.all(keys.map(async (key) => [key, await this.#get(key)] as const));
      for (const [key, value] of values) if (value !== null) this.#copy.setItem(key, value);
      this.#reachable = true;
    } catch {
      this.#reachable = false;
    }
    return this.#reachable;
  }

  #get(key: string): Promise<string | null> {
    const id = this.#next();
    return new Promise((done, fail) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        fail(new Error('The storage frame does not answer'));
      }, this.#waitMs);
      this.#waiting.set(id, (value) => {
        clearTimeout(timer);
        done(value);
      });
      this.#channel.post({ id, type: 'get', key });
    });
  }

  #next(): number {
    this.#lastId += 1;
    return this.#lastId;
  }
}

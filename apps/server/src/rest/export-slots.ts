import { ConnectionLimiter } from '../platform/connection-limiter.ts';

/** Concurrent exports: each one reads for a long time. */
const maxRunning = 6;
const maxPerAddress = 2;

/** Limits running exports, in total and by address. */
export class ExportSlots {
  readonly #limiter = new ConnectionLimiter(maxPerAddress);

  /** Takes a slot and returns its release, which works once; null where all are taken. */
  acquire(address: string): (() => void) | null {
    return this.#limiter.total >= maxRunning ? null : this.#limiter.acquire(address);
  }
}

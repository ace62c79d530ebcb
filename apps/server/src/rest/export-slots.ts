import { ConnectionLimiter } from '../platform/connection-limiter.ts';

/** Exports that may run at a time: each reads for long, on few cores. */
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

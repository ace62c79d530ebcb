import { addressKey } from './address-key.ts';

/** Limits how many slots (connections, downloads, exports) one address holds at a time. */
export class ConnectionLimiter {
  readonly #maxPerAddress: number;
  readonly #held = new Map<string, number>();

  constructor(maxPerAddress: number) {
    this.#maxPerAddress = maxPerAddress;
  }

  /** Slots held by all addresses. */
  get total(): number {
    return [...this.#held.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Takes a slot and returns its release, which works once; null at the limit of the address. */
  acquire(ip: string): (() => void) | null {
    const address = addressKey(ip);
    const held = this.#held.get(address) ?? 0;
    if (held >= this.#maxPerAddress) return null;
    this.#held.set(address, held + 1);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      const left = (this.#held.get(address) ?? 1) - 1;
      if (left === 0) this.#held.delete(address);
      else this.#held.set(address, left);
    };
  }
}

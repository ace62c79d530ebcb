/** Counts what is open by the address that opened it. */
export class PlacesByAddress {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** How many are open, of all addresses. */
  get open(): number {
    return [...this.#open.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Room for one more, to be given back once; null where this address has as many as it may. */
  take(address: string): (() => void) | null {
    const open = this.#open.get(address) ?? 0;
    if (open >= this.#most) return null;
    this.#open.set(address, open + 1);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      const left = (this.#open.get(address) ?? 1) - 1;
      if (left === 0) this.#open.delete(address);
      else this.#open.set(address, left);
    };
  }
}

/** Exports that may run at once: for all, and for one address. Each is a long reading, and ours are few cores. */
const most = 6;
const mostOfOne = 2;

/** Counts running exports. */
export class ExportSlots {
  readonly #running = new Map<string, number>();

  /** A place for one more, to be given back once; null where there is none. */
  take(address: string): (() => void) | null {
    const own = this.#running.get(address) ?? 0;
    const all = [...this.#running.values()].reduce((sum, count) => sum + count, 0);
    if (own >= mostOfOne || all >= most) return null;
    this.#running.set(address, own + 1);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      const left = (this.#running.get(address) ?? 1) - 1;
      if (left === 0) this.#running.delete(address);
      else this.#running.set(address, left);
    };
  }
}

import type { Fault, Trouble } from './fault.ts';

/** The faults that are on, each until it has met its requests or is healed. */
export class Faults {
  #on: { fault: Fault; left: number | null }[] = [];

  add(fault: Fault): void {
    this.#on.push({ fault, left: fault.times });
  }

  heal(): void {
    this.#on = [];
  }

  /** Faults with the requests they will still meet, for a person to read. */
  list(): unknown[] {
    return this.#on.map(({ fault, left }) => ({ ...fault.trouble, path: fault.path, left }));
  }

  /** What happens to a request of this path, in the order in which it was asked for; counts it. */
  meet(path: string): Trouble[] {
    const met = this.#on.filter(({ fault }) => path.startsWith(fault.path));
    for (const each of met) if (each.left !== null) each.left--;
    this.#on = this.#on.filter(({ left }) => left !== 0);
    return met.map(({ fault }) => fault.trouble);
  }
}

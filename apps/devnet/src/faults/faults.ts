import type { Fault, Trouble } from './fault.ts';

/** Everything that goes wrong with a node on request; the node's faces ask it, and are told what they have to do. */
export class Faults {
  #on: { fault: Fault; left: number | null }[] = [];
  #missing = 0;
  readonly #refusals: ((millis: number) => void)[] = [];
  readonly #disconnections: (() => void)[] = [];

  /** `listener` stops listening for connections for so many milliseconds; 0: listens again now. */
  onRefuse(listener: (millis: number) => void): void {
    this.#refusals.push(listener);
  }

  /** `listener` ends the connections of state history readers. */
  onDisconnect(listener: () => void): void {
    this.#disconnections.push(listener);
  }

  add(fault: Fault): void {
    this.#on.push({ fault, left: fault.times });
  }

  /** New connections are refused for a while, and those that are open end. */
  refuse(millis: number): void {
    for (const listener of this.#refusals) listener(millis);
  }

  disconnectReaders(): void {
    for (const listener of this.#disconnections) listener();
  }

  /** The next slots pass without a block. */
  missSlots(count: number): void {
    this.#missing = count;
  }

  /** Slots that are still to pass without a block; gives at most so many, which are then no more. */
  takeMissing(most: number): number {
    const taken = Math.min(most, this.#missing);
    this.#missing -= taken;
    return taken;
  }

  /** Ends every fault. */
  heal(): void {
    this.#on = [];
    this.#missing = 0;
    this.refuse(0);
  }

  /** What is on, with the requests and slots it will still meet, for a person to read. */
  status(): { faults: unknown[]; missing: number } {
    const faults = this.#on.map(({ fault, left }) => ({ ...fault.trouble, path: fault.path, left }));
    return { faults, missing: this.#missing };
  }

  /** What happens to a request of this path, in the order in which it was asked for; counts it. */
  meet(path: string): Trouble[] {
    const met = this.#on.filter(({ fault }) => path.startsWith(fault.path));
    for (const each of met) if (each.left !== null) each.left--;
    this.#on = this.#on.filter(({ left }) => left !== 0);
    return met.map(({ fault }) => fault.trouble);
  }
}

import type { Fault, FaultEffect } from './fault.ts';

/** Faults injected through the control API. The HTTP and state history servers look up what to do here. */
export class Faults {
  #active: { fault: Fault; left: number | null }[] = [];
  #missing = 0;
  readonly #refusals: ((millis: number) => void)[] = [];
  readonly #disconnections: (() => void)[] = [];

  /** `listener` stops accepting connections for the given milliseconds; 0: accepts them again. */
  onRefuse(listener: (millis: number) => void): void {
    this.#refusals.push(listener);
  }

  /** `listener` closes the connections of state history readers. */
  onDisconnect(listener: () => void): void {
    this.#disconnections.push(listener);
  }

  add(fault: Fault): void {
    this.#active.push({ fault, left: fault.times });
  }

  /** Refuses new connections for `millis` and closes the open ones. */
  refuse(millis: number): void {
    for (const listener of this.#refusals) listener(millis);
  }

  disconnectReaders(): void {
    for (const listener of this.#disconnections) listener();
  }

  /** The next `count` slots stay without a block. */
  missSlots(count: number): void {
    this.#missing = count;
  }

  /** Consumes up to `max` of the slots to miss and returns their number. */
  takeMissing(max: number): number {
    const count = Math.min(max, this.#missing);
    this.#missing -= count;
    return count;
  }

  /** Ends every fault. */
  heal(): void {
    this.#active = [];
    this.#missing = 0;
    this.refuse(0);
  }

  /** Active faults with the requests and slots left, for the control API. */
  status(): { faults: unknown[]; missing: number } {
    const faults = this.#active.map(({ fault, left }) => ({ ...fault.effect, path: fault.path, left }));
    return { faults, missing: this.#missing };
  }

  /** Effects on a request of this path, in the order they were added; counts the request. */
  meet(path: string): FaultEffect[] {
    const matching = this.#active.filter(({ fault }) => path.startsWith(fault.path));
    for (const each of matching) if (each.left !== null) each.left--;
    this.#active = this.#active.filter(({ left }) => left !== 0);
    return matching.map(({ fault }) => fault.effect);
  }
}

/** 'connecting': nothing newer was heard yet; 'still': for a while no new block was, whoever may be connected. */
export type PulseState = 'connecting' | 'running' | 'still';

/** A chain that lost a producer's turn goes on within this; one that needs longer stands, or nobody can tell. */
export const stillAfterMs = 15_000;

/**
 * Whether blocks still come: a connection that is open says nothing of the node behind it, and the same head told again
 * is none. `onChange` is called with every other state until `end`.
 */
export class Pulse {
  readonly #onChange: (state: PulseState) => void;
  #highest: number | null;
  #state: PulseState = 'connecting';
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `head` is the block that is known already; null where none is, and the first one to be heard is that. */
  constructor(head: number | null, onChange: (state: PulseState) => void) {
    this.#highest = head;
    this.#onChange = onChange;
  }

  get state(): PulseState {
    return this.#state;
  }

  /** Who is asked was not connected before: there is time anew. */
  restart(): void {
    this.#wait();
    this.#become('connecting');
  }

  heard(head: number): void {
    const newer = this.#highest !== null && head > this.#highest;
    // A fork may take the head back; what comes on it is news again.
    if (newer || this.#highest === null || head < this.#highest) this.#highest = head;
    if (!newer) return;
    this.#wait();
    this.#become('running');
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#become('still'), stillAfterMs);
  }

  #become(state: PulseState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#onChange(state);
  }
}

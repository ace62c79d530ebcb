/** 'connecting': no new block yet; 'still': no new block for a while, even if connected. */
export type PulseState = 'connecting' | 'running' | 'still';

/** Milliseconds: longer than a producer's missed turn; after that the chain is halted or unreachable. */
export const stillAfterMs = 15_000;

/**
 * Detects whether blocks still arrive: an open connection does not imply a working node, and a repeated head does not
 * count. Calls `onChange` on every change of state until `end`.
 */
export class Pulse {
  readonly #onChange: (state: PulseState) => void;
  #highest: number | null;
  #state: PulseState = 'connecting';
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `head` is the known head block; null if unknown: the first reported one is taken. */
  constructor(head: number | null, onChange: (state: PulseState) => void) {
    this.#highest = head;
    this.#onChange = onChange;
  }

  get state(): PulseState {
    return this.#state;
  }

  /** A new connection: restarts the timeout. */
  restart(): void {
    this.#startTimer();
    this.#become('connecting');
  }

  report(head: number): void {
    const newer = this.#highest !== null && head > this.#highest;
    // A fork may lower the head; blocks on top of it are new again.
    if (newer || this.#highest === null || head < this.#highest) this.#highest = head;
    if (!newer) return;
    this.#startTimer();
    this.#become('running');
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #startTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#become('still'), stillAfterMs);
  }

  #become(state: PulseState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#onChange(state);
  }
}

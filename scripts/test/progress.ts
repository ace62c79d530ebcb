/** Expected and actual seconds of a run: what is left, at the speed so far. */
export class Progress {
  readonly #total: number;
  readonly #expected: ReadonlyMap<string, number>;
  readonly #lanes: number;
  readonly #started = performance.now();
  #parts = 0;
  #expectedDone = 0;

  constructor(expected: ReadonlyMap<string, number>, lanes: number) {
    this.#expected = expected;
    this.#lanes = lanes;
    this.#total = [...expected.values()].reduce((sum, seconds) => sum + seconds, 0);
  }

  done(id: string): void {
    this.#parts += 1;
    this.#expectedDone += this.#expected.get(id) ?? 0;
  }

  /** '12/340' */
  get part(): string {
    const all = String(this.#expected.size);
    return `${String(this.#parts).padStart(all.length)}/${all}`;
  }

  /** '4 min left' */
  get timeLeft(): string {
    const elapsed = (performance.now() - this.#started) / 1000;
    const seconds = secondsLeft(this.#total, this.#expectedDone, elapsed, this.#lanes);
    return seconds < 90 ? `${Math.ceil(seconds)} s left` : `${Math.round(seconds / 60)} min left`;
  }
}

/** Expected seconds that are left, at the speed of this run. */
export function secondsLeft(total: number, done: number, elapsed: number, lanes: number): number {
  // Too little has run to tell the speed.
  const speed = done < 20 ? 1 : (elapsed * lanes) / done;
  return ((total - done) * speed) / lanes;
}

/** Values that generated code may hand back to the closures, without an error coming of it, before it is given up. */
const mostReturned = 50;

/** Decides when a type's generated function is made, and keeps it. */
export class FormSwitch<F> {
  /** Null before it is made, and where there is none. */
  current: F | null = null;
  readonly #generate: () => F | null;
  #usesLeft: number;
  #returned = 0;

  constructor(hotAfter: number, generate: () => F | null) {
    this.#usesLeft = hotAfter;
    this.#generate = generate;
  }

  /** Counts a use without a generated function; gives the function once the type is used enough. */
  use(): F | null {
    if (this.#usesLeft-- > 0) return null;
    // Once, whether it could be made or not.
    this.#usesLeft = Infinity;
    try {
      this.current = this.#generate();
    } catch (error) {
      // Asked for where the engine makes no code from text: closures do all of it.
      if (!(error instanceof EvalError)) throw error;
    }
    return this.current;
  }

  /** A value that the generated function refused was fine. */
  returned(): void {
    if (++this.#returned > mostReturned) this.current = null;
  }
}

/** Maximum number of valid values that generated code may hand back to the closures before it is dropped. */
const maxReturned = 50;

/** Decides when to generate a type's function, and caches it. */
export class FormSwitch<F> {
  /** Null until generated, and if generation failed. */
  current: F | null = null;
  readonly #generate: () => F | null;
  #usesLeft: number;
  #returned = 0;

  constructor(hotAfter: number, generate: () => F | null) {
    this.#usesLeft = hotAfter;
    this.#generate = generate;
  }

  /** Counts a use without generated code; returns the generated function once the type is hot. */
  use(): F | null {
    if (this.#usesLeft-- > 0) return null;
    // Only one attempt, successful or not.
    this.#usesLeft = Infinity;
    try {
      this.current = this.#generate();
    } catch (error) {
      // An EvalError means that the engine allows no code generation; the closures remain.
      if (!(error instanceof EvalError)) throw error;
    }
    return this.current;
  }

  /** Reports a valid value that the generated function rejected. */
  returned(): void {
    if (++this.#returned > maxReturned) this.current = null;
  }
}

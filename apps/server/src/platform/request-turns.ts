declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route mostly waits for others, and limits its requests itself: they take no turn. */
    waitsForOthers?: boolean;
  }
}

/** Lets a few requests of each address run at once; the others wait for their turn, oldest first. */
export class RequestTurns {
  readonly #atOnce: number;
  readonly #addresses = new Map<string, { running: number; waiting: (() => void)[] }>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Resolves on the turn of the request, with the function that ends it; that function works once. */
  async take(address: string): Promise<() => void> {
    const state = this.#addresses.get(address) ?? { running: 0, waiting: [] };
    this.#addresses.set(address, state);
    if (state.running < this.#atOnce) state.running += 1;
    // The turn of the request that ends is handed on: `running` stays the same.
    else await new Promise<void>((resolve) => state.waiting.push(resolve));
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const next = state.waiting.shift();
      if (next !== undefined) return next();
      state.running -= 1;
      if (state.running === 0) this.#addresses.delete(address);
    };
  }
}

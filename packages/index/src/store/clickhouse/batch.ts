/** Keys that one statement asks for at most. */
const askedTogether = 500;

/**
 * Answers many single questions with few statements: what is asked in the same turn of the event loop is asked of the
 * engine together, once a key.
 */
export class Batch<Key extends string | number, Value> {
  readonly #load: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>;
  readonly #none: Value;
  #waiting = new Map<Key, PromiseWithResolvers<Value>>();

  /** `none`: the answer for keys that `load` found nothing for. */
  constructor(load: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>, none: Value) {
    this.#load = load;
    this.#none = none;
  }

  get(key: Key): Promise<Value> {
    let answer = this.#waiting.get(key);
    if (answer === undefined) {
      if (this.#waiting.size === 0) setImmediate(() => void this.#ask());
      answer = Promise.withResolvers<Value>();
      this.#waiting.set(key, answer);
    }
    return answer.promise;
  }

  async #ask(): Promise<void> {
    const waiting = [...this.#waiting];
    this.#waiting = new Map();
    const parts = Array.from({ length: Math.ceil(waiting.length / askedTogether) }, (_, part) =>
      waiting.slice(part * askedTogether, (part + 1) * askedTogether),
    );
    await Promise.all(parts.map((part) => this.#askPart(part)));
  }

  async #askPart(waiting: [Key, PromiseWithResolvers<Value>][]): Promise<void> {
    try {
      const found = await this.#load(waiting.map(([key]) => key));
      for (const [key, { resolve }] of waiting) resolve(found.get(key) ?? this.#none);
    } catch (error) {
      for (const [, { reject }] of waiting) reject(error);
    }
  }
}

/** The same answer for everyone who asks in one turn of the event loop: what was committed before the turn is in it. */
export class OnceATurn<Value> {
  readonly #load: () => Promise<Value>;
  #pending: Promise<Value> | null = null;

  constructor(load: () => Promise<Value>) {
    this.#load = load;
  }

  get(): Promise<Value> {
    this.#pending ??= new Promise<Value>((resolve) => {
      setImmediate(() => {
        this.#pending = null;
        resolve(this.#load());
      });
    });
    return this.#pending;
  }
}

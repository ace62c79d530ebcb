/** Max keys per statement. */
const keysPerStatement = 500;

/** Batches single lookups: those made in the same turn of the event loop are loaded together, each key once. */
export class Batch<Key extends string | number, Value> {
  readonly #load: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>;
  readonly #none: Value;
  #waiting = new Map<Key, PromiseWithResolvers<Value>>();

  /** `none`: result for keys that `load` did not find. */
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
    const parts = Array.from({ length: Math.ceil(waiting.length / keysPerStatement) }, (_, part) =>
      waiting.slice(part * keysPerStatement, (part + 1) * keysPerStatement),
    );
    await Promise.all(parts.map((part) => this.#askPart(part)));
  }

  async #askPart(waiting: [Key, PromiseWithResolvers<Value>][]): Promise<void> {
    try {
      const loaded = await this.#load(waiting.map(([key]) => key));
      for (const [key, { resolve }] of waiting) resolve(loaded.get(key) ?? this.#none);
    } catch (error) {
      for (const [, { reject }] of waiting) reject(error);
    }
  }
}

/**
 * Shares one read among all callers in the same turn of the event loop; it includes everything committed before that
 * turn.
 */
export class SharedRead<Value> {
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

/** Parameters of a request; a filter that is never read can be refused, so that it never returns unfiltered data. */
export class RequestParameters {
  readonly #values: Readonly<Record<string, unknown>>;
  readonly #read = new Set<string>();

  constructor(values: Readonly<Record<string, unknown>>) {
    this.#values = values;
  }

  get names(): string[] {
    return Object.keys(this.#values);
  }

  /** undefined if absent or empty. Counts as read. */
  value(name: string): unknown {
    this.#read.add(name);
    const value = Object.hasOwn(this.#values, name) ? this.#values[name] : undefined;
    return value === '' ? undefined : value;
  }

  /** Name of a parameter that was not read, cut for an error message; undefined if all were. */
  unread(): string | undefined {
    return this.names.find((name) => !this.#read.has(name))?.slice(0, 60);
  }
}

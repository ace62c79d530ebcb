/**
 * Thrown by the whole codec for invalid input. `message` is the plain reason ('Read past end of buffer'), `path` the
 * location in the value ('transfer.quantity', 'mintasset.immutable_data[0]'; empty outside of an ABI).
 */
export class CodecError extends Error {
  path = '';
  /** Built-in ABI type that failed, if any. */
  builtin: string | null = null;
  readonly #text: string;
  readonly #namesPath: boolean;

  /** `namesPath`: the message ends with the quoted path, as in nodeos' struct and variant errors. */
  constructor(text: string, options: { namesPath?: boolean } = {}) {
    super(text);
    this.name = 'CodecError';
    this.#text = text;
    this.#namesPath = options.namesPath === true;
  }

  /** Prepends one step ('quantity', '[3]', 'transfer') to the path while the error propagates. */
  within(step: string): this {
    const joint = this.path === '' || this.path.startsWith('[') ? '' : '.';
    this.path = `${step}${joint}${this.path}`;
    if (this.#namesPath) this.message = `${this.#text} '${this.path}'`;
    return this;
  }
}

/** Prepends a step to the path of a codec error; converts any other error, so that callers see one class. */
export function within(error: unknown, step: string): CodecError {
  if (error instanceof CodecError) return error.within(step);
  const wrapped = new CodecError(error instanceof Error ? error.message : String(error));
  wrapped.cause = error;
  return wrapped.within(step);
}

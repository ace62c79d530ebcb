/**
 * What every function of the codec throws for a wrong input. `message` is the plain reason ('Read past end of buffer');
 * `path` says where in the value ('transfer.quantity', 'mintasset.immutable_data[0]'; empty outside of an ABI).
 */
export class CodecError extends Error {
  path = '';
  /** Built-in ABI type that could not be read or written, where one is known. */
  builtin: string | null = null;
  readonly #text: string;
  readonly #namesPath: boolean;

  /** `namesPath`: the message ends with the path in quotes, as nodeos words its struct and variant errors. */
  constructor(text: string, options: { namesPath?: boolean } = {}) {
    super(text);
    this.name = 'CodecError';
    this.#text = text;
    this.#namesPath = options.namesPath === true;
  }

  /** Puts one step ('quantity', '[3]', 'transfer') in front of the path while the error travels outwards. */
  within(step: string): this {
    const joint = this.path === '' || this.path.startsWith('[') ? '' : '.';
    this.path = `${step}${joint}${this.path}`;
    if (this.#namesPath) this.message = `${this.#text} '${this.path}'`;
    return this;
  }
}

/** Adds a step to the path of a codec error; any other error becomes one, so that callers see one kind. */
export function within(error: unknown, step: string): CodecError {
  if (error instanceof CodecError) return error.within(step);
  const wrapped = new CodecError(error instanceof Error ? error.message : String(error));
  wrapped.cause = error;
  return wrapped.within(step);
}

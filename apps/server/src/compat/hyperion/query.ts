import { isName } from '@antescope/codec/chain/name';

/** What a Hyperion answers as {statusCode, error, message}. */
export class HyperionError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'HyperionError';
    this.status = status;
  }
}

/** Rows that may be skipped, as on most hosts of the original. */
const maxSkip = 10_000;

/**
 * The query string of a request. Each reader throws HyperionError (400) with the parameter's name; `done` refuses what
 * was not read, so that a filter that we do not know does not look like an unfiltered answer.
 */
export class HyperionQuery {
  readonly #values: Readonly<Record<string, unknown>>;
  readonly #read = new Set<string>();

  constructor(values: Readonly<Record<string, unknown>>) {
    this.#values = values;
  }

  /** undefined where it was not given or is empty. */
  text(name: string): string | undefined {
    this.#read.add(name);
    const value = Object.hasOwn(this.#values, name) ? this.#values[name] : undefined;
    if (value === undefined || value === '') return undefined;
    if (typeof value !== 'string' || value.length > 500)
      throw badParameter(name, 'must be given once, with up to 500 characters');
    return value;
  }

  name(name: string): string | undefined {
    const text = this.text(name);
    if (text !== undefined && !isName(text)) throw badParameter(name, 'must be an account name');
    return text;
  }

  requiredName(name: string): string {
    const text = this.name(name);
    if (text === undefined) throw badParameter(name, 'is required');
    return text;
  }

  required(name: string, pattern: RegExp, what: string): string {
    const text = this.text(name);
    if (text === undefined) throw badParameter(name, 'is required');
    if (!pattern.test(text)) throw badParameter(name, `must be ${what}`);
    return text;
  }

  flag(name: string): boolean {
    const text = this.text(name);
    if (text === undefined) return false;
    if (!['true', 'false', '1', '0'].includes(text)) throw badParameter(name, 'must be true or false');
    return text === 'true' || text === '1';
  }

  limit(usual: number, most: number): number {
    return this.#integer('limit', usual, 1, most);
  }

  skip(): number {
    return this.#integer('skip', 0, 0, maxSkip);
  }

  #integer(name: string, usual: number, least: number, most: number): number {
    const text = this.text(name);
    if (text === undefined) return usual;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw badParameter(name, `must be a number from ${least} to ${most}`);
  }

  /** Newest first unless asked otherwise. */
  order(): 'desc' | 'asc' {
    const text = this.text('sort') ?? 'desc';
    if (text === 'desc' || text === '-1') return 'desc';
    if (text === 'asc' || text === '1') return 'asc';
    throw badParameter('sort', 'must be desc, asc, -1 or 1');
  }

  /** Accepted for the clients that send them, where they change nothing here. */
  ignore(...names: string[]): void {
    for (const name of names) this.text(name);
  }

  rejectUnread(): void {
    for (const name of Object.keys(this.#values)) {
      if (!this.#read.has(name)) throw badParameter(name.slice(0, 60), 'is not supported here');
    }
  }
}

/** A JSON number of exactly these digits: amounts never become floats here. */
export function exactNumber(digits: string): unknown {
  return (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(digits);
}

export function badParameter(name: string, problem: string): HyperionError {
  return new HyperionError(400, `querystring.${name} ${problem}`);
}

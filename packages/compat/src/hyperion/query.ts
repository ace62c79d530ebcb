import { RequestParameters } from '../core/request-parameters.ts';
import { isName } from '@antescope/codec/chain/name';

/** Sent as Hyperion's {statusCode, error, message}. */
export class HyperionError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'HyperionError';
    this.status = status;
  }
}

/** Maximum of `skip`, as on most Hyperion hosts. */
const maxSkip = 10_000;

/**
 * The query string of a request. Each accessor throws HyperionError (400) naming the parameter; `rejectUnread` rejects
 * every parameter that was not read, so that an unknown filter never returns unfiltered data.
 */
export class HyperionQuery {
  readonly #parameters: RequestParameters;

  constructor(values: Readonly<Record<string, unknown>>) {
    this.#parameters = new RequestParameters(values);
  }

  /** Names of all parameters. */
  get names(): string[] {
    return this.#parameters.names;
  }

  /** undefined if absent or empty. */
  text(name: string): string | undefined {
    const value = this.#parameters.value(name);
    if (value === undefined) return undefined;
    if (typeof value !== 'string' || value.length > 500)
      throw badParameter(name, 'must appear once, with up to 500 characters');
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

  limit(defaultValue: number, max: number): number {
    return this.#integer('limit', defaultValue, 1, max);
  }

  skip(): number {
    return this.#integer('skip', 0, 0, maxSkip);
  }

  requiredInteger(name: string, min: number, max: number): number {
    if (this.text(name) === undefined) throw badParameter(name, 'is required');
    return this.#integer(name, min, min, max);
  }

  #integer(name: string, defaultValue: number, min: number, max: number): number {
    const text = this.text(name);
    if (text === undefined) return defaultValue;
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw badParameter(name, `must be a number from ${min} to ${max}`);
  }

  /** Newest first by default. */
  order(): 'desc' | 'asc' {
    const text = this.text('sort') ?? 'desc';
    if (text === 'desc' || text === '-1') return 'desc';
    if (text === 'asc' || text === '1') return 'asc';
    throw badParameter('sort', 'must be desc, asc, -1 or 1');
  }

  /** Accepts parameters that clients send but that have no effect. */
  ignore(...names: string[]): void {
    for (const name of names) this.text(name);
  }

  rejectUnread(): void {
    const name = this.#parameters.unread();
    if (name !== undefined) throw badParameter(name, 'is not supported');
  }
}

/** A JSON number with exactly these digits, so that amounts never become floats. */
export function exactNumber(digits: string): unknown {
  return (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(digits);
}

export function badParameter(name: string, problem: string): HyperionError {
  return new HyperionError(400, `querystring.${name} ${problem}`);
}

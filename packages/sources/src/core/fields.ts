import { isoZ } from '@antescope/codec/chain/time';

/**
 * An answer has not the shape it should have. `path` leads to the value: 'permissions.0.perm_name'; `origin` is the URL
 * of the endpoint that answered, where it is known.
 */
export class BadAnswerError extends Error {
  readonly path: string;
  readonly origin: string | null;
  constructor(path: string, expected: string, origin: string | null = null) {
    super(`Bad answer: ${path === '' ? 'the body' : path} is not ${expected}`);
    this.name = 'BadAnswerError';
    this.path = path;
    this.origin = origin;
  }
}

/**
 * One value of an untrusted answer together with its path; reading it as something it is not throws BadAnswerError.
 * Integers come as JSON numbers, decimal strings or bigint (nodeos writes both of the first two for one field).
 */
export class Field {
  readonly value: unknown;
  readonly path: string;
  /** URL of the endpoint that answered. */
  readonly origin: string | null;

  constructor(value: unknown, path = '', origin: string | null = null) {
    this.value = value;
    this.path = path;
    this.origin = origin;
  }

  /** True if the key is absent or null. */
  get missing(): boolean {
    return this.value === undefined || this.value === null;
  }

  get isObject(): boolean {
    return typeof this.value === 'object' && this.value !== null && !Array.isArray(this.value);
  }

  /** Member of an object; a missing member is a Field that is `missing`. */
  at(name: string): Field {
    if (!this.isObject) throw new BadAnswerError(this.path, 'an object', this.origin);
    const object = this.value as Record<string, unknown>;
    return new Field(
      Object.hasOwn(object, name) ? object[name] : undefined,
      this.path === '' ? name : `${this.path}.${name}`,
      this.origin,
    );
  }

  /** Items of an array. */
  items(): Field[] {
    if (!Array.isArray(this.value)) throw new BadAnswerError(this.path, 'a list', this.origin);
    return this.value.map((item: unknown, index) => new Field(item, `${this.path}.${index}`, this.origin));
  }

  /** Items of an array; none where the key is missing. */
  itemsOrNone(): Field[] {
    return this.missing ? [] : this.items();
  }

  text(): string {
    if (typeof this.value !== 'string') throw new BadAnswerError(this.path, 'a text', this.origin);
    return this.value;
  }

  textOr(fallback: string): string {
    return this.missing ? fallback : this.text();
  }

  /** Decimal text of an integer of any size, exact. */
  integer(): string {
    const { value } = this;
    if (typeof value === 'bigint') return value.toString();
    if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
    if (typeof value === 'string' && /^-?\d+$/.test(value)) return value;
    throw new BadAnswerError(this.path, 'an integer', this.origin);
  }

  bigint(): bigint {
    return BigInt(this.integer());
  }

  /** An integer that fits a JS number. */
  number(): number {
    const value = Number(this.integer());
    if (!Number.isSafeInteger(value)) throw new BadAnswerError(this.path, 'a small integer', this.origin);
    return value;
  }

  numberOrNull(): number | null {
    return this.missing ? null : this.number();
  }

  /** Says that the value is not `expected`. */
  fail(expected: string): never {
    throw new BadAnswerError(this.path, expected, this.origin);
  }

  /** true, false, 0 or 1. */
  flag(): boolean {
    const { value } = this;
    if (value === true || value === 1) return true;
    if (value === false || value === 0) return false;
    throw new BadAnswerError(this.path, 'a yes or no', this.origin);
  }

  /** Chain time as ISO with Z. */
  time(): string {
    const text = this.text();
    if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.test(text)) throw new BadAnswerError(this.path, 'a time', this.origin);
    return text.endsWith('Z') ? text : isoZ(text);
  }
}

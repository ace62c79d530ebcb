import { trimEnd } from '@antescope/codec/bytes/trim-end';
import { badParameters, bodyRequired, detail } from './problem.ts';
import { parseLaxJson } from './lax-json.ts';
import type { LaxObject, LaxValue } from './lax-json.ts';
import type { ProblemDetail } from './problem.ts';

/** A failed cast; `Params` converts it to a 400 error of the endpoint. */
export class CastFailure extends Error {
  readonly details: ProblemDetail[];
  constructor(...details: ProblemDetail[]) {
    super(details[0]?.message ?? '');
    this.details = details;
  }
}

/** Type name of a value in nodeos' cast errors. */
export function variantType(value: LaxValue): string {
  if (value === null) return 'null_type';
  if (typeof value === 'boolean') return 'bool_type';
  if (typeof value === 'bigint') return value < 0n ? 'int64_type' : 'uint64_type';
  if (typeof value === 'number') return 'double_type';
  if (typeof value === 'string') return 'string_type';
  return Array.isArray(value) ? 'array_type' : 'object_type';
}

export function castObject(value: LaxValue): LaxObject {
  if (value instanceof Map) return value;
  const message = `Invalid cast from type '${variantType(value)}' to Object`;
  throw new CastFailure(detail(message, 'variant.cpp', 622, 'get_object'));
}

export function castArray(value: LaxValue): LaxValue[] {
  if (Array.isArray(value)) return value;
  throw new CastFailure(detail(`Invalid cast from ${variantType(value)} to Array`, 'variant.cpp', 553, 'get_array'));
}

/** fc's get_string: accepts strings only. */
export function castExactString(value: LaxValue): string {
  if (typeof value === 'string') return value;
  const message = `Invalid cast from type '${variantType(value)}' to string`;
  throw new CastFailure(detail(message, 'variant.cpp', 614, 'get_string'));
}

/** fc's as_string: converts numbers, booleans and null too. */
export function castString(value: LaxValue): string {
  if (typeof value === 'string') return value;
  if (value === null) return '';
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'number') return value.toFixed(17);
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  const message = `Invalid cast from ${variantType(value)} to string`;
  throw new CastFailure(detail(message, 'variant.cpp', 531, 'as_string'));
}

/** fc's as_uint64, truncated to `bits` like the C++ field. */
export function castUint(value: LaxValue, bits: number): bigint {
  if (typeof value === 'bigint') return BigInt.asUintN(bits, value);
  if (typeof value === 'number') return BigInt.asUintN(bits, BigInt(Math.trunc(value)));
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (value === null) return 0n;
  if (typeof value === 'string') {
    if (/^[+-]?\d+$/.test(value)) {
      const parsed = BigInt(value);
      if (parsed < 1n << 64n && parsed > -(1n << 63n)) return BigInt.asUintN(bits, parsed);
    }
    throw new CastFailure(
      detail("Couldn't parse uint64_t", 'string.cpp', 113, 'to_uint64'),
      detail('', 'string.cpp', 116, 'to_uint64'),
      detail('', 'variant.cpp', 417, 'as_uint64'),
    );
  }
  throw new CastFailure(
    detail(`Invalid cast from ${variantType(value)} to uint64`, 'variant.cpp', 415, 'as_uint64'),
    detail('', 'variant.cpp', 417, 'as_uint64'),
  );
}

export function castBool(value: LaxValue): boolean {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'bigint') return value !== 0n;
  if (typeof value === 'number') return value !== 0;
  if (value === null) return false;
  if (value === 'true') return true;
  if (value === 'false') return false;
  if (typeof value === 'string') {
    throw new CastFailure(
      detail('Cannot convert string to bool (only "true" or "false" can be converted)', 'variant.cpp', 508, 'as_bool'),
    );
  }
  throw new CastFailure(detail(`Invalid cast from ${variantType(value)} to bool`, 'variant.cpp', 512, 'as_bool'));
}

const nameCharacters = '.12345abcdefghijklmnopqrstuvwxyz';

/** A name of a request; must be in normal form. */
export function castName(value: LaxValue): string {
  const text = castExactString(value);
  if (text.length > 13) {
    throw new CastFailure(detail(`Name is longer than 13 characters (${text}) `, 'name.cpp', 11, 'set'));
  }
  const normal = normalizedName(text);
  if (normal !== text) {
    const message = `Name not properly normalized (name: ${text}, normalized: ${normal}) `;
    throw new CastFailure(detail(message, 'name.cpp', 13, 'set'));
  }
  return text;
}

/** Normal form of a name: unknown characters become dots, the 13th keeps four bits, trailing dots are removed. */
export function normalizedName(text: string): string {
  let normal = '';
  for (let index = 0; index < 13; index++) {
    const place = Math.max(0, nameCharacters.indexOf(text[index] ?? '.'));
    normal += nameCharacters[index === 12 ? place & 0x0f : place];
  }
  return trimEnd(normal, '.');
}

/** Parameters of a request; absent fields have the default of nodeos. */
export class Params {
  private readonly fields: LaxObject;

  constructor(fields: LaxObject) {
    this.fields = fields;
  }

  /** Parses a body that must be a non-empty object. */
  static required(body: string): Params {
    if (body === '' || body === '{}') throw bodyRequired();
    return asProblem(() => {
      const fields = castObject(parseLaxJson(body));
      if (fields.size === 0) throw bodyRequired();
      return new Params(fields);
    });
  }

  /** Parses a body that may be empty. */
  static optional(body: string): Params {
    if (body === '') return new Params(new Map());
    return asProblem(() => new Params(castObject(parseLaxJson(body))));
  }

  /** A body that is a JSON string. */
  static text(body: string): string {
    if (body === '' || body === '{}') throw bodyRequired();
    return asProblem(() => castExactString(parseLaxJson(body)));
  }

  /** For endpoints without parameters: throws unless the body or object is empty. */
  static none(body: string): void {
    if (body === '') return;
    const value = parseLaxJson(body);
    if (value instanceof Map && value.size === 0) return;
    throw badParameters(detail('no parameter should be given', 'http_plugin.hpp', 241, 'parse_params'));
  }

  has(field: string): boolean {
    return this.fields.has(field);
  }

  raw(field: string): LaxValue | undefined {
    return this.fields.get(field);
  }

  get object(): LaxObject {
    return this.fields;
  }

  name(field: string): string {
    return this.read(field, castName, '');
  }

  string(field: string): string {
    return this.read(field, castString, '');
  }

  exactString(field: string): string {
    return this.read(field, castExactString, '');
  }

  bool(field: string, fallback = false): boolean {
    return this.read(field, castBool, fallback);
  }

  uint32(field: string, fallback: number): number {
    return this.read(field, (value) => Number(castUint(value, 32)), fallback);
  }

  uint64(field: string, fallback: bigint): bigint {
    return this.read(field, (value) => castUint(value, 64), fallback);
  }

  read<T>(field: string, cast: (value: LaxValue) => T, fallback: T): T {
    const value = this.fields.get(field);
    return value === undefined ? fallback : asProblem(() => cast(value));
  }

  /** An optional field: null counts as absent. */
  optional<T>(field: string, cast: (value: LaxValue) => T): T | null {
    const value = this.fields.get(field);
    return value === undefined || value === null ? null : asProblem(() => cast(value));
  }
}

/** Converts cast failures of `read` to nodeos' 400 error. */
export function asProblem<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof CastFailure) throw badParameters(...error.details);
    throw error;
  }
}

import { ParseFailure, parseText } from '../lax-json.ts';
import type { LaxObject, LaxValue } from '../lax-json.ts';
import { CastFailure, castExactString, castName, castObject } from '../params.ts';
import { Problem, detail } from '../problem.ts';

/** Parameters of the v1 history, which parses bodies on its own: none is required, and bad values are 500 errors. */
export class HistoryParams {
  private readonly fields: LaxObject;

  constructor(body: string) {
    this.fields =
      body === '' ? new Map() : failing(() => castObject(parsed(body)), 7, 'bad_cast_exception', 'Bad Cast');
  }

  /** Absent fields are empty, null is not. */
  private value(field: string): LaxValue {
    return this.fields.has(field) ? this.fields.get(field)! : '';
  }

  has(field: string): boolean {
    return this.fields.has(field);
  }

  name(field: string): string {
    return failing(() => castName(this.value(field)), 3010001, 'name_type_exception', 'Invalid name');
  }

  string(field: string): string {
    return failing(() => castExactString(this.value(field)), 7, 'bad_cast_exception', 'Bad Cast');
  }

  int32(field: string, fallback: number): number {
    const value = this.fields.get(field) ?? null;
    if (value === null) return fallback;
    return failing(() => castInt32(value), 4, 'parse_error_exception', 'Parse Error');
  }

  read<T>(field: string, cast: (value: LaxValue) => T): T {
    return failing(() => cast(this.value(field)), 10, 'assert_exception', 'Assert Exception');
  }
}

function parsed(body: string): LaxValue {
  try {
    return parseText(body);
  } catch (error) {
    if (!(error instanceof ParseFailure)) throw error;
    if (error.endOfFile) throw new Problem(422, 11, 'eof_exception', 'End Of File', error.details);
    throw new Problem(500, 4, 'parse_error_exception', 'Parse Error', error.details);
  }
}

function castInt32(value: LaxValue): number {
  if (typeof value === 'bigint') return Number(BigInt.asIntN(32, value));
  if (typeof value === 'number') return Math.trunc(value) | 0;
  if (typeof value === 'string' && /^[+-]?\d{1,18}$/.test(value)) return Number(BigInt.asIntN(32, BigInt(value)));
  throw new CastFailure(detail("Couldn't parse int64_t", 'string.cpp', 100, 'to_int64'));
}

function failing<T>(read: () => T, code: number, name: string, what: string): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof CastFailure) throw new Problem(500, code, name, what, error.details);
    throw error;
  }
}

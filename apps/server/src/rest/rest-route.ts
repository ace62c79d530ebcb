import type { ChainSources } from '@antescope/sources/chain-sources';
import type { Meta, Outcome } from '@antescope/sources/core/outcome';
import type { JsonSchema } from './parameter.ts';

/** Validated path and query parameters of a request. */
export type RestInput = Record<string, string | number | boolean | undefined>;

/** One resource of /api/v1: defines both the HTTP route and its OpenAPI entry. */
export interface RestRoute {
  /** '/accounts/{name}' */
  path: string;
  tag: string;
  summary: string;
  /** Path parameters. */
  params: Record<string, JsonSchema>;
  query: Record<string, JsonSchema>;
  /** Required query parameters. */
  required?: readonly string[];
  /** Parameter values that return data on the bundled devnet. */
  example?: Record<string, string>;
  /** Schema of `data`. */
  response: JsonSchema;
  /** Message of the 404 for an empty outcome; null: a list, sent as an empty array. */
  notFound: string | null;
  read(sources: ChainSources, input: RestInput): Promise<Outcome<unknown>>;
  /** Whether the data can never change, because all of it is irreversible. Absent: it always can. */
  isImmutable?(data: unknown, input: RestInput): boolean;
}

/** An invalid parameter that its schema cannot detect; sent as 400. */
export class BadInputError extends Error {
  override name = 'BadInputError';
}

export function text(input: RestInput, name: string): string {
  const value = input[name];
  return value === undefined ? '' : String(value);
}

export function count(input: RestInput, name: string, defaultValue: number): number {
  const value = input[name];
  return typeof value === 'number' ? value : defaultValue;
}

/** Value of a parameter required by this query `type`. Throws BadInputError. */
export function requiredText(input: RestInput, name: string): string {
  const value = input[name];
  if (value === undefined) throw new BadInputError(`'${name}' is required with type=${text(input, 'type')}`);
  return String(value);
}

/** The subject of a list does not exist; sent as 404 instead of an empty list. */
export class NotFoundError extends Error {
  override name = 'NotFoundError';
  readonly meta: Meta;

  constructor(message: string, meta: Meta) {
    super(message);
    this.meta = meta;
  }
}

import type { ChainSources } from '@antescope/sources/chain-sources';
import type { Meta, Outcome } from '@antescope/sources/core/outcome';
import type { JsonSchema } from './parameter.ts';

/** Checked parameters of a request, those of the path and of the query together. */
export type RestInput = Record<string, string | number | boolean | undefined>;

/** One resource under /api/v1: the HTTP route and its OpenAPI entry are both made from this. */
export interface RestRoute {
  /** '/accounts/{name}' */
  path: string;
  tag: string;
  summary: string;
  /** Parameters named in the path. */
  params: Record<string, JsonSchema>;
  query: Record<string, JsonSchema>;
  /** Names of `query` without which there is no question. */
  required?: readonly string[];
  /** Values of parameters that make a question with an answer on the chain that comes with Antescope. */
  example?: Record<string, string>;
  /** Schema of `data`. */
  response: JsonSchema;
  /** Message of the 404 when nothing is there; null: a list, which is then empty. */
  notFound: string | null;
  read(sources: ChainSources, input: RestInput): Promise<Outcome<unknown>>;
  /** Whether an answer can never change: everything in it is irreversible. Absent: it always can. */
  isImmutable?(data: unknown, input: RestInput): boolean;
}

/** A parameter that its schema cannot judge; answered as 400. */
export class BadInputError extends Error {
  override name = 'BadInput';
}

export function text(input: RestInput, name: string): string {
  const value = input[name];
  return value === undefined ? '' : String(value);
}

export function count(input: RestInput, name: string, usual: number): number {
  const value = input[name];
  return typeof value === 'number' ? value : usual;
}

/** The value of a parameter that this `type` of question needs. Throws BadInput. */
export function requiredText(input: RestInput, name: string): string {
  const value = input[name];
  if (value === undefined) throw new BadInputError(`'${name}' is missing: type=${text(input, 'type')} needs it`);
  return String(value);
}

/** What a list is of is not there at all; answered as 404, where an empty list would say that it has no rows. */
export class NotFoundError extends Error {
  override name = 'NotThere';
  readonly meta: Meta;

  constructor(message: string, meta: Meta) {
    super(message);
    this.meta = meta;
  }
}

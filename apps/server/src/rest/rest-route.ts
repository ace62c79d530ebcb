import type { ChainSources } from '@antescope/sources/chain-sources';
import type { Outcome } from '@antescope/sources/outcome';
import type { JsonSchema } from './parameter.ts';

/** Checked parameters of a request, those of the path and of the query together. */
export type RestInput = Record<string, string | number | undefined>;

/** One resource under /api/v1: the HTTP route and its OpenAPI entry are both made from this. */
export interface RestRoute {
  /** '/accounts/{name}' */
  path: string;
  tag: string;
  summary: string;
  /** Parameters named in the path. */
  params: Record<string, JsonSchema>;
  query: Record<string, JsonSchema>;
  /** Schema of `data`. */
  answer: JsonSchema;
  /** Message of the 404 when nothing is there; null: a list, which is then empty. */
  missing: string | null;
  read(sources: ChainSources, input: RestInput): Promise<Outcome<unknown>>;
}

/** A parameter that its schema cannot judge; answered as 400. */
export class BadInput extends Error {
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

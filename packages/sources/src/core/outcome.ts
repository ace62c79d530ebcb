import { endpointOrigin } from './endpoint-origin.ts';
import type { FailureReason } from './failure-reason.ts';

/** Where a figure comes from, the block it is true at, and when it was read. */
export interface Provenance {
  /** Registry name of the source: 'node', 'index', 'native-history', … */
  source: string;
  /** Origin of the endpoint that answered; null for our own index. */
  endpoint: string | null;
  /** How our own index was made where not by state history: 'trace_api', 'get_block'. */
  way?: string;
  /** Block number the figure is true at; null where the source does not say. */
  block: number | null;
  blockId: string | null;
  /** ISO time with Z of that block, or of the reading where no block is known. */
  time: string | null;
  /** Milliseconds that the reading took. */
  elapsedMs: number | null;
}

/** One source that could not be asked, or answered with an error. */
export interface Failure {
  source: string;
  endpoint: string | null;
  /** Stable machine word: 'timeout', 'network', 'http', 'node-error', 'bad-answer', 'not-supported', 'not-indexed', 'index-stands', 'sent-only', 'stale'. */
  code: string;
  /** In English, for users of the API. */
  message: string;
  /** The same for whoever words it in another language; absent where only the message tells. */
  reason?: FailureReason;
}

/** Block range that was searched, both ends included. */
export interface BlockRange {
  first: number;
  last: number;
}

export interface Meta extends Provenance {
  /** False when the answer holds only a part (see range and failures). */
  complete: boolean;
  range: BlockRange | null;
  failures: Failure[];
}

/**
 * What every reading ends in. 'empty' means looked for everywhere and nothing there; 'failed' means it could not be
 * looked up, with whatever value was still known carried in `stale`.
 */
export type Outcome<T> =
  | { state: 'data'; data: T; meta: Meta }
  | { state: 'empty'; meta: Meta }
  | { state: 'failed'; stale: T | null; meta: Meta };

export function data<T>(value: T, meta: Meta): Outcome<T> {
  return { state: 'data', data: value, meta };
}

export function empty<T>(meta: Meta): Outcome<T> {
  return { state: 'empty', meta };
}

export function failed<T>(failures: Failure[], stale: T | null = null): Outcome<T> {
  return { state: 'failed', stale, meta: { ...nowhere, complete: false, failures: failures.map(withOrigin) } };
}

const nowhere: Meta = {
  source: 'none',
  endpoint: null,
  block: null,
  blockId: null,
  time: null,
  elapsedMs: null,
  complete: true,
  range: null,
  failures: [],
};

/** Meta with defaults for what the caller does not know. */
export function meta(known: Partial<Meta> & { source: string }): Meta {
  return withOrigin({ ...nowhere, ...known, failures: known.failures?.map(withOrigin) ?? [] });
}

/** The same with the origin of its endpoint alone. */
function withOrigin<T extends { endpoint: string | null }>(of: T): T {
  return of.endpoint === null ? of : { ...of, endpoint: endpointOrigin(of.endpoint) };
}

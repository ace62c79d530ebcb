import { endpointOrigin } from './endpoint-origin.ts';
import type { FailureReason } from './failure-reason.ts';

/** Where a value comes from, the block it is true at, and when it was read. */
export interface Provenance {
  /** Name of the source: 'node', 'index', 'native-history', 'light-api', … */
  source: string;
  /** Origin of the endpoint that answered; null for our own index. */
  endpoint: string | null;
  /** How our own index reads blocks, if not from state history: 'trace_api', 'get_block'. */
  way?: string;
  /** Block number the value is true at; null if the source does not report it. */
  block: number | null;
  blockId: string | null;
  /** ISO time with Z of that block, or of the request when no block is known. */
  time: string | null;
  /** Duration of the request in milliseconds. */
  elapsedMs: number | null;
}

/** A source that could not be reached or returned an error. */
export interface Failure {
  source: string;
  endpoint: string | null;
  /**
   * Stable machine code. Transport: 'timeout', 'network', 'http', 'rate-limited', 'too-large', 'bad-answer'. Node:
   * 'node-error', 'stale', 'wrong-chain', 'not-supported'. Index: 'not-indexed', 'index-stalled', 'too-slow',
   * 'top-level-only'.
   */
  code: string;
  /** In English, for API clients. */
  message: string;
  /** Translatable form of the message; absent when only the message is known. */
  reason?: FailureReason;
}

/** Searched block range, inclusive. */
export interface BlockRange {
  first: number;
  last: number;
}

export interface Meta extends Provenance {
  /** False when the answer is partial (see range and failures). */
  complete: boolean;
  range: BlockRange | null;
  /** Cursor of the next page of a list; absent on the last page. */
  next?: string;
  failures: Failure[];
}

/**
 * Result of every read. 'empty': every source was searched and there is nothing. 'failed': the lookup failed; `stale`
 * carries the last known value, if any.
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

/** Meta with defaults for missing fields. */
export function meta(fields: Partial<Meta> & { source: string }): Meta {
  return withOrigin({ ...nowhere, ...fields, failures: fields.failures?.map(withOrigin) ?? [] });
}

/** Reduces the endpoint to its origin. */
function withOrigin<T extends { endpoint: string | null }>(of: T): T {
  return of.endpoint === null ? of : { ...of, endpoint: endpointOrigin(of.endpoint) };
}

/** The outcome with its value, stale included, converted. */
export function mapOutcome<T, U>(outcome: Outcome<T>, convert: (value: T) => U): Outcome<U> {
  switch (outcome.state) {
    case 'data':
      return { ...outcome, data: convert(outcome.data) };
    case 'empty':
      return outcome;
    case 'failed':
      return { ...outcome, stale: outcome.stale === null ? null : convert(outcome.stale) };
  }
}

/** The first item of a list read for one item. */
export function firstItem<T>(outcome: Outcome<T[]>): Outcome<T> {
  if (outcome.state === 'data') return data(outcome.data[0]!, { ...outcome.meta, complete: true });
  return outcome.state === 'empty' ? outcome : { ...outcome, stale: outcome.stale?.[0] ?? null };
}

type Empty = { state: 'empty'; meta: Meta };
type Failed<T> = { state: 'failed'; stale: T; meta: Meta };

/** An empty or failed outcome for another type: the stale value does not carry over. */
export function withoutData(outcome: Failed<unknown>): Failed<null>;
export function withoutData(outcome: Empty | Failed<unknown>): Empty | Failed<null>;
export function withoutData(outcome: Empty | Failed<unknown>): Empty | Failed<null> {
  return outcome.state === 'empty' ? outcome : { ...outcome, stale: null };
}

/** The outcome with the failures of the sources tried before it. */
export function afterFailures<T>(outcome: Outcome<T>, failures: readonly Failure[]): Outcome<T> {
  return { ...outcome, meta: { ...outcome.meta, failures: [...failures, ...outcome.meta.failures] } };
}

/** The value, or the last known one when the read failed; null if there is neither. */
export function lastValue<T>(outcome: Outcome<T>): T | null {
  if (outcome.state === 'data') return outcome.data;
  return outcome.state === 'failed' ? outcome.stale : null;
}

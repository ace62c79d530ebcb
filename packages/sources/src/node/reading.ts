import { BadAnswerError } from '../core/fields.ts';
import { empty, data, type Failure, failed, meta, type Outcome } from '../core/outcome.ts';
import type { NodeAnswer } from './node-client.ts';
import { NodeError, NodeUnavailableError } from './node-error.ts';

/** Block an answer is true at, where it says so. */
export interface TrueAt {
  block: number;
  blockId?: string | null;
  time: string;
}

/** A value put together from several calls, which different endpoints may have answered. */
interface CollectedAnswer<T> {
  value: T;
  endpoint: null;
  elapsedMs: null;
  failures: Failure[];
}

export function collected<T>(value: T): CollectedAnswer<T> {
  return { value, endpoint: null, elapsedMs: null, failures: [] };
}

/**
 * Turns a call into one of the three outcomes. `isAbsent` says which of a node's errors mean "there is no such thing";
 * `trueAt` reads the block from the value. Never throws.
 */
export async function reading<T>(
  call: () => Promise<NodeAnswer<T> | CollectedAnswer<T>>,
  rules: {
    isAbsent?: (error: NodeError) => boolean;
    isEmpty?: (value: T) => boolean;
    trueAt?: (value: T) => TrueAt | null;
  } = {},
): Promise<Outcome<T>> {
  try {
    const answer = await call();
    const position = rules.trueAt?.(answer.value) ?? null;
    const at = meta({
      source: 'node',
      endpoint: answer.endpoint,
      elapsedMs: answer.elapsedMs,
      block: position?.block ?? null,
      blockId: position?.blockId ?? null,
      time: position?.time ?? new Date().toISOString(),
      failures: answer.failures,
    });
    return rules.isEmpty?.(answer.value) === true ? empty(at) : data(answer.value, at);
  } catch (error) {
    if (error instanceof NodeError && rules.isAbsent?.(error) === true) {
      return empty(meta({ source: 'node', endpoint: error.endpoint, time: new Date().toISOString() }));
    }
    return failed(failuresOf(error));
  }
}

/** Whether a call failed because nodes do not have or do not keep the data, which is no fault. */
export function isNotAvailable(error: unknown): boolean {
  if (error instanceof NodeError) return error.status === 400 || error.status === 404;
  return failuresOf(error).every(({ code }) => code === 'not-supported');
}

/** Failures to show for whatever a call threw. */
export function failuresOf(error: unknown, source = 'node'): Failure[] {
  if (error instanceof NodeUnavailableError) {
    return error.failures.length > 0
      ? error.failures
      : [{ source, endpoint: null, code: 'network', message: error.message }];
  }
  if (error instanceof NodeError) {
    const code = error.unknownEndpoint ? 'not-supported' : 'node-error';
    return [{ source, endpoint: error.endpoint, code, message: error.message }];
  }
  if (error instanceof BadAnswerError) {
    return [{ source, endpoint: error.origin, code: 'bad-answer', message: error.message }];
  }
  return [{ source, endpoint: null, code: 'network', message: error instanceof Error ? error.message : String(error) }];
}

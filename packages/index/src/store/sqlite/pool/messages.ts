import { StoreError } from '../../history-store.ts';

/** A call of a reader's method: `path` is ['block'], or ['derived', 'tokens', 'holders']. */
export interface ReadCall {
  id: number;
  path: readonly string[];
  args: readonly unknown[];
}

export type ReadResult = { id: number; value: unknown } | { id: number; error: ReadFailure };

/** First message of a worker: the store is open, or it cannot be opened. */
export type OpenResult = { opened: true } | { opened: false; error: ReadFailure };

export interface ReadFailure {
  message: string;
  /** Code of a StoreError; null for any other error. */
  code: StoreError['code'] | null;
}

export function failureOf(error: unknown): ReadFailure {
  const message = error instanceof Error ? error.message : String(error);
  return { message, code: error instanceof StoreError ? error.code : null };
}

/** The error as the reader threw it. */
export function errorOf({ message, code }: ReadFailure): Error {
  return code === null ? new Error(message) : new StoreError(code, message);
}

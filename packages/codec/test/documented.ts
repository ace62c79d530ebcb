import { expect } from 'vitest';
import { CodecError } from '../src/bytes/error.ts';

/** Passes for an error that the codec meant: a CodecError that is not a wrapped mishap of its own. */
export function expectDocumented(error: unknown): void {
  expect(error).toBeInstanceOf(CodecError);
  const { cause, message } = error as CodecError;
  expect(cause, message).toBeUndefined();
}

import { expect } from 'vitest';
import { CodecError } from '../src/bytes/error.ts';

/** Passes for a documented error: a CodecError that does not wrap an unexpected one. */
export function expectDocumented(error: unknown): void {
  expect(error).toBeInstanceOf(CodecError);
  const { cause, message } = error as CodecError;
  expect(cause, message).toBeUndefined();
}

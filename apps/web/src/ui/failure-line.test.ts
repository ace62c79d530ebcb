import type { Failure } from '@antescope/sources/outcome';
import { expect, test } from 'vitest';
import { failureLines } from './failure-line.ts';

test('a source that failed twice for one reason is told once, other reasons and other sources each by themselves', () => {
  const failure = (endpoint: string, code: Failure['code']): Failure => ({
    source: 'node',
    endpoint,
    code,
    message: 'as the source put it',
  });
  const lines = failureLines(
    [
      failure('https://a.example', 'network'),
      failure('https://a.example', 'network'),
      failure('https://a.example', 'timeout'),
      failure('https://b.example', 'network'),
    ],
    { network: 'could not be reached' },
  );
  expect(lines).toEqual([
    'https://a.example: could not be reached',
    'https://a.example: as the source put it',
    'https://b.example: could not be reached',
  ]);
});

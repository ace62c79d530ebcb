import { failureReason } from '@antescope/sources/core/failure-reason';
import type { Failure } from '@antescope/sources/core/outcome';
import { expect, test } from 'vitest';
import { failureLine, failureLines } from './failure-line.ts';

test('a source that failed twice for one reason is listed once, other reasons and sources separately', () => {
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
    { network: 'unreachable' },
  );
  expect(lines).toEqual([
    'https://a.example: unreachable',
    'https://a.example: as the source put it',
    'https://b.example: unreachable',
  ]);
});

test('a bad response is described, with details in parentheses', () => {
  const lineOf = (code: string, message: string) =>
    failureLine(
      { source: 'node', endpoint: 'https://a.example', code, message },
      { 'bad-answer': 'cannot be used', http: 'error' },
    ).replaceAll(/[\u2066\u2069]/g, '');
  expect(lineOf('bad-answer', 'Bad answer: rows is not a list')).toBe(
    'https://a.example: cannot be used (rows is not a list)',
  );
  expect(lineOf('bad-answer', 'Could not retrieve actions: Bad answer: actions is not a list')).toBe(
    'https://a.example: cannot be used (actions is not a list)',
  );
  expect(lineOf('bad-answer', 'Could not retrieve actions')).toBe('https://a.example: cannot be used');
  expect(lineOf('http', 'Bad response from server 502')).toBe(
    'https://a.example: error (Bad response from server 502)',
  );
  expect(lineOf('rate-limited', 'Slow down')).toBe('https://a.example: error (Slow down)');
  expect(lineOf('too-large', 'The answer is larger than 9 bytes')).toBe(
    'https://a.example: cannot be used (The answer is larger than 9 bytes)',
  );
  expect(lineOf('node-error', 'Could not retrieve actions: unknown key')).toBe('https://a.example: unknown key');
  expect(lineOf('node-error', 'Could not retrieve actions')).toBe('https://a.example: Could not retrieve actions');
});

test('a reason that was withStrings for the page is a sentence of its own', () => {
  const reason = failureReason('no-index');
  const failure = { source: 'index', endpoint: null, code: 'not-supported', message: 'An index keeps this', reason };
  expect(failureLine(failure, { 'not-supported': 'is not offered' })).toBe('An index keeps this');
});

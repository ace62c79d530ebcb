import { expect, test } from 'vitest';
import { readOnlyResult } from './read-only-result.ts';

test('return values, console output and the time of a read-only run', () => {
  const traces = [
    {
      act: { account: 'hello', name: 'get' },
      return_value_data: { value: 1 },
      return_value_hex_data: '01',
      console: 'x',
    },
    { act: { account: 'hello', name: 'hi' } },
  ];
  expect(readOnlyResult({ processed: { elapsed: 120, except: null, action_traces: traces } })).toEqual({
    failure: null,
    elapsed: 120,
    actions: [
      { account: 'hello', name: 'get', returned: { value: 1 }, hex: '01', console: 'x' },
      { account: 'hello', name: 'hi', returned: undefined, hex: '', console: '' },
    ],
  });
});

test('a failed run has its reason, and an answer of another form is empty', () => {
  const except = { message: 'x', stack: [{ format: 'unaccessible: ${s}', data: { s: 'db' } }] };
  expect(readOnlyResult({ processed: { except, action_traces: [] } }).failure).toBe('unaccessible: db');
  for (const answer of [null, 'text', {}, { processed: { action_traces: {}, elapsed: '1' } }])
    expect(readOnlyResult(answer)).toEqual({ failure: null, elapsed: null, actions: [] });
});

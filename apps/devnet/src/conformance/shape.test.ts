import { expect, test } from 'vitest';
import { shapeDifference } from './shape.ts';

test('data may differ, shape may not', () => {
  expect(shapeDifference('{"a":1,"b":"1.0000 EOS"}', '{"a":"4294967296","b":"2.5 USDT"}')).toBeNull();
  expect(shapeDifference('{"a":1,"b":2}', '{"b":2,"a":1}')).toEqual({ path: '', recorded: 'a b', ours: 'b a' });
  expect(shapeDifference('{"a":1}', '{"a":"1"}')).toEqual({ path: '.a', recorded: 'integer', ours: 'text' });
  expect(shapeDifference('{"a":1}', '{"a":4294967296}')?.ours).toBe('unquoted 4294967296');
  expect(shapeDifference('{"t":"2026-11-21T03:20:00.500"}', '{"t":"2026-11-21T03:20:00"}')?.ours).toBe('time-sec');
});

test('an element must match one of the recorded ones', () => {
  expect(shapeDifference('[{"a":1},{"b":"x"}]', '[{"b":"y"},{"b":"z"}]')).toBeNull();
  expect(shapeDifference('[{"a":1}]', '[{"a":2},{"c":3}]')?.path).toBe('[1]');
  expect(shapeDifference('[]', '[{"anything":1}]')).toBeNull();
});

test('numbers inside of strings are strings', () => {
  expect(shapeDifference('{"a":"say \\"12\\" 13"}', '{"a":"nothing"}')).toBeNull();
});

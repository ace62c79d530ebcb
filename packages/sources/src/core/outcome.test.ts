import { expect, test } from 'vitest';
import { afterFailures, data, empty, failed, firstItem, lastValue, mapOutcome, meta, withoutData } from './outcome.ts';

const failure = { source: 'node', endpoint: null, code: 'timeout', message: 'No answer' };
const at = meta({ source: 'node', block: 7, complete: false });

test('a conversion reaches the value and the stale value', () => {
  expect(mapOutcome(data(2, at), String)).toEqual(data('2', at));
  expect(mapOutcome(empty<number>(at), String)).toEqual(empty(at));
  expect(mapOutcome(failed([failure], 2), String)).toEqual(failed([failure], '2'));
  expect(mapOutcome(failed<number>([failure]), String)).toEqual(failed([failure]));
});

test('without data the stale value is gone and the failures stay', () => {
  expect([empty<number>(at), failed([failure], 2)].map((outcome) => outcome.state !== 'data' && withoutData(outcome))) //
    .toEqual([empty(at), failed([failure])]);
});

test('failures of earlier sources come first', () => {
  const earlier = { ...failure, source: 'index' };
  const outcome = afterFailures(data(1, { ...at, failures: [failure] }), [earlier]);
  expect(outcome).toEqual(data(1, { ...at, failures: [earlier, failure] }));
});

test('the first item of a list is complete, and an empty stale list holds none', () => {
  expect(firstItem(data([1, 2], at))).toEqual(data(1, { ...at, complete: true }));
  expect(firstItem(failed([failure], [3]))).toEqual(failed([failure], 3));
  expect(firstItem(failed<number[]>([failure], []))).toEqual(failed([failure]));
});

test('the last value is the value, else the stale one', () => {
  expect([lastValue(data(1, at)), lastValue(failed([failure], 2)), lastValue(failed([failure]))]).toEqual([1, 2, null]);
  expect(lastValue(empty(at))).toBeNull();
});

import { expect, test } from 'vitest';
import { exceptText, failureText } from './failure-text.ts';

test('[WALLET-026, NODE-033] a failure is told by detail, field error, reason, message, in that order', () => {
  const whole = {
    error: { details: [{ message: '' }, { message: 'assertion failure with message: overdrawn balance' }] },
    field: { error: 'field' },
    reason: 'reason',
    message: 'message',
  };
  expect(failureText(whole)).toBe('overdrawn balance');
  expect(failureText({ ...whole, error: { details: [] } })).toBe('field');
  expect(failureText({ reason: 'reason', message: 'message' })).toBe('reason');
  expect(failureText({ message: 'message' })).toBe('message');
  expect(failureText({})).toBe('Error');
});

test('[NODE-033] a failed trace in processed or result is told before the message', () => {
  expect(failureText({ processed: { except: { message: 'in processed' } }, message: 'later' })).toBe('in processed');
  expect(failureText({ result: { except: { message: 'in result' } }, message: 'later' })).toBe('in result');
});

test('the log stack of an exception is filled in', () => {
  const except = {
    message: 'eosio_assert_message assertion failure',
    stack: [
      { format: '', data: {} },
      { format: 'assertion failure with message: ${s}', data: { s: 'no balance object found' } },
    ],
  };
  expect(exceptText(except)).toBe('no balance object found');
  expect(exceptText({ message: 'plain', stack: [] })).toBe('plain');
  expect(exceptText(null)).toBeNull();
});

test('hostile shapes end in a text, never in an exception', () => {
  for (const odd of [
    null,
    undefined,
    5,
    [],
    { error: 'x' },
    { error: { details: 'no' } },
    { error: { details: [null] } },
    { processed: null },
  ]) {
    expect(typeof failureText(odd)).toBe('string');
  }
});

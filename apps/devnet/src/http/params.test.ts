import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadExchanges } from '../../../../fixtures/exchanges.ts';
import { Params, normalizedName } from './params.ts';
import { Problem } from './problem.ts';

const nameFailures = loadExchanges().filter(
  ({ group, status, request }) =>
    group === 'get_account' && status === 400 && !(request as Record<string, unknown> | null)?.expected_core_symbol,
);

describe('account_name', () => {
  test.each(nameFailures.map((exchange) => [exchange.id, exchange] as const))('%s', (_id, exchange) => {
    const body = exchange.request === null ? '' : JSON.stringify(exchange.request);
    const read = (): unknown => {
      try {
        return Params.required(body).name('account_name');
      } catch (error) {
        if (error instanceof Problem) return error.body();
        throw error;
      }
    };
    expect(read()).toEqual(JSON.parse(exchange.responseText));
  });
});

test('normalizing any text results in a normal name', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (text) => {
      const normal = normalizedName(text);
      expect(normalizedName(normal)).toBe(normal);
      expect(normal).toMatch(/^[.1-5a-z]{0,12}([.1-5a-j])?$/);
    }),
  );
});

test('numbers are truncated to the width of their field', () => {
  const params = new Params(
    new Map([
      ['limit', -1n],
      ['big', 1n << 40n],
    ]),
  );
  expect(params.uint32('limit', 10)).toBe(4294967295);
  expect(params.uint32('big', 10)).toBe(0);
  expect(params.uint32('absent', 10)).toBe(10);
});

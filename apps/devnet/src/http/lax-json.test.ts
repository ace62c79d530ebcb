import { describe, expect, test } from 'vitest';
import { loadExchanges } from '../../../../fixtures/exchanges.ts';
import { Params } from './params.ts';
import { parseLaxJson } from './lax-json.ts';
import { Problem } from './problem.ts';

const failures = loadExchanges().filter(
  ({ group, status, request, path }) =>
    group === 'http' && status === 400 && typeof request === 'string' && path === '/v1/chain/get_account',
);

describe('bodies that nodeos rejects', () => {
  test.each(failures.map((exchange) => [exchange.id, exchange] as const))('%s word by word', (_id, exchange) => {
    let problem: unknown = null;
    try {
      Params.required(exchange.request as string).name('account_name');
    } catch (error) {
      problem = error;
    }
    expect(problem).toBeInstanceOf(Problem);
    expect((problem as Problem).body()).toEqual(JSON.parse(exchange.responseText));
  });

  test('recordings exist', () => {
    expect(failures.length).toBeGreaterThanOrEqual(10);
  });
});

describe('bodies that nodeos accepts', () => {
  test.each([
    ['{"account_name":"alice",}', 'alice'],
    ['{"account_name":"alice"}{"account_name":"bob"}', 'alice'],
    ['{"account_name":"alice","account_name":"bob"}', 'alice'],
    ['  {,, "x":1 "account_name" : "alice"}', 'alice'],
    ['{"account_name":"\\u0061lice"}', 'alice'],
  ])('%s', (body, name) => {
    expect(Params.required(body).name('account_name')).toBe(name);
  });

  test('integers keep all 64 bits and doubles stay doubles', () => {
    expect(parseLaxJson('[18446744073709551615,-9223372036854775808,1.5,1e3]')).toEqual([
      18446744073709551615n,
      -9223372036854775808n,
      1.5,
      1000,
    ]);
  });
});

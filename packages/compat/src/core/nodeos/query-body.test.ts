import { expect, test } from 'vitest';
import { bodyOfQuery } from './query-body.ts';

const read = (url: string): unknown => {
  const body = bodyOfQuery(url);
  return body === null ? null : JSON.parse(body.toString());
};

test('a query string is a body with the types that nodes expect', () => {
  expect(read('/v1/chain/get_info')).toBeNull();
  expect(read('/v1/chain/get_info?')).toBeNull();
  expect(read('/v1/chain/get_table_rows?code=eosio&scope=12345&limit=5&json=true&lower_bound=7')).toEqual({
    code: 'eosio',
    scope: '12345',
    limit: 5,
    json: true,
    lower_bound: '7',
  });
  expect(read('/x?limit=1e9&memo=%22%7D%0A')).toEqual({ limit: '1e9', memo: '"}\n' });
});

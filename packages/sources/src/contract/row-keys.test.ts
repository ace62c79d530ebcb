import { nameToU64 } from '@antescope/codec/chain/name';
import { symbolCodeToU64, symbolToU64 } from '@antescope/codec/chain/symbol';
import { expect, test } from 'vitest';
import { keysByExample } from './row-keys.ts';

const known = (data: unknown, key: bigint) => ({ data, primaryKey: key.toString() });

test('the key of a row is the field that was the key of every known one: number, name, symbol or what is in it', () => {
  const byName = [
    known({ id: 1, owner: 'alice' }, nameToU64('alice')),
    known({ id: 2, owner: 'bob' }, nameToU64('bob')),
  ];
  expect(keysByExample(byName, [{ id: 9, owner: 'carol' }])).toEqual([nameToU64('carol').toString()]);
  const byId = [known({ owner: 'alice', id: '18446744073709551615' }, 18446744073709551615n)];
  expect(keysByExample(byId, [{ owner: 'alice', id: 7 }])).toEqual(['7']);
  const byCode = [known({ balance: '1.0000 EOS' }, symbolCodeToU64('EOS'))];
  expect(keysByExample(byCode, [{ balance: '2.00 USD' }])).toEqual([symbolCodeToU64('USD').toString()]);
  const bySymbol = [known({ sym: '4,EOS' }, symbolToU64('4,EOS'))];
  expect(keysByExample(bySymbol, [{ sym: '8,WAX' }])).toEqual([symbolToU64('8,WAX').toString()]);
  const nested = [known({ supply: { quantity: '1.0 A', contract: 'x' } }, symbolCodeToU64('A'))];
  expect(keysByExample(nested, [{ supply: { quantity: '3.0 B', contract: 'x' } }])).toEqual([
    symbolCodeToU64('B').toString(),
  ]);
});

test('where no field is the key, an equal row has the same one, and any other none', () => {
  const hashed = [known({ id: 1 }, 5_000_000_000_000n), known({ id: 2 }, 7_000_000_000_000n)];
  expect(keysByExample(hashed, [{ id: 2 }, { id: 3 }, null])).toEqual(['7000000000000', null, null]);
  expect(keysByExample([], [{ id: 2 }])).toEqual([null]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apiJson } from './json.ts';

test('64-bit integers are strings and bytes hex, however deep; everything else is JSON as it is', () => {
  const leaf = fc.oneof(fc.bigInt(), fc.uint8Array(), fc.string(), fc.double(), fc.boolean(), fc.constant(null));
  const value = fc.letrec((tie) => ({
    any: fc.oneof({ maxDepth: 4 }, leaf, fc.array(tie('any')), fc.dictionary(fc.string(), tie('any'))),
  })).any;
  fc.assert(
    fc.property(value, (any) => {
      expect(JSON.parse(apiJson(any))).toEqual(expected(any));
    }),
  );
  expect(apiJson({ a: [1, { b: 2n }], c: Uint8Array.of(1, 255) })).toBe('{"a":[1,{"b":"2"}],"c":"01ff"}');
});

function expected(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex');
  if (Array.isArray(value)) return value.map(expected);
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, expected(member)]));
}

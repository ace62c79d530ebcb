import { expect, test } from 'vitest';
import { JsonText, jsonText } from './json-text.ts';

test('numbers are quoted above 32 bits, negative ones never', () => {
  expect(jsonText({ a: 4294967295, b: 4294967296, c: -9007199254740993n, d: 9007199254740993n, e: 0.5 })).toBe(
    '{"a":4294967295,"b":"4294967296","c":-9007199254740993,"d":"9007199254740993","e":"0.50000000000000000"}',
  );
});

test('serialized JSON is inserted unchanged, undefined fields are omitted', () => {
  expect(jsonText({ rows: [new JsonText('{"x":1}'), null, true], gone: undefined })).toBe(
    '{"rows":[{"x":1},null,true]}',
  );
});

import { sign } from '@antescope/codec/curve/sign';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WalletError } from '../../wallet-error.ts';
import { parseResponse, readCallback, signaturesOf } from './wallet-response.ts';

const signature = sign(new Uint8Array(32), { type: 'K1', data: new Uint8Array(32).fill(3) });
const id = 'ab'.repeat(32);

test('a callback as JSON, as numbers too, or as the query of a URL', () => {
  const callback = { sig: signature, tx: id, bn: '7' };
  const expected = { kind: 'callback', callback };
  expect(parseResponse(JSON.stringify({ ...callback, bn: 7, nested: {}, none: null }))).toEqual(expected);
  expect(parseResponse(` https://x.example/cb?${new URLSearchParams(callback).toString()} `)).toEqual(expected);
});

test('signatures in lines, lists, quotes, and as cleos prints a signed transaction', () => {
  const expected = { kind: 'signatures', signatures: [signature] };
  for (const text of [signature, `"${signature}"`, `[\n  "${signature}"\n]`, ` ${signature}\n`])
    expect(parseResponse(text)).toEqual(expected);
  expect(parseResponse(JSON.stringify({ expiration: '', signatures: [signature] }))).toEqual(expected);
});

test('a transaction id', () => {
  expect(parseResponse(id.toUpperCase())).toEqual({ kind: 'transaction', id });
});

test('all signatures of a callback, each once and the first one first', () => {
  expect(signaturesOf({ sig: signature, sig0: signature })).toEqual([signature]);
  expect(() => signaturesOf({ tx: id })).toThrow(WalletError);
});

test('anything else is refused as a response, never as another failure', () => {
  for (const text of ['', 'yes', 'SIG_K1_x', '{', '{}', '[]', '{"signatures":[]}', 'EOSIO x', 'x'.repeat(20_001)])
    expect(() => parseResponse(text), text.slice(0, 20)).toThrow(expect.objectContaining({ code: 'invalid-response' }));
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      try {
        parseResponse(text);
      } catch (error) {
        expect(error).toMatchObject({ code: 'invalid-response' });
      }
    }),
  );
  expect(() => readCallback({ a: {}, b: '' })).toThrow(WalletError);
});

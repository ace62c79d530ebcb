import { base58 } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromHex } from '../bytes/bytes.ts';
import { ByteReader, ByteWriter } from '../bytes/cursor.ts';
import { formatLegacyKey, formatPublicKey, parsePublicKey, readPublicKey, writePublicKey } from './key.ts';
import { formatPrivateKey, formatWif, parsePrivateKey } from './private-key.ts';
import { formatSignature, parseSignature } from './signature.ts';

// Private key 1 of both curves.
const one = {
  legacy: 'EOS5p78kHbL33Rn3JWkTWRE2B9uz6gy4r1KbfAKLNQGE3ovMBS5bu',
  fio: 'FIO5p78kHbL33Rn3JWkTWRE2B9uz6gy4r1KbfAKLNQGE3ovMBS5bu',
  k1: 'PUB_K1_5p78kHbL33Rn3JWkTWRE2B9uz6gy4r1KbfAKLNQGE3ovLY8E9M',
  r1: 'PUB_R1_7eQ5VMbyuk3TvqS38ngVGHbqeuHyK9ASXEw5kmDburVcEgJC8Z',
  wif: '5HpHagT65TZzG1PH3CSu63k8DbpvD8s5ip4nEB3kEsreAnchuDf',
  pvt: 'PVT_K1_1111111111111111111111111111111D8bqLH',
};

describe('public keys', () => {
  test('all forms of a key are the same key', () => {
    const key = parsePublicKey(one.k1);
    expect(key.type).toBe('K1');
    expect(parsePublicKey(one.legacy)).toEqual(key);
    expect(parsePublicKey(one.fio)).toEqual(key);
    expect(formatPublicKey(key)).toBe(one.k1);
    expect(formatLegacyKey(key)).toBe(one.legacy);
    expect(formatLegacyKey(key, 'FIO')).toBe(one.fio);
    expect(formatLegacyKey(parsePublicKey(one.r1))).toBe(one.r1);
    expect(parsePublicKey(one.r1).type).toBe('R1');
  });

  test('[SERIAL-007] wrong letters, a wrong checksum and a wrong form have their own errors', () => {
    expect(() => parsePublicKey(`${one.legacy.slice(0, -1)}v`)).toThrow("checksum doesn't match");
    expect(() => parsePublicKey(`${one.k1.slice(0, -1)}N`)).toThrow("checksum doesn't match");
    expect(() => parsePublicKey(one.k1.replace('PUB_K1', 'PUB_R1'))).toThrow("checksum doesn't match");
    expect(() => parsePublicKey('EOS0OIl')).toThrow('invalid base-58 value');
    expect(() => parsePublicKey('alice')).toThrow('unrecognized public key format');
    expect(() => parsePublicKey('PUB_XX_5p78')).toThrow('unrecognized public key format');
  });

  test('WebAuthn keys carry presence and host', () => {
    const data = fromHex(`02${'11'.repeat(32)}010b6578616d706c652e6f7267`);
    const text = formatPublicKey({ type: 'WA', data });
    expect(text.startsWith('PUB_WA_')).toBe(true);
    expect(parsePublicKey(text)).toEqual({ type: 'WA', data });
    const writer = new ByteWriter();
    writePublicKey(writer, { type: 'WA', data });
    expect(readPublicKey(new ByteReader(writer.finish()))).toEqual({ type: 'WA', data });
    const cut = formatPublicKey({ type: 'WA', data: data.slice(0, -1) });
    expect(() => parsePublicKey(cut)).toThrow('Read past end of buffer');
  });
});

describe('private keys', () => {
  test('both forms are the same key', () => {
    const key = parsePrivateKey(one.wif);
    expect(key.data).toEqual(fromHex(`${'00'.repeat(31)}01`));
    expect(parsePrivateKey(one.pvt)).toEqual(key);
    expect(formatWif(key)).toBe(one.wif);
    expect(formatPrivateKey(key)).toBe(one.pvt);
  });

  test('messages do not hold the key', () => {
    for (const text of [`${one.wif.slice(0, -1)}e`, `${one.pvt.slice(0, -1)}J`, 'PVT_WA_1', `${one.wif}1`, '0OIl']) {
      let message = '';
      try {
        parsePrivateKey(text);
      } catch (error) {
        message = (error as Error).message;
      }
      expect(message).toMatch(/^(checksum doesn't match|unrecognized private key format|invalid base-58 value)$/);
    }
  });

  test('every secret survives in every form', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (data) => {
        expect(parsePrivateKey(formatWif({ type: 'K1', data }))).toEqual({ type: 'K1', data });
        expect(parsePrivateKey(formatPrivateKey({ type: 'R1', data }))).toEqual({ type: 'R1', data });
      }),
      { numRuns: 30 },
    );
  });
});

describe('signatures', () => {
  test('every signature survives as text', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 65, maxLength: 65 }),
        fc.constantFrom('K1' as const, 'R1' as const),
        (data, type) => {
          expect(parseSignature(formatSignature({ type, data }))).toEqual({ type, data });
        },
      ),
      { numRuns: 30 },
    );
  });

  test('a wrong form is refused', () => {
    expect(() => parseSignature('SIG_XX_1')).toThrow('unrecognized signature format');
    expect(() => parseSignature(`SIG_K1_${base58.encode(new Uint8Array(69))}`)).toThrow("checksum doesn't match");
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromHex } from '../bytes/bytes.ts';
import { formatLegacyKey, formatPublicKey, parsePublicKey } from '../keys/key.ts';
import { convertKey, privateKeyForms, publicKeyForms } from '../keys/key-forms.ts';
import { formatPrivateKey, formatWif } from '../keys/private-key.ts';
import { formatSignature, parseSignature } from '../keys/signature.ts';
import { ethereumAddress, ethereumFallback, parseEthereumAddress, parseEthereumPrivateKey } from './ethereum.ts';
import { checkKeyPair, normalPublicKey } from './key-pair.ts';
import { publicKeyOf } from './sign.ts';

// Private key 1.
const one = {
  legacy: 'EOS5p78kHbL33Rn3JWkTWRE2B9uz6gy4r1KbfAKLNQGE3ovMBS5bu',
  fio: 'FIO5p78kHbL33Rn3JWkTWRE2B9uz6gy4r1KbfAKLNQGE3ovMBS5bu',
  k1: 'PUB_K1_5p78kHbL33Rn3JWkTWRE2B9uz6gy4r1KbfAKLNQGE3ovLY8E9M',
  r1: 'PUB_R1_7eQ5VMbyuk3TvqS38ngVGHbqeuHyK9ASXEw5kmDburVcEgJC8Z',
  wif: '5HpHagT65TZzG1PH3CSu63k8DbpvD8s5ip4nEB3kEsreAnchuDf',
  pvt: 'PVT_K1_1111111111111111111111111111111D8bqLH',
  address: '0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf',
};
const secret = fc.uint8Array({ minLength: 32, maxLength: 32 }).filter((data) => data[0] !== 0 && data[0] !== 255);

describe('pairs', () => {
  test('[KEYS-002] what is said about a public and a private key', () => {
    for (const publicKey of [one.legacy, one.fio, one.k1, ` ${one.k1}\n`]) {
      for (const privateKey of [one.wif, one.pvt, `${one.pvt} `])
        expect(checkKeyPair(publicKey, privateKey)).toBe('Valid Key Pair');
    }
    for (const wrong of ['', 'alice', `${one.k1}x`, `${one.legacy.slice(0, -1)}v`])
      expect(checkKeyPair(wrong, one.wif)).toBe('Invalid Public Key');
    const zero = formatPrivateKey({ type: 'K1', data: new Uint8Array(32) });
    for (const wrong of ['', 'alice', `${one.wif.slice(0, -1)}e`, one.k1, zero])
      expect(checkKeyPair(one.k1, wrong)).toBe('Invalid Private Key');
    expect(() => ethereumFallback('0x12')).toThrow('Invalid Ethereum Private Key');
  });

  test("[KEYS-003] two good keys that are no pair: 'Invalid Public Key'", () => {
    expect(checkKeyPair(one.r1, one.wif)).toBe('Invalid Public Key');
    fc.assert(
      fc.property(secret, secret, (a, b) => {
        const publicKey = publicKeyOf({ type: 'K1', data: a });
        const same = Buffer.compare(a, b) === 0;
        const privateKey = formatWif({ type: 'K1', data: b });
        expect(checkKeyPair(publicKey, privateKey)).toBe(same ? 'Valid Key Pair' : 'Invalid Public Key');
        expect(checkKeyPair(publicKey, formatWif({ type: 'K1', data: a }))).toBe('Valid Key Pair');
      }),
      { numRuns: 10 },
    );
  });

  test('33 bytes that are no point of the curve are no key', () => {
    const beside = formatPublicKey({ type: 'K1', data: fromHex(`02${'ff'.repeat(32)}`) });
    expect(() => normalPublicKey(beside)).toThrow('Invalid Public Key');
    expect(checkKeyPair(beside, one.wif)).toBe('Invalid Public Key');
    expect(normalPublicKey(one.fio)).toBe(one.k1);
  });
});

describe('spellings', () => {
  test('[KEYS-006] public and private keys are converted both ways', () => {
    expect(publicKeyForms(one.legacy)).toEqual({ modern: one.k1, legacy: one.legacy });
    expect(publicKeyForms(one.k1, 'FIO')).toEqual({ modern: one.k1, legacy: one.fio });
    expect(privateKeyForms(one.wif)).toEqual({ modern: one.pvt, legacy: one.wif });
    expect(convertKey(one.legacy)).toBe(one.k1);
    expect(convertKey(one.k1)).toBe(one.legacy);
    expect(convertKey(one.wif)).toBe(one.pvt);
    expect(convertKey(one.pvt)).toBe(one.wif);
    expect(convertKey(one.r1)).toBe(one.r1);
    fc.assert(
      fc.property(secret, (data) => {
        const key = { type: 'K1', data } as const;
        expect(convertKey(convertKey(formatWif(key)))).toBe(formatWif(key));
        const legacy = formatLegacyKey(parsePublicKey(publicKeyOf(key)));
        expect(convertKey(convertKey(legacy))).toBe(legacy);
      }),
      { numRuns: 10 },
    );
  });

  test('[KEY-004] three types, 33 bytes of a key and 65 of a signature; other lengths are refused', () => {
    const point = parsePublicKey(one.k1).data;
    for (const type of ['K1', 'R1'] as const) {
      expect(parsePublicKey(formatPublicKey({ type, data: point })).type).toBe(type);
      for (const length of [0, 32, 34]) {
        const text = formatPublicKey({ type, data: new Uint8Array(length) });
        expect(() => parsePublicKey(text)).toThrow(/unrecognized public key format|checksum doesn't match/);
      }
    }
    const host = [...point, 1, 2, 97, 98];
    expect(parsePublicKey(formatPublicKey({ type: 'WA', data: Uint8Array.from(host) })).data).toHaveLength(37);
    const empty = Uint8Array.from([...point, 1, 0]);
    const presence = Uint8Array.from([...point, 3, 1, 97]);
    for (const data of [point, empty, presence, Uint8Array.from([...host, 0])]) {
      expect(() => parsePublicKey(formatPublicKey({ type: 'WA', data }))).toThrow(
        /unrecognized public key format|Read past end of buffer/,
      );
    }
    for (const type of ['K1', 'R1'] as const) {
      expect(parseSignature(formatSignature({ type, data: new Uint8Array(65) })).data).toHaveLength(65);
      for (const length of [64, 66])
        expect(() => parseSignature(formatSignature({ type, data: new Uint8Array(length) }))).toThrow(
          /unrecognized signature format|Read past end of buffer/,
        );
    }
  });
});

describe('Ethereum fallback', () => {
  test('[KEYS-005] the EOS keys and the address of an Ethereum private key', () => {
    const expected = {
      address: one.address,
      publicKey: one.k1,
      legacyPublicKey: one.legacy,
      privateKey: one.pvt,
      wif: one.wif,
    };
    const hex = `${'0'.repeat(63)}1`;
    expect(ethereumFallback(`0x${hex}`)).toEqual(expected);
    expect(ethereumFallback(` ${hex} `)).toEqual(expected);
    // A vector that Ethereum's own documentation uses.
    const known = ethereumFallback('0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318');
    expect(known.address).toBe('0x2c7536E3605D9C16a7a3D7b1898e529396a65c23');
    expect(checkKeyPair(known.legacyPublicKey, known.wif)).toBe('Valid Key Pair');
    expect(ethereumAddress(parsePublicKey(known.publicKey).data)).toBe(known.address);
  });

  test('what is no secret of the curve is refused, and not repeated', () => {
    const order = 'fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141';
    for (const text of ['', '0x', '0'.repeat(64), order, 'f'.repeat(64), 'g'.repeat(64), one.address, one.wif]) {
      expect(() => parseEthereumPrivateKey(text)).toThrow(/^Invalid Ethereum Private Key$/);
    }
  });
});

test('an Ethereum address in mixed case has the EIP-55 checksum', () => {
  const lowerCase = one.address.toLowerCase();
  for (const text of [one.address, lowerCase, `0x${one.address.slice(2).toUpperCase()}`])
    expect(parseEthereumAddress(text)).toEqual({ checksum: one.address, lowerCase });
  for (const text of [one.address.replace('7E', '7e'), one.address.slice(0, -1), lowerCase.slice(2), `${lowerCase}0`])
    expect(() => parseEthereumAddress(text), text).toThrow('Invalid Ethereum address');
});

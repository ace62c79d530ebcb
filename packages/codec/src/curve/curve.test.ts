import { p256 } from '@noble/curves/nist.js';
import { base64urlnopad } from '@scure/base';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { concat, encodeText, fromHex } from '../bytes/bytes.ts';
import { ByteWriter } from '../bytes/cursor.ts';
import { sha256 } from '../bytes/hash.ts';
import { formatPublicKey, parsePublicKey } from '../keys/key.ts';
import { formatPrivateKey, parsePrivateKey } from '../keys/private-key.ts';
import { formatSignature, parseSignature } from '../keys/signature.ts';
import { recoverPublicKey, verify } from './recover.ts';
import { generatePrivateKey } from './generate.ts';
import { isCanonical, publicKeyOf, sign } from './sign.ts';
import { checkAssertion, signatureOfAnswer, webAuthnKeyData, type UserPresence } from './webauthn.ts';

const secret = fc.uint8Array({ minLength: 32, maxLength: 32 }).filter((data) => data[0] !== 0 && data[0] !== 255);
const digests = fc.uint8Array({ minLength: 32, maxLength: 32 });
const keyType = fc.constantFrom('K1' as const, 'R1' as const);

describe('keys', () => {
  test('the public keys of private key 1', () => {
    expect(publicKeyOf('5HpHagT65TZzG1PH3CSu63k8DbpvD8s5ip4nEB3kEsreAnchuDf')).toBe(
      'PUB_K1_5p78kHbL33Rn3JWkTWRE2B9uz6gy4r1KbfAKLNQGE3ovLY8E9M',
    );
    const data = fromHex(`${'00'.repeat(31)}01`);
    expect(publicKeyOf({ type: 'R1', data })).toBe('PUB_R1_7eQ5VMbyuk3TvqS38ngVGHbqeuHyK9ASXEw5kmDburVcEgJC8Z');
    expect(() => publicKeyOf({ type: 'K1', data: new Uint8Array(32) })).toThrow('Invalid private key');
  });

  test('[WALLET-011] new keys begin with their type, are different and sign', () => {
    for (const type of ['K1', 'R1'] as const) {
      const key = generatePrivateKey(type);
      expect(formatPrivateKey(key).startsWith(`PVT_${type}_`)).toBe(true);
      expect(formatPrivateKey(key)).not.toBe(formatPrivateKey(generatePrivateKey(type)));
      const digest = sha256(encodeText(type));
      expect(verify(digest, sign(digest, key), publicKeyOf(key))).toBe(true);
    }
  });

  describe('places that are not safe', () => {
    afterEach(() => vi.unstubAllGlobals());

    test('[KEYS-007] a page makes no key unless it says that it is a safe place', () => {
      for (const global of ['window', 'WorkerGlobalScope', 'importScripts']) {
        vi.stubGlobal(global, () => {});
        expect(() => generatePrivateKey('K1')).toThrow(
          'Keys are not made in a browser unless secureEnvironment is set',
        );
        expect(() => generatePrivateKey('R1', { secureEnvironment: false })).toThrow('secureEnvironment');
        expect(generatePrivateKey('K1', { secureEnvironment: true }).data).toHaveLength(32);
        vi.unstubAllGlobals();
      }
      expect(generatePrivateKey('R1').data).toHaveLength(32);
    });

    test("[SIGN-021] no key is made: 'No crypto module found'", () => {
      vi.stubGlobal('crypto', undefined);
      expect(() => generatePrivateKey('K1')).toThrow('No crypto module found');
    });
  });
});

describe('signatures', () => {
  test('every key signs every digest canonically, always the same, and is recovered from it', () => {
    fc.assert(
      fc.property(secret, digests, keyType, (data, digest, type) => {
        const key = { type, data };
        const signature = sign(digest, key);
        expect(isCanonical(parseSignature(signature).data)).toBe(true);
        expect(sign(digest, formatPrivateKey(key))).toBe(signature);
        expect(recoverPublicKey(digest, signature)).toBe(publicKeyOf(key));
        expect(verify(sha256(digest), signature, publicKeyOf(key))).toBe(false);
      }),
      { numRuns: 20 },
    );
  });

  test("[SIGN-020] bytes that no key can have signed: 'Invalid recovery: digest signed does not match data'", () => {
    const reason = 'Invalid recovery: digest signed does not match data';
    const digest = sha256();
    for (const header of [0, 26, 31, 35]) {
      const data = new Uint8Array(65);
      data[0] = header;
      const signature = formatSignature({ type: 'K1', data });
      expect(() => recoverPublicKey(digest, signature)).toThrow(reason);
      expect(verify(digest, signature, publicKeyOf(generatePrivateKey('K1')))).toBe(false);
    }
  });

  test('what is no signature or no key is an error, not false', () => {
    expect(() => verify(sha256(), 'SIG_K1_x', publicKeyOf(generatePrivateKey('K1')))).toThrow();
    expect(() => verify(sha256(), sign(sha256(), generatePrivateKey('K1')), 'alice')).toThrow(
      'unrecognized public key',
    );
    expect(() => sign(new Uint8Array(31), generatePrivateKey('K1'))).toThrow('Expected 32 bytes');
  });
});

describe('WebAuthn', () => {
  const device = parsePrivateKey(formatPrivateKey({ type: 'R1', data: sha256(encodeText('device')) }));
  const digest = sha256(encodeText('a transaction'));
  const point = p256.getPublicKey(device.data, true);

  interface Answer {
    type?: string;
    challenge?: Uint8Array;
    origin?: string;
    rpid?: string;
    flags?: number;
    authenticatorData?: Uint8Array;
  }

  /** A browser's authenticator result, with any part changed. */
  function answer(changed: Answer = {}): string {
    const {
      type = 'webauthn.get',
      challenge = digest,
      origin = 'https://wallet.example',
      rpid = 'wallet.example',
    } = changed;
    const client = encodeText(JSON.stringify({ type, challenge: base64urlnopad.encode(challenge), origin }));
    const data =
      changed.authenticatorData ??
      concat(sha256(encodeText(rpid)), Uint8Array.of(changed.flags ?? 5), new Uint8Array(4));
    const signed = p256.sign(sha256(data, sha256(client)), device.data, { prehash: false, format: 'recovered' });
    const writer = new ByteWriter();
    writer.lengthAndBytes(data);
    writer.lengthAndBytes(client);
    return formatSignature({
      type: 'WA',
      data: concat(Uint8Array.of(signed[0]! + 31), signed.subarray(1), writer.finish()),
    });
  }

  function key(presence: UserPresence): string {
    return formatPublicKey({ type: 'WA', data: webAuthnKeyData(point, presence, 'wallet.example') });
  }

  test('the key is recovered with the presence and the host of the answer', () => {
    expect(recoverPublicKey(digest, answer())).toBe(key(2));
    expect(recoverPublicKey(digest, answer({ flags: 1 }))).toBe(key(1));
    expect(recoverPublicKey(digest, answer({ origin: 'https://wallet.example:8443' }))).toBe(key(2));
    expect(verify(digest, answer(), key(2))).toBe(true);
    expect(parsePublicKey(key(0)).type).toBe('WA');
    expect(() => checkAssertion(digest, answer(), key(1))).not.toThrow();
  });

  test('[SIGN-019] answers that do not belong to the transaction or the key are refused', () => {
    const reasons: [string, string, UserPresence][] = [
      [answer({ type: 'webauthn.create' }), 'webauthn signature type not an assertion', 0],
      [answer({ challenge: sha256() }), 'Wrong webauthn challenge', 0],
      [answer({ origin: 'http://wallet.example' }), 'webauthn origin must begin with https://', 0],
      [answer({ rpid: 'evil.example' }), "webauthn rpid hash doesn't match origin", 0],
      [answer({ authenticatorData: new Uint8Array(36) }), 'auth_data not as large as required', 0],
      [answer({ flags: 1 }), 'webauthn user presence lower than the key demands', 2],
    ];
    for (const [signature, reason, presence] of reasons) {
      expect(() => checkAssertion(digest, signature, key(presence))).toThrow(reason);
      expect(verify(digest, signature, key(presence))).toBe(false);
    }
    const elsewhere = answer({ origin: 'https://evil.example', rpid: 'evil.example' });
    expect(() => checkAssertion(digest, elsewhere, key(0))).toThrow("webauthn rpid doesn't match the key");
  });

  test("an authenticator's answer becomes a signature of its key, and of no other", () => {
    const client = encodeText(
      JSON.stringify({
        type: 'webauthn.get',
        challenge: base64urlnopad.encode(digest),
        origin: 'https://wallet.example',
        crossOrigin: false,
      }),
    );
    const authenticatorData = concat(sha256(encodeText('wallet.example')), Uint8Array.of(5), new Uint8Array(4));
    const sign = (data: Uint8Array) =>
      p256.sign(sha256(authenticatorData, sha256(client)), data, { prehash: false, lowS: false, format: 'der' });
    const given = { authenticatorData, clientDataJSON: client, signature: sign(device.data) };
    const signature = signatureOfAnswer(digest, given, key(2));
    expect(recoverPublicKey(digest, signature)).toBe(key(2));
    expect(signatureOfAnswer(digest, given, key(1))).toBe(signature);
    const other = { ...given, signature: sign(sha256(encodeText('other device'))) };
    expect(() => signatureOfAnswer(digest, other, key(2))).toThrow('Invalid recovery');
    expect(() => signatureOfAnswer(sha256(), given, key(2))).toThrow('Wrong webauthn challenge');
    expect(() => signatureOfAnswer(digest, { ...given, signature: Uint8Array.of(48, 1) }, key(2))).toThrow(
      'unrecognized signature format',
    );
  });
});

import { Checksum256, PrivateKey as PeerKey, PublicKey as PeerPublicKey, Signature } from '@wharfkit/antelope';
import { Numeric } from 'eosjs';
import {
  PrivateKey as EosjsKey,
  PublicKey as EosjsPublicKey,
  Signature as EosjsSignature,
} from 'eosjs/dist/eosjs-key-conversions.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatLegacyKey, formatPublicKey, parsePublicKey } from '../keys/key.ts';
import { formatPrivateKey, formatWif, parsePrivateKey } from '../keys/private-key.ts';
import { recoverPublicKey, verify } from './recover.ts';
import { isCanonical, publicKeyOf, sign } from './sign.ts';
import { parseSignature } from '../keys/signature.ts';

const soak = process.env.ANTESCOPE_SOAK === '1' ? 50 : 1;
const secret = fc.uint8Array({ minLength: 32, maxLength: 32 }).filter((data) => data[0] !== 0 && data[0] !== 255);
const digest = fc.uint8Array({ minLength: 32, maxLength: 32 });
const type = fc.constantFrom('K1' as const, 'R1' as const);

describe('keys and signatures equal other implementations', () => {
  test('private keys and their public keys, in all spellings', () => {
    fc.assert(
      fc.property(secret, type, (data, type) => {
        const key = { type, data } as const;
        const peer = PeerKey.from(formatPrivateKey(key));
        expect(formatPrivateKey(key)).toBe(peer.toString());
        expect(publicKeyOf(key)).toBe(peer.toPublic().toString());
        expect(peer.type).toBe(type);
        const eosjs = EosjsKey.fromString(formatPrivateKey(key));
        expect(eosjs.getPublicKey().toString()).toBe(publicKeyOf(key));
        if (type !== 'K1') return;
        expect(peer.toWif()).toBe(formatWif(key));
        expect(PeerKey.from(formatWif(key)).toString()).toBe(formatPrivateKey(key));
        expect(parsePrivateKey(eosjs.toLegacyString())).toEqual(key);
        const legacy = formatLegacyKey(parsePublicKey(publicKeyOf(key)));
        expect(PeerPublicKey.from(publicKeyOf(key)).toLegacyString()).toBe(legacy);
        expect(Numeric.convertLegacyPublicKey(legacy)).toBe(publicKeyOf(key));
        expect(formatPublicKey(parsePublicKey(EosjsPublicKey.fromString(publicKeyOf(key)).toLegacyString()))).toBe(
          publicKeyOf(key),
        );
      }),
      { numRuns: 4 * soak },
    );
  });

  test('what one signs the others recover', () => {
    fc.assert(
      fc.property(secret, digest, type, (data, digest, type) => {
        const key = { type, data } as const;
        const ours = sign(digest, key);
        const checksum = Checksum256.from(digest);
        expect(String(Signature.from(ours).recoverDigest(checksum))).toBe(publicKeyOf(key));
        expect(Signature.from(ours).verifyDigest(checksum, PeerPublicKey.from(publicKeyOf(key)))).toBe(true);
        const theirs = PeerKey.from(formatPrivateKey(key)).signDigest(checksum).toString();
        expect(recoverPublicKey(digest, theirs)).toBe(publicKeyOf(key));
        // Nodes require it for K1 only.
        if (type === 'K1') expect(isCanonical(parseSignature(theirs).data)).toBe(true);
        const eosjs = EosjsKey.fromString(formatPrivateKey(key));
        expect(EosjsSignature.fromString(ours).recover(digest, false).toString()).toBe(publicKeyOf(key));
        expect(verify(digest, eosjs.sign(digest, false).toString(), publicKeyOf(key))).toBe(true);
      }),
      { numRuns: 4 * soak },
    );
  });
});

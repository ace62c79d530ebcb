import { trimEnd } from '../bytes/trim-end.ts';
import { base64urlnopad } from '@scure/base';
import { concat, decodeText, encodeText, equal } from '../bytes/bytes.ts';
import { ByteReader, ByteWriter } from '../bytes/cursor.ts';
import { CodecError } from '../bytes/error.ts';
import { sha256 } from '../bytes/hash.ts';
import { formatPublicKey, parsePublicKey } from '../keys/key.ts';
import { formatSignature, parseSignature } from '../keys/signature.ts';
import { curves } from './curves.ts';

/** User presence reported by an authenticator: 0 none, 1 present, 2 verified. */
export type UserPresence = 0 | 1 | 2;

/** A WebAuthn signature whose parts match the digest. */
export interface Assertion {
  /** Digest actually signed by the authenticator. */
  signedDigest: Uint8Array;
  presence: UserPresence;
  /** Host of the page. */
  rpid: string;
  /** Public key data for a given point. */
  keyData: (point: Uint8Array) => Uint8Array;
}

/**
 * Parses a WA signature and checks type, challenge, origin, relying party and length of the authenticator data as
 * nodeos does. Throws CodecError with nodeos' message.
 */
export function readAssertion(digest: Uint8Array, data: Uint8Array): Assertion {
  const reader = new ByteReader(data, 65);
  const authenticatorData = reader.lengthAndBytes();
  const clientJson = reader.lengthAndBytes();
  const client = parseClientData(clientJson);
  if (client.type !== 'webauthn.get') throw new CodecError('webauthn signature type not an assertion');
  if (!equal(decodeChallenge(client.challenge), digest)) throw new CodecError('Wrong webauthn challenge');
  if (!client.origin.startsWith('https://')) throw new CodecError('webauthn origin must begin with https://');
  if (authenticatorData.length < 37) throw new CodecError('auth_data not as large as required');
  const rpid = client.origin.slice(8).replace(/:[^:]*$/, '');
  if (!equal(authenticatorData.subarray(0, 32), sha256(encodeText(rpid)))) {
    throw new CodecError("webauthn rpid hash doesn't match origin");
  }
  const flags = authenticatorData[32]!;
  const presence = (flags & 4) !== 0 ? 2 : flags & 1 ? 1 : 0;
  return {
    signedDigest: sha256(authenticatorData, sha256(clientJson)),
    presence,
    rpid,
    keyData: (point) => webAuthnKeyData(point, presence, rpid),
  };
}

/** Data of a WebAuthn public key: compressed point, required presence, relying party. */
export function webAuthnKeyData(point: Uint8Array, presence: UserPresence, rpid: string): Uint8Array {
  const writer = new ByteWriter();
  writer.u8(presence);
  writer.string(rpid);
  return concat(point, writer.finish());
}

/**
 * Checks whether a WA signature satisfies a key apart from the mathematics: readAssertion's checks, the key's relying
 * party and required presence. Throws CodecError.
 */
export function checkAssertion(digest: Uint8Array, signature: string, publicKey: string): void {
  const assertion = readAssertion(digest, parseSignature(signature).data);
  const reader = new ByteReader(parsePublicKey(publicKey).data, 33);
  const demanded = reader.u8();
  if (assertion.rpid !== reader.string()) throw new CodecError("webauthn rpid doesn't match the key");
  if (assertion.presence < demanded) throw new CodecError('webauthn user presence lower than the key demands');
}

/** Result of navigator.credentials.get, as bytes. */
export interface AuthenticatorAnswer {
  authenticatorData: Uint8Array;
  clientDataJSON: Uint8Array;
  /** ASN.1 DER. */
  signature: Uint8Array;
}

/**
 * Converts an authenticator's result to a signature ('SIG_WA_…') by the key `publicKey` ('PUB_WA_…'); the challenge
 * must be the digest. Throws the errors of checkAssertion, and 'Invalid recovery: digest signed does not match data' if
 * another key signed.
 */
export function signatureOfAnswer(digest: Uint8Array, answer: AuthenticatorAnswer, publicKey: string): string {
  const point = parsePublicKey(publicKey).data.subarray(0, 33);
  const signed = sha256(answer.authenticatorData, sha256(answer.clientDataJSON));
  const writer = new ByteWriter();
  writer.u8(31 + recoveryOf(signed, derToCompact(answer.signature), point));
  writer.bytes(derToCompact(answer.signature));
  writer.lengthAndBytes(answer.authenticatorData);
  writer.lengthAndBytes(answer.clientDataJSON);
  const signature = formatSignature({ type: 'WA', data: writer.finish() });
  checkAssertion(digest, signature, publicKey);
  return signature;
}

/**
 * Keys ('PUB_WA_…') that fit an authenticator's result, two or more: a signature does not determine its key. Throws the
 * errors of readAssertion.
 */
export function keysOfAnswer(challenge: Uint8Array, answer: AuthenticatorAnswer): string[] {
  const compact = derToCompact(answer.signature);
  const writer = new ByteWriter();
  writer.u8(31);
  writer.bytes(compact);
  writer.lengthAndBytes(answer.authenticatorData);
  writer.lengthAndBytes(answer.clientDataJSON);
  const { signedDigest, keyData } = readAssertion(challenge, writer.finish());
  return [0, 1, 2, 3]
    .map((recovery) => pointOf(signedDigest, compact, recovery))
    .filter((point) => point !== null)
    .map((point) => formatPublicKey({ type: 'WA', data: keyData(point) }));
}

function derToCompact(der: Uint8Array): Uint8Array {
  try {
    return curves.WA.Signature.fromBytes(der, 'der').toBytes('compact');
  } catch {
    throw new CodecError('unrecognized signature format');
  }
}

/** Recovery id: which of the four candidate points is the key. */
function recoveryOf(signed: Uint8Array, compact: Uint8Array, point: Uint8Array): number {
  for (let recovery = 0; recovery < 4; recovery++) {
    const recovered = pointOf(signed, compact, recovery);
    if (recovered !== null && equal(recovered, point)) return recovery;
  }
  throw new CodecError('Invalid recovery: digest signed does not match data');
}

/** The candidate point of a recovery id; null: not every x coordinate has a point. */
function pointOf(signed: Uint8Array, compact: Uint8Array, recovery: number): Uint8Array | null {
  try {
    return curves.WA.recoverPublicKey(concat(Uint8Array.of(recovery), compact), signed, { prehash: false });
  } catch {
    return null;
  }
}

interface ClientData {
  type: string;
  challenge: string;
  origin: string;
}

function parseClientData(json: Uint8Array): ClientData {
  const unreadable = new CodecError('Failed to parse client data JSON');
  let parsed: unknown;
  try {
    parsed = JSON.parse(decodeText(json));
  } catch {
    throw unreadable;
  }
  if (typeof parsed !== 'object' || parsed === null) throw unreadable;
  const { type, challenge, origin } = parsed as Record<string, unknown>;
  if (typeof type !== 'string' || typeof challenge !== 'string' || typeof origin !== 'string') throw unreadable;
  return { type, challenge, origin };
}

function decodeChallenge(text: string): Uint8Array {
  try {
    return base64urlnopad.decode(trimEnd(text, '='));
  } catch {
    throw new CodecError('Wrong webauthn challenge');
  }
}

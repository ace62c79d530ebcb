import { base64 } from '@scure/base';
import { fromHex } from '../bytes/bytes.ts';
import { ByteReader, ByteWriter } from '../bytes/cursor.ts';
import { CodecError } from '../bytes/error.ts';
import { formatSignature, parseSignature, readSignature, writeSignature } from '../keys/signature.ts';
import { secondsToTimePointSec, timePointSecToSeconds } from '../chain/time.ts';
import { packTransaction, signingDigest, type PermissionLevel } from '../chain/transaction.ts';
import type { ResolvedRequest } from './resolve.ts';
import { identityAction } from './resolve.ts';
import { writeLevel } from './wire-format.ts';

/** Proof of a signed identity request (version 3), short enough for an HTTP header. */
export interface IdentityProof {
  /** Hex. */
  chainId: string;
  scope: string;
  /** UTC without zone. */
  expiration: string;
  signer: PermissionLevel;
  /** 'SIG_…'. */
  signature: string;
}

/** Creates the proof of a signed identity request. Throws 'Not an identity request'. */
export function identityProof(resolved: ResolvedRequest, signature: string): IdentityProof {
  const { request, chainId, signer, transaction } = resolved;
  if (request.req[0] !== 'identity' || request.version !== 3) throw new CodecError('Not an identity request');
  return { chainId, scope: request.req[1].scope, expiration: transaction.expiration, signer, signature };
}

/** Formats as 'EOSIO …' for an Authorization header. */
export function formatIdentityProof(proof: IdentityProof): string {
  const writer = new ByteWriter();
  const chain = fromHex(proof.chainId);
  if (chain.length !== 32) throw new CodecError(`Expected 32 bytes, found ${chain.length}`).within('chainId');
  writer.bytes(chain);
  writer.name(proof.scope);
  writer.u32(timePointSecToSeconds(proof.expiration));
  writeLevel(writer, proof.signer);
  writeSignature(writer, parseSignature(proof.signature));
  return `EOSIO ${base64.encode(writer.finish())}`;
}

/** Parses 'EOSIO …'. Throws 'Invalid identity proof' or the reader's errors. */
export function parseIdentityProof(text: string): IdentityProof {
  const reader = new ByteReader(proofBytes(text));
  const proof = {
    chainId: reader.hex(32),
    scope: reader.name(),
    expiration: secondsToTimePointSec(reader.u32()),
    signer: { actor: reader.name(), permission: reader.name() },
    signature: formatSignature(readSignature(reader)),
  };
  if (reader.remaining > 0) throw new CodecError('Invalid identity proof');
  return proof;
}

function proofBytes(text: string): Uint8Array {
  const parts = typeof text === 'string' ? /^EOSIO ([\w+/-]+)=*$/.exec(text) : null;
  if (parts === null) throw new CodecError('Invalid identity proof');
  const body = parts[1]!.replaceAll('-', '+').replaceAll('_', '/');
  try {
    // Encoders differ in padding.
    return base64.decode(body.padEnd(Math.ceil(body.length / 4) * 4, '='));
  } catch {
    throw new CodecError('Invalid identity proof');
  }
}

/**
 * Digest signed by a proof. To verify: recover its key (curve/recover.ts), check that the signer's permission contains
 * it and that `expiration` is in the future.
 */
export function identityProofDigest(proof: IdentityProof): Uint8Array {
  const packed = packTransaction({
    expiration: proof.expiration,
    ref_block_num: 0,
    ref_block_prefix: 0,
    max_net_usage_words: 0,
    max_cpu_usage_ms: 0,
    delay_sec: 0,
    context_free_actions: [],
    actions: [identityAction({ scope: proof.scope, permission: null }, proof.signer, 3)],
    transaction_extensions: [],
  });
  return signingDigest(proof.chainId, packed);
}

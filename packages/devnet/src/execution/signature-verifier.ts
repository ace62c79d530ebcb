import { recoverPublicKey } from '@antescope/codec/curve/recover';
import { sha256 } from '@antescope/codec/bytes/hash';
import { signingPreimage } from '@antescope/codec/chain/transaction';

/** What was signed: the 32-byte digest, and what it is the hash of, for verifiers that hash for themselves. */
export interface SignedMessage {
  readonly digest: Uint8Array;
  readonly preimage: Uint8Array;
}

/** Tells which key made a signature: by recovering it, or by trying those that it is likely to be. */
export interface SignatureVerifier {
  /**
   * 'PUB_…' of the key that made the signature ('SIG_…'), whatever the candidates are. `candidates` gives the keys of the
   * authorities that the transaction declares. Throws CodecError where no key can have made it.
   */
  keyOf(message: SignedMessage, signature: string, candidates: () => Iterable<string>): string;
}

/** Needs nothing but the signature; takes a millisecond. */
export const recoveringVerifier: SignatureVerifier = {
  keyOf: ({ digest }, signature) => recoverPublicKey(digest, signature),
};

/** The message that the signatures of a transaction are over. */
export function signedMessage(chainId: string, packed: Uint8Array, contextFreeData: Uint8Array): SignedMessage {
  const preimage = signingPreimage(chainId, packed, contextFreeData);
  return { digest: sha256(preimage), preimage };
}

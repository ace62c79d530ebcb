import { recoverPublicKey } from '@antescope/codec/curve/recover';
import { sha256 } from '@antescope/codec/bytes/hash';
import { signingPreimage } from '@antescope/codec/chain/transaction';

/** A signed message: the 32-byte digest and its preimage, for verifiers that hash themselves. */
export interface SignedMessage {
  readonly digest: Uint8Array;
  readonly preimage: Uint8Array;
}

/** Finds the key of a signature by recovery or by trying likely keys. */
export interface SignatureVerifier {
  /**
   * 'PUB_…' of the signing key of `signature` ('SIG_…'), in `candidates` or not. `candidates` returns the keys of the
   * authorities the transaction declares. Throws CodecError if no key fits.
   */
  keyOf(message: SignedMessage, signature: string, candidates: () => Iterable<string>): string;
}

/** Uses only the signature; takes about a millisecond. */
export const recoveringVerifier: SignatureVerifier = {
  keyOf: ({ digest }, signature) => recoverPublicKey(digest, signature),
};

/** Message signed by a transaction's signatures. */
export function signedMessage(chainId: string, packed: Uint8Array, contextFreeData: Uint8Array): SignedMessage {
  const preimage = signingPreimage(chainId, packed, contextFreeData);
  return { digest: sha256(preimage), preimage };
}

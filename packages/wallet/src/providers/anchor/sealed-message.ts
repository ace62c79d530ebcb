import { ByteWriter } from '@antescope/codec/bytes/cursor';
import { sha256, sha512 } from '@antescope/codec/bytes/hash';
import { sharedSecret } from '@antescope/codec/curve/shared-secret';
import { publicKeyOf } from '@antescope/codec/curve/sign';
import { parsePublicKey, writePublicKey } from '@antescope/codec/keys/key';
import { parsePrivateKey } from '@antescope/codec/keys/private-key';

/**
 * Encrypts a request for a linked wallet: `sealed_message` with the sender's key, the nonce, AES-256-CBC under the secret
 * of both keys and the nonce, and a checksum of that key. Keys are 'PVT_K1_…' and 'PUB_K1_…'.
 */
export async function sealMessage(
  text: string,
  privateKey: string,
  walletKey: string,
  nonce = crypto.getRandomValues(new BigUint64Array(1))[0]!,
): Promise<Uint8Array<ArrayBuffer>> {
  const stretched = messageKey(sharedSecret(parsePrivateKey(privateKey), parsePublicKey(walletKey)), nonce);
  const key = await crypto.subtle.importKey('raw', stretched.slice(0, 32), 'AES-CBC', false, ['encrypt']);
  const cipher = { name: 'AES-CBC', iv: stretched.slice(32, 48) };
  const sealed = await crypto.subtle.encrypt(cipher, key, new TextEncoder().encode(text));
  const writer = new ByteWriter();
  writePublicKey(writer, parsePublicKey(publicKeyOf(privateKey)));
  writer.u64(nonce);
  writer.lengthAndBytes(new Uint8Array(sealed));
  writer.bytes(sha256(stretched).subarray(0, 4));
  return Uint8Array.from(writer.finish());
}

/** 32 bytes of key, 16 of initialization vector, 16 unused. */
function messageKey(secret: Uint8Array, nonce: bigint): Uint8Array<ArrayBuffer> {
  const writer = new ByteWriter(8);
  writer.u64(nonce);
  return Uint8Array.from(sha512(writer.finish(), secret));
}

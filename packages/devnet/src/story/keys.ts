import { encodeText } from '@antescope/codec/bytes/bytes';
import { publicKeyOf } from '@antescope/codec/curve/sign';
import { sha256 } from '@antescope/codec/bytes/hash';
import { formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import type { PrivateKey } from '@antescope/codec/keys/private-key';
import { concat } from '@antescope/codec/bytes/bytes';

/**
 * Private key of a story account: sha256 of 'antescope dev key:<seed>:<account>'. The seed reveals all keys of the
 * devnet: for local chains only.
 */
export function devKey(seed: string, account: string): PrivateKey {
  return { type: 'K1', data: sha256(encodeText(`antescope dev key:${seed}:${account}`)) };
}

/** Dev key on the R1 curve of secure enclaves. */
export function devKeyR1(seed: string, account: string): PrivateKey {
  return { type: 'R1', data: sha256(encodeText(`antescope dev key R1:${seed}:${account}`)) };
}

/** 'PUB_K1_…' of a dev key. */
export function devPublicKey(seed: string, account: string): string {
  return publicKeyOf(devKey(seed, account));
}

/** A WebAuthn key of a website ('PUB_WA_…') whose private key is unusable, as a real one never leaves its device. */
export function devWebAuthnKey(seed: string, account: string, website: string): string {
  const { data } = parsePublicKey(publicKeyOf(devKeyR1(seed, account)));
  const id = encodeText(website);
  // One byte for required presence; the website's name is short, so its length fits one byte.
  return formatPublicKey({ type: 'WA', data: concat(data, Uint8Array.of(1, id.length), id) });
}

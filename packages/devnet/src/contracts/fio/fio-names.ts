import { encodeText } from '@antescope/codec/bytes/bytes';
import { sha1 } from '@antescope/codec/bytes/hash';
import type { SecondaryKey } from '../../contract.ts';

/** Hash of a name in FIO's indexes: the first 16 bytes of SHA-1 as a little-endian integer. */
export function textHash(text: string): bigint {
  return sha1(encodeText(text.toLowerCase()))
    .subarray(0, 16)
    .reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n);
}

/** Hash of a text as a key of a secondary index. */
export function hashKey(hash: bigint): SecondaryKey {
  return { type: 'idx128', key: hash };
}

export function numberKey(value: bigint): SecondaryKey {
  return { type: 'idx64', key: value };
}

const label = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/** Whether the text is a FIO address in lower case: 'alice@edge', at most 64 characters. */
export function isHandle(text: string): boolean {
  const [user = '', domain = '', ...more] = text.split('@');
  return more.length === 0 && text.length <= 64 && label.test(user) && label.test(domain);
}

/** Whether the text is a FIO domain in lower case, at most 62 characters. */
export function isDomain(text: string): boolean {
  return text.length <= 62 && label.test(text);
}

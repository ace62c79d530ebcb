import { md5 as nobleMd5 } from '@noble/hashes/legacy.js';

/** MD5, 16 bytes: an identifier of avatar services. Broken as a hash: nothing may rely on it. */
export function md5(bytes: Uint8Array): Uint8Array {
  return nobleMd5(bytes);
}

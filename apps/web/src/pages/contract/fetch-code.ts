import { trimEnd } from '@antescope/codec/bytes/trim-end';
import { getJson } from '../../lib/http.ts';

/** Downloads an account's code through our node proxy and computes its sha256. */
export async function fetchCode(
  base: string,
  account: string,
): Promise<{ wasm: Uint8Array<ArrayBuffer>; hash: string }> {
  const { wasm } = await getJson<{ wasm?: unknown }>(`${base}/v1/chain/get_raw_code_and_abi`, {
    method: 'POST',
    body: JSON.stringify({ account_name: account }),
  });
  if (typeof wasm !== 'string' || wasm === '') throw new Error('The node returned no code');
  const bytes = Uint8Array.from(atob(trimEnd(wasm, '=')), (letter) => letter.charCodeAt(0));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return { wasm: bytes, hash: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}

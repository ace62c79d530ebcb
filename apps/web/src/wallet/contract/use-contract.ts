import { decodeAbi } from '@antescope/codec/abi/binary';
import type { Abi } from '@antescope/codec/abi/abi';
import { toHex } from '@antescope/codec/bytes/bytes';
import { CodecError } from '@antescope/codec/bytes/error';
import { sha256 } from '@antescope/codec/bytes/hash';
import { trimEnd } from '@antescope/codec/bytes/trim-end';
import type { PresentContract } from '@antescope/wallet/tools/set-contract';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { getJson } from '../../lib/http.ts';
import { type ReadState, useRead } from '../../lib/use-read.ts';

interface HashedContract extends PresentContract {
  /** SHA-256 of the binary ABI; null: no ABI. */
  abiHash: string | null;
}

/** Code and ABI that an account has now; 'none' without an account. */
export function useContract(account: string | null): { read: ReadState<HashedContract>; refresh: () => void } {
  const { base } = useBoot();
  return useRead(account, async (signal) => {
    const answer = await getJson<{ wasm?: unknown; abi?: unknown }>(`${base}/v1/chain/get_raw_code_and_abi`, {
      method: 'POST',
      body: JSON.stringify({ account_name: account }),
      signal,
    });
    const [code, abi] = [bytesOf(answer.wasm), bytesOf(answer.abi)];
    return {
      codeHash: code.length === 0 ? null : toHex(sha256(code)),
      abiHash: abi.length === 0 ? null : toHex(sha256(abi)),
      codeSize: code.length,
      abiSize: abi.length,
      abi: abi.length === 0 ? null : readable(abi),
    };
  });
}

function bytesOf(base64: unknown): Uint8Array {
  if (typeof base64 !== 'string') throw new Error('The node returned no code');
  return Uint8Array.from(atob(trimEnd(base64, '=')), (letter) => letter.charCodeAt(0));
}

function readable(bytes: Uint8Array): Abi | null {
  try {
    return decodeAbi(bytes);
  } catch (error) {
    if (error instanceof CodecError) return null;
    throw error;
  }
}

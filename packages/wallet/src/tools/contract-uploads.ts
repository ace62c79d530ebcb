import type { Abi } from '@antescope/codec/abi/abi';
import { decodeAbi } from '@antescope/codec/abi/binary';
import { fromHex, toHex } from '@antescope/codec/bytes/bytes';
import { ByteReader } from '@antescope/codec/bytes/cursor';
import { CodecError } from '@antescope/codec/bytes/error';
import { sha256 } from '@antescope/codec/bytes/hash';
import type { PackedFile } from './contract-file.ts';

/** An action with its data in hex, and the actions of a transaction that it carries. */
interface CarryingAction {
  contract: string;
  name: string;
  hex: string;
  inner: readonly CarryingAction[];
}

/** Code and ABI that actions leave an account with. */
export interface ContractUpload {
  account: string;
  /** null: no setcode. A size of 0 removes the code. */
  code: PackedFile | null;
  /** null: no setabi. Its `abi` is null if the bytes are not an ABI, or if a size of 0 removes it. */
  abi: (PackedFile & { abi: Abi | null }) | null;
}

/** The last setcode and setabi of each account, carried actions included. Data that does not decode is left out. */
export function contractUploads(actions: readonly CarryingAction[]): ContractUpload[] {
  const uploads = new Map<string, ContractUpload>();
  const visit = ({ contract, name, hex, inner }: CarryingAction): void => {
    inner.forEach(visit);
    if (contract !== 'eosio' || (name !== 'setcode' && name !== 'setabi')) return;
    const read = uploadOf(name, hex);
    if (read === null) return;
    const upload = uploads.get(read.account) ?? { account: read.account, code: null, abi: null };
    const file = { hex: toHex(read.bytes), size: read.bytes.length, hash: toHex(sha256(read.bytes)) };
    const change = name === 'setcode' ? { code: file } : { abi: { ...file, abi: readable(read.bytes) } };
    uploads.set(read.account, { ...upload, ...change });
  };
  actions.forEach(visit);
  return [...uploads.values()];
}

function uploadOf(name: 'setcode' | 'setabi', hex: string): { account: string; bytes: Uint8Array } | null {
  return decoded(() => {
    const reader = new ByteReader(fromHex(hex));
    const account = reader.name();
    // Type and version of the virtual machine.
    if (name === 'setcode') reader.skip(2);
    return { account, bytes: reader.lengthAndBytes() };
  });
}

function readable(bytes: Uint8Array): Abi | null {
  return bytes.length === 0 ? null : decoded(() => decodeAbi(bytes));
}

function decoded<T>(decode: () => T): T | null {
  try {
    return decode();
  } catch (error) {
    if (error instanceof CodecError) return null;
    throw error;
  }
}

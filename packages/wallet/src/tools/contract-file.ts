import type { Abi } from '@antescope/codec/abi/abi';
import { encodeAbi } from '@antescope/codec/abi/binary';
import { parseAbiJson } from '@antescope/codec/abi/json';
import { toHex } from '@antescope/codec/bytes/bytes';
import { CodecError } from '@antescope/codec/bytes/error';
import { sha256 } from '@antescope/codec/bytes/hash';
import { parseJsonExact } from '@antescope/codec/bytes/nodeos-json';
import { type Phrase, phrase } from './phrase.ts';

/** Bytes as an action carries them. */
export interface PackedFile {
  hex: string;
  /** Number of bytes. */
  size: number;
  /** SHA-256 of the bytes, 64 hex digits. */
  hash: string;
}

export interface AbiFile extends PackedFile {
  abi: Abi;
}

export type FileFaultCode = 'file-too-large' | 'file-unreadable' | 'wasm-invalid' | 'abi-invalid';

/** A file that was read, or what is wrong with it. */
export type FileReading<File> = { ok: true; file: File } | { ok: false; fault: Phrase<FileFaultCode> };

const magic = [0, 0x61, 0x73, 0x6d];

/** Checks that bytes begin like WebAssembly; the chain checks the rest. */
export function readWasmFile(bytes: Uint8Array): FileReading<PackedFile> {
  if (!magic.every((byte, index) => bytes[index] === byte)) return { ok: false, fault: phrase('wasm-invalid') };
  return { ok: true, file: packed(bytes) };
}

/** Serializes the JSON of an ABI as `setabi` takes it. */
export function readAbiFile(bytes: Uint8Array): FileReading<AbiFile> {
  try {
    const abi = parseAbiJson(parseJsonExact(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
    return { ok: true, file: { abi, ...packed(encodeAbi(abi)) } };
  } catch (error) {
    // Broken UTF-8 is a TypeError, broken JSON a SyntaxError; anything else is a defect of ours.
    if (!(error instanceof CodecError || error instanceof SyntaxError || error instanceof TypeError)) throw error;
    return { ok: false, fault: phrase('abi-invalid', error.message) };
  }
}

function packed(bytes: Uint8Array): PackedFile {
  return { hex: toHex(bytes), size: bytes.length, hash: toHex(sha256(bytes)) };
}

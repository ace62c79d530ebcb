import { assetAt, putAsset } from '../chain/asset.ts';
import { toHex } from '../bytes/bytes.ts';
import type { ByteReader, ByteWriter } from '../bytes/cursor.ts';
import { readPublicKeyText, readSignatureText, writePublicKeyText } from '../keys/key-text.ts';
import { readPublicKey } from '../keys/key.ts';
import { nameAt, putName } from '../chain/name.ts';
import { parseSignature, skipSignature, writeSignature } from '../keys/signature.ts';
import { putHex } from '../bytes/text.ts';
import { putSymbol, putSymbolCode, readSymbolCode, symbolAt } from '../chain/symbol.ts';
import {
  plainMicros,
  secondsToTimePointSec,
  slotToTime,
  timePointAt,
  timePointSecToSeconds,
  timePointToMicros,
  timeToSlot,
} from '../chain/time.ts';
import {
  f32At,
  f64At,
  i128At,
  i32At,
  i64At,
  putF32,
  putF64,
  putU32,
  u128At,
  u16At,
  u32At,
  u64At,
} from '../bytes/words.ts';
import { toBoolean, toBytes, toChecksum, toFloat, toInteger, toText } from './convert.ts';
import { putInt128, putInt64, putInteger, putUint128, putUint64 } from './integers.ts';

/** A fixed-size type, read and written at a position whose bounds are already checked. */
export interface FixedBuiltin {
  size: number;
  at: (data: Uint8Array, at: number) => unknown;
  put: (data: Uint8Array, at: number, value: unknown) => void;
}

/** Reads, writes and skips a built-in type. */
export interface Builtin {
  read: (reader: ByteReader) => unknown;
  write: (writer: ByteWriter, value: unknown) => void;
  skip: (reader: ByteReader) => void;
  fixed: FixedBuiltin | null;
}

function fixed(size: number, at: FixedBuiltin['at'], put: FixedBuiltin['put']): Builtin {
  return {
    read: (reader) => at(reader.data, reader.skip(size)),
    write: (writer, value) => {
      const place = writer.reserve(size);
      put(writer.data, place, value);
    },
    skip: (reader) => void reader.skip(size),
    fixed: { size, at, put },
  };
}

function variable(read: Builtin['read'], write: Builtin['write'], skip: Builtin['skip']): Builtin {
  return { read, write, skip, fixed: null };
}

function integer(size: 1 | 2 | 4, signed: boolean, at: FixedBuiltin['at']): Builtin {
  const span = 2 ** (8 * size);
  const least = signed ? -span / 2 : 0;
  const most = least + span - 1;
  return fixed(size, at, (d, p, v) => putInteger(d, p, v, size, least, most));
}

function checksum(size: number, at: FixedBuiltin['at'] = (d, p) => toHex(d, p, p + size)): Builtin {
  return fixed(size, at, (d, p, v) => {
    if (!putHex(d, p, v, size)) d.set(toChecksum(v, size), p);
  });
}

function putExtendedAsset(data: Uint8Array, at: number, value: unknown): void {
  const text = typeof value === 'string' ? value.split('@') : null;
  const { quantity, contract } = (value ?? {}) as { quantity?: unknown; contract?: unknown };
  putAsset(data, at, toText(text === null ? quantity : text[0]));
  putName(data, at + 16, toText(text === null ? contract : text[1]));
}

function skipLengthAndBytes(reader: ByteReader): void {
  reader.skip(reader.varuint32());
}

/** All built-in types. */
export const builtins: ReadonlyMap<string, Builtin> = new Map<string, Builtin>(
  Object.entries({
    bool: fixed(
      1,
      (d, p) => d[p] !== 0,
      (d, p, v) => {
        d[p] = toBoolean(v) ? 1 : 0;
      },
    ),
    int8: integer(1, true, (d, p) => (d[p]! << 24) >> 24),
    uint8: integer(1, false, (d, p) => d[p]!),
    int16: integer(2, true, (d, p) => (u16At(d, p) << 16) >> 16),
    uint16: integer(2, false, u16At),
    int32: integer(4, true, i32At),
    uint32: integer(4, false, u32At),
    int64: fixed(8, i64At, putInt64),
    uint64: fixed(8, u64At, putUint64),
    int128: fixed(16, i128At, putInt128),
    uint128: fixed(16, u128At, putUint128),
    varuint32: variable(
      (r) => r.varuint32(),
      (w, v) => w.varuint32(toInteger(v)),
      (r) => void r.varuint32(),
    ),
    varint32: variable(
      (r) => r.varint32(),
      (w, v) => w.varint32(toInteger(v)),
      (r) => void r.varuint32(),
    ),
    float32: fixed(4, f32At, (d, p, v) => putF32(d, p, toFloat(v))),
    float64: fixed(8, f64At, (d, p, v) => putF64(d, p, toFloat(v))),
    float128: checksum(16, (d, p) => `0x${toHex(d, p, p + 16)}`),
    time_point: fixed(8, timePointAt, (d, p, v) => {
      const text = toText(v);
      const plain = plainMicros(text);
      putInt64(d, p, plain < 0 ? timePointToMicros(text) : plain);
    }),
    time_point_sec: fixed(
      4,
      (d, p) => secondsToTimePointSec(u32At(d, p)),
      (d, p, v) => putU32(d, p, timePointSecToSeconds(toText(v))),
    ),
    block_timestamp_type: fixed(
      4,
      (d, p) => slotToTime(u32At(d, p)),
      (d, p, v) => putU32(d, p, timeToSlot(toText(v))),
    ),
    name: fixed(8, nameAt, (d, p, v) => putName(d, p, toText(v))),
    bytes: variable(
      (r) => {
        const length = r.varuint32();
        const at = r.skip(length);
        return r.data.slice(at, at + length);
      },
      (w, v) => w.lengthAndBytes(toBytes(v)),
      skipLengthAndBytes,
    ),
    string: variable(
      (r) => r.string(),
      (w, v) => w.string(toText(v)),
      skipLengthAndBytes,
    ),
    checksum160: checksum(20),
    checksum256: checksum(32),
    checksum512: checksum(64),
    public_key: variable(
      readPublicKeyText,
      (w, v) => writePublicKeyText(w, toText(v)),
      (r) => void readPublicKey(r),
    ),
    signature: variable(readSignatureText, (w, v) => writeSignature(w, parseSignature(toText(v))), skipSignature),
    symbol: fixed(
      8,
      (d, p) => symbolAt(d, p).text,
      (d, p, v) => putSymbol(d, p, toText(v)),
    ),
    symbol_code: fixed(
      8,
      (d, p) => readSymbolCode(d, p, 8),
      (d, p, v) => putSymbolCode(d, p, 8, toText(v)),
    ),
    asset: fixed(16, assetAt, (d, p, v) => putAsset(d, p, toText(v))),
    extended_asset: fixed(24, (d, p) => ({ quantity: assetAt(d, p), contract: nameAt(d, p + 16) }), putExtendedAsset),
  }),
);

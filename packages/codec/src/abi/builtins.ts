import { formatAsset } from '../asset.ts';
import type { ByteReader, ByteWriter } from '../cursor.ts';
import { formatPublicKey, parsePublicKey, readPublicKey, writePublicKey } from '../key.ts';
import { formatSignature, parseSignature, readSignature, writeSignature } from '../signature.ts';
import { checkPrecision, readSymbolCode, symbolCodeToU64, symbolToU64 } from '../symbol.ts';
import {
  microsToTimePoint,
  secondsToTimePointSec,
  slotToTime,
  timePointSecToSeconds,
  timePointToMicros,
  timeToSlot,
} from '../time.ts';
import { toAsset, toBigInt, toBoolean, toBytes, toChecksum, toFloat, toInteger, toText } from './convert.ts';

/** How a type that no ABI needs to define is read and written. */
export interface Builtin {
  read: (reader: ByteReader) => unknown;
  write: (writer: ByteWriter, value: unknown) => void;
}

function builtin(read: Builtin['read'], write: Builtin['write']): Builtin {
  return { read, write };
}

function checksum(size: number): Builtin {
  return builtin(
    (r) => r.hex(size),
    (w, v) => w.bytes(toChecksum(v, size)),
  );
}

function readAsset(reader: ByteReader): string {
  const units = reader.i64();
  const at = reader.skip(8);
  const precision = reader.data[at]!;
  checkPrecision(precision);
  return formatAsset({ units, precision, code: readSymbolCode(reader.data, at + 1, 7) });
}

function writeAsset(writer: ByteWriter, value: unknown): void {
  const asset = toAsset(value);
  writer.i64(asset.units);
  writer.u64((symbolCodeToU64(asset.code) << 8n) | BigInt(asset.precision));
}

function readSymbol(reader: ByteReader): string {
  const at = reader.skip(8);
  const precision = reader.data[at]!;
  checkPrecision(precision);
  return `${precision},${readSymbolCode(reader.data, at + 1, 7)}`;
}

function writeExtendedAsset(writer: ByteWriter, value: unknown): void {
  if (typeof value === 'string') {
    const [quantity, contract] = value.split('@');
    writeAsset(writer, quantity);
    writer.name(toText(contract));
    return;
  }
  const { quantity, contract } = (value ?? {}) as { quantity?: unknown; contract?: unknown };
  writeAsset(writer, quantity);
  writer.name(toText(contract));
}

/** All types that every ABI may use without defining them. */
export const builtins: ReadonlyMap<string, Builtin> = new Map<string, Builtin>([
  [
    'bool',
    builtin(
      (r) => r.bool(),
      (w, v) => w.bool(toBoolean(v)),
    ),
  ],
  [
    'int8',
    builtin(
      (r) => r.i8(),
      (w, v) => w.i8(toInteger(v)),
    ),
  ],
  [
    'uint8',
    builtin(
      (r) => r.u8(),
      (w, v) => w.u8(toInteger(v)),
    ),
  ],
  [
    'int16',
    builtin(
      (r) => r.i16(),
      (w, v) => w.i16(toInteger(v)),
    ),
  ],
  [
    'uint16',
    builtin(
      (r) => r.u16(),
      (w, v) => w.u16(toInteger(v)),
    ),
  ],
  [
    'int32',
    builtin(
      (r) => r.i32(),
      (w, v) => w.i32(toInteger(v)),
    ),
  ],
  [
    'uint32',
    builtin(
      (r) => r.u32(),
      (w, v) => w.u32(toInteger(v)),
    ),
  ],
  [
    'int64',
    builtin(
      (r) => r.i64(),
      (w, v) => w.i64(toBigInt(v)),
    ),
  ],
  [
    'uint64',
    builtin(
      (r) => r.u64(),
      (w, v) => w.u64(toBigInt(v)),
    ),
  ],
  [
    'int128',
    builtin(
      (r) => r.i128(),
      (w, v) => w.i128(toBigInt(v)),
    ),
  ],
  [
    'uint128',
    builtin(
      (r) => r.u128(),
      (w, v) => w.u128(toBigInt(v)),
    ),
  ],
  [
    'varuint32',
    builtin(
      (r) => r.varuint32(),
      (w, v) => w.varuint32(toInteger(v)),
    ),
  ],
  [
    'varint32',
    builtin(
      (r) => r.varint32(),
      (w, v) => w.varint32(toInteger(v)),
    ),
  ],
  [
    'float32',
    builtin(
      (r) => r.f32(),
      (w, v) => w.f32(toFloat(v)),
    ),
  ],
  [
    'float64',
    builtin(
      (r) => r.f64(),
      (w, v) => w.f64(toFloat(v)),
    ),
  ],
  [
    'float128',
    builtin(
      (r) => `0x${r.hex(16)}`,
      (w, v) => w.bytes(toChecksum(v, 16)),
    ),
  ],
  [
    'time_point',
    builtin(
      (r) => microsToTimePoint(r.i64()),
      (w, v) => w.i64(timePointToMicros(toText(v))),
    ),
  ],
  [
    'time_point_sec',
    builtin(
      (r) => secondsToTimePointSec(r.u32()),
      (w, v) => w.u32(timePointSecToSeconds(toText(v))),
    ),
  ],
  [
    'block_timestamp_type',
    builtin(
      (r) => slotToTime(r.u32()),
      (w, v) => w.u32(timeToSlot(toText(v))),
    ),
  ],
  [
    'name',
    builtin(
      (r) => r.name(),
      (w, v) => w.name(toText(v)),
    ),
  ],
  [
    'bytes',
    builtin(
      (r) => r.lengthAndBytes().slice(),
      (w, v) => w.lengthAndBytes(toBytes(v)),
    ),
  ],
  [
    'string',
    builtin(
      (r) => r.string(),
      (w, v) => w.string(toText(v)),
    ),
  ],
  ['checksum160', checksum(20)],
  ['checksum256', checksum(32)],
  ['checksum512', checksum(64)],
  [
    'public_key',
    builtin(
      (r) => formatPublicKey(readPublicKey(r)),
      (w, v) => writePublicKey(w, parsePublicKey(toText(v))),
    ),
  ],
  [
    'signature',
    builtin(
      (r) => formatSignature(readSignature(r)),
      (w, v) => writeSignature(w, parseSignature(toText(v))),
    ),
  ],
  ['symbol', builtin(readSymbol, (w, v) => w.u64(symbolToU64(toText(v))))],
  [
    'symbol_code',
    builtin(
      (r) => readSymbolCode(r.data, r.skip(8), 8),
      (w, v) => w.u64(symbolCodeToU64(toText(v))),
    ),
  ],
  ['asset', builtin(readAsset, writeAsset)],
  ['extended_asset', builtin((r) => ({ quantity: readAsset(r), contract: r.name() }), writeExtendedAsset)],
]);

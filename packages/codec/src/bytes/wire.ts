import { fromHex } from './bytes.ts';
import type { ByteReader, ByteWriter } from './cursor.ts';
import { CodecError, within } from './error.ts';
import { readPublicKeyText } from '../keys/key-text.ts';
import { parsePublicKey, writePublicKey } from '../keys/key.ts';
import { microsToTimePoint, slotToTime, timePointToMicros, timeToSlot } from '../chain/time.ts';

/** Reads and writes one kind of value. The state history protocol is fixed, so its schema can be typed code. */
export interface Wire<T> {
  read(reader: ByteReader): T;
  write(writer: ByteWriter, value: T): void;
}

export type ValueOf<W> = W extends Wire<infer T> ? T : never;

function wire<T>(read: (reader: ByteReader) => T, write: (writer: ByteWriter, value: T) => void): Wire<T> {
  return { read, write };
}

export const u8 = wire(
  (r) => r.u8(),
  (w, v) => w.u8(v),
);
export const u16 = wire(
  (r) => r.u16(),
  (w, v) => w.u16(v),
);
export const u32 = wire(
  (r) => r.u32(),
  (w, v) => w.u32(v),
);
export const u64 = wire(
  (r) => r.u64(),
  (w, v) => w.u64(v),
);
export const i64 = wire(
  (r) => r.i64(),
  (w, v) => w.i64(v),
);
export const u128 = wire(
  (r) => r.u128(),
  (w, v) => w.u128(v),
);
export const f64 = wire(
  (r) => r.f64(),
  (w, v) => w.f64(v),
);
export const bool = wire(
  (r) => r.bool(),
  (w, v) => w.bool(v),
);
export const name = wire(
  (r) => r.name(),
  (w, v) => w.name(v),
);
export const string = wire(
  (r) => r.string(),
  (w, v) => w.string(v),
);
/** A view of the input. */
export const bytes = wire(
  (r) => r.lengthAndBytes(),
  (w, v) => w.lengthAndBytes(v),
);
export const timePoint = wire(
  (r) => microsToTimePoint(r.i64()),
  (w, v) => w.i64(timePointToMicros(v)),
);
export const blockTime = wire(
  (r) => slotToTime(r.u32()),
  (w, v) => w.u32(timeToSlot(v)),
);
export const publicKey = wire(
  (r) => readPublicKeyText(r),
  (w, v) => writePublicKey(w, parsePublicKey(v)),
);
export const checksum256 = hex(32);
/** '0x' and the bytes, as in nodeos. */
export const f128 = wire(
  (r) => `0x${r.hex(16)}`,
  (w, v: string) => hex(16).write(w, v.replace(/^0x/, '')),
);

function hex(size: number): Wire<string> {
  return wire(
    (r) => r.hex(size),
    (w, v) => {
      const content = fromHex(v);
      if (content.length !== size) throw new CodecError(`Expected ${size} bytes, found ${content.length}`);
      w.bytes(content);
    },
  );
}

export function list<T>(of: Wire<T>): Wire<T[]> {
  return wire(
    (reader) => {
      const values: T[] = [];
      for (let remaining = reader.arraySize(); remaining > 0; remaining--) values.push(of.read(reader));
      return values;
    },
    (writer, values) => {
      writer.varuint32(values.length);
      for (const value of values) of.write(writer, value);
    },
  );
}

export function optional<T>(of: Wire<T>): Wire<T | null> {
  return wire(
    (reader) => (reader.bool() ? of.read(reader) : null),
    (writer, value) => {
      writer.bool(value !== null);
      if (value !== null) of.write(writer, value);
    },
  );
}

export interface StructWire<T> extends Wire<T> {
  readonly fields: readonly string[];
}

/** Fields in the given order. */
export function struct<S extends Record<string, Wire<unknown>>>(
  schema: S,
): StructWire<{ -readonly [K in keyof S]: ValueOf<S[K]> }> {
  type T = { -readonly [K in keyof S]: ValueOf<S[K]> };
  const entries = Object.entries(schema);
  return {
    fields: entries.map(([field]) => field),
    read: (reader) => {
      const value: Record<string, unknown> = {};
      for (const [field, of] of entries) value[field] = of.read(reader);
      return value as T;
    },
    write: (writer, value) => {
      for (const [field, of] of entries) {
        try {
          of.write(writer, value[field]);
        } catch (error) {
          throw within(error, field);
        }
      }
    },
  };
}

/** A type with a single version: reads and checks the version number, which is not part of the value. */
export function version0<T>(of: Wire<T>): Wire<T> {
  return wire(
    (reader) => {
      readVersion(reader, 1);
      return of.read(reader);
    },
    (writer, value) => {
      writer.varuint32(0);
      of.write(writer, value);
    },
  );
}

/** Two versions, distinguished by a field that only the second has. */
export function versions<A extends object, B extends object>(
  first: StructWire<A>,
  second: StructWire<B>,
  only: keyof B & string,
): Wire<A | B> {
  return wire<A | B>(
    (reader) => (readVersion(reader, 2) === 0 ? first.read(reader) : second.read(reader)),
    (writer, value) => {
      const isSecond = only in value;
      writer.varuint32(isSecond ? 1 : 0);
      if (isSecond) second.write(writer, value as B);
      else first.write(writer, value as A);
    },
  );
}

export function readVersion(reader: ByteReader, known: number): number {
  const version = reader.varuint32();
  if (version >= known) throw new CodecError(`Unpacked invalid tag (${version}) for variant`);
  return version;
}

import { decodeText, encodeText } from '../bytes/bytes.ts';
import { decodeBase58, encodeBase58 } from '../bytes/checked-base58.ts';
import { ByteReader, ByteWriter } from '../bytes/cursor.ts';
import { CodecError } from '../bytes/error.ts';

/*
 * AtomicAssets attribute data of `assets`, `templates` and `collections` rows: for each set attribute, in schema order,
 * its index in the schema plus four as a varint, then its value.
 */

/** One attribute of a schema: 'level', 'uint8'; list types end with '[]'. */
export interface AttributeFormat {
  readonly name: string;
  readonly type: string;
}

/**
 * A typed value as in action data: ['uint8', 1], ['string', 'Qm…'], ['UINT64_VEC', [1n]], ['INT8_VEC', bytes]. 64-bit
 * integers are bigint, floats are numbers.
 */
export type Attribute = readonly [type: string, value: unknown];

/** Offset of schema indexes; lower numbers are reserved. */
const reserved = 4n;

interface AttributeType {
  /** Type name in action data. */
  readonly carrier: string;
  readonly list: string;
  readonly write: (writer: ByteWriter, value: never) => void;
  readonly read: (reader: ByteReader) => unknown;
}

const signed = (bits: number, list: string): AttributeType => ({
  carrier: `int${bits}`,
  list,
  write: (writer, value: number | bigint) => {
    const wide = BigInt(value);
    writeVarint(writer, wide < 0n ? -2n * wide - 1n : 2n * wide);
  },
  read: (reader) => {
    const zigzag = readVarint(reader);
    const wide = BigInt.asIntN(bits, zigzag & 1n ? -(zigzag >> 1n) - 1n : zigzag >> 1n);
    return bits === 64 ? wide : Number(wide);
  },
});

const unsigned = (bits: number, list: string): AttributeType => ({
  carrier: `uint${bits}`,
  list,
  write: (writer, value: number | bigint) => writeVarint(writer, BigInt(value)),
  read: (reader) => {
    const wide = BigInt.asUintN(bits, readVarint(reader));
    return bits === 64 ? wide : Number(wide);
  },
});

const byte: AttributeType = {
  carrier: 'uint8',
  list: 'UINT8_VEC',
  write: (writer, value: number) => writer.u8(value),
  read: (reader) => reader.u8(),
};

const text: AttributeType = {
  carrier: 'string',
  list: 'STRING_VEC',
  write: (writer, value: string) => writeBytes(writer, encodeText(value)),
  read: (reader) => decodeText(readBytes(reader)),
};

const types: Readonly<Record<string, AttributeType>> = {
  int8: signed(8, 'INT8_VEC'),
  int16: signed(16, 'INT16_VEC'),
  int32: signed(32, 'INT32_VEC'),
  int64: signed(64, 'INT64_VEC'),
  uint8: unsigned(8, 'UINT8_VEC'),
  uint16: unsigned(16, 'UINT16_VEC'),
  uint32: unsigned(32, 'UINT32_VEC'),
  uint64: unsigned(64, 'UINT64_VEC'),
  fixed8: byte,
  byte,
  bool: {
    ...byte,
    write: (writer, value: number) => {
      if (value !== 0 && value !== 1) {
        throw new CodecError('Bools need to be provided as an uint8_t that is either 0 or 1');
      }
      writer.u8(value);
    },
  },
  fixed16: {
    carrier: 'uint16',
    list: 'UINT16_VEC',
    write: (writer, value: number) => writer.u16(value),
    read: (reader) => reader.u16(),
  },
  fixed32: {
    carrier: 'uint32',
    list: 'UINT32_VEC',
    write: (writer, value: number) => writer.u32(value),
    read: (reader) => reader.u32(),
  },
  fixed64: {
    carrier: 'uint64',
    list: 'UINT64_VEC',
    write: (writer, value: bigint) => writer.u64(value),
    read: (reader) => reader.u64(),
  },
  float: {
    carrier: 'float32',
    list: 'FLOAT_VEC',
    write: (writer, value: number) => writer.f32(value),
    read: (reader) => reader.f32(),
  },
  double: {
    carrier: 'float64',
    list: 'DOUBLE_VEC',
    write: (writer, value: number) => writer.f64(value),
    read: (reader) => reader.f64(),
  },
  string: text,
  image: text,
  ipfs: {
    carrier: 'string',
    list: 'STRING_VEC',
    write: (writer, value: string) => writeBytes(writer, decodeBase58(value)),
    read: (reader) => encodeBase58(readBytes(reader)),
  },
};

/** Whether a schema may use the type. */
export function isAttributeType(type: string): boolean {
  return Object.hasOwn(types, type.endsWith('[]') ? type.slice(0, -2) : type);
}

/**
 * Packs attributes by a schema. Throws CodecError for a value whose type differs from the schema, or an attribute not
 * in it.
 */
export function packAttributes(
  attributes: Iterable<readonly [name: string, attribute: Attribute]>,
  format: readonly AttributeFormat[],
): Uint8Array {
  const remaining = new Map(attributes);
  const writer = new ByteWriter(64);
  for (const [index, { name, type }] of format.entries()) {
    const attribute = remaining.get(name);
    if (attribute === undefined) continue;
    writeVarint(writer, BigInt(index) + reserved);
    writeAttribute(writer, type, attribute);
    remaining.delete(name);
  }
  const [unknown] = remaining.keys();
  if (unknown !== undefined) {
    throw new CodecError(
      `The following attribute could not be serialized, because it is not specified in the provided format: ${unknown}`,
    );
  }
  return writer.finish();
}

/** Unpacks attributes in schema order. Throws CodecError for data that does not match the schema. */
export function unpackAttributes(data: Uint8Array, format: readonly AttributeFormat[]): Map<string, Attribute> {
  const attributes = new Map<string, Attribute>();
  const reader = new ByteReader(data);
  while (reader.remaining > 0) {
    const line = format[Number(readVarint(reader) - reserved)];
    if (line === undefined) throw new CodecError('attribute is not in the schema');
    attributes.set(line.name, readAttribute(reader, line.type));
  }
  return attributes;
}

function writeAttribute(writer: ByteWriter, type: string, [carrier, value]: Attribute): void {
  const isList = type.endsWith('[]');
  const { carrier: single, list, write } = typeOf(isList ? type.slice(0, -2) : type);
  const expected = isList ? list : single;
  if (carrier !== expected) throw new CodecError(`Expected a ${expected}, but got something else`);
  if (!isList) {
    write(writer, value as never);
    return;
  }
  const bytes = value instanceof Uint8Array;
  const items = bytes && list === 'INT8_VEC' ? [...new Int8Array(value)] : [...(value as Iterable<unknown>)];
  writeVarint(writer, BigInt(items.length));
  for (const item of items) write(writer, item as never);
}

function readAttribute(reader: ByteReader, type: string): Attribute {
  if (!type.endsWith('[]')) {
    const { carrier, read } = typeOf(type);
    return [carrier, read(reader)];
  }
  const { list, read } = typeOf(type.slice(0, -2));
  const count = readVarint(reader);
  // Every element takes at least one byte.
  if (count > BigInt(reader.remaining)) throw new CodecError('Read past end of buffer');
  const items = Array.from({ length: Number(count) }, () => read(reader));
  // As in the ABI: only this list is `bytes`.
  return [list, list === 'INT8_VEC' ? Uint8Array.from(items as number[]) : items];
}

function typeOf(type: string): AttributeType {
  if (!Object.hasOwn(types, type)) throw new CodecError(`No type could be matched - ${type}`);
  return types[type]!;
}

function writeVarint(writer: ByteWriter, value: bigint): void {
  let rest = value;
  for (; rest >= 0x80n; rest >>= 7n) writer.u8(Number(rest & 0x7fn) | 0x80);
  writer.u8(Number(rest));
}

function readVarint(reader: ByteReader): bigint {
  let value = 0n;
  for (let shift = 0n; shift < 70n; shift += 7n) {
    const next = reader.u8();
    value |= BigInt(next & 0x7f) << shift;
    if (next < 0x80) return value;
  }
  throw new CodecError('varint exceeds 64 bits');
}

function writeBytes(writer: ByteWriter, bytes: Uint8Array): void {
  writeVarint(writer, BigInt(bytes.length));
  writer.bytes(bytes);
}

function readBytes(reader: ByteReader): Uint8Array {
  const length = readVarint(reader);
  if (length > BigInt(reader.remaining)) throw new CodecError('Read past end of buffer');
  return reader.bytes(Number(length));
}

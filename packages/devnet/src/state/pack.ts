import { decodeText, encodeText, fromHex } from '@antescope/codec/bytes/bytes';
import { ByteReader, ByteWriter } from '@antescope/codec/bytes/cursor';
import { CodecError } from '@antescope/codec/bytes/error';

/*
 * Binary format of plain values (rows and header states) for snapshots. Strings are written once and then referenced,
 * because names and field names repeat. Hashes (64 hex digits) do not repeat and are written as bytes.
 */
const hash = /^[0-9a-f]{64}$/;
const tags = {
  null: 0,
  undefined: 1,
  false: 2,
  true: 3,
  integer: 4,
  float: 5,
  bigint: 6,
  negativeBigint: 7,
  newString: 8,
  string: 9,
  bytes: 10,
  array: 11,
  object: 12,
  map: 13,
  hash: 14,
} as const;

/** Packs null, undefined, booleans, numbers, bigints, strings, Uint8Arrays, arrays, plain objects and Maps of these. */
export function packValue(value: unknown): Uint8Array {
  const packer = new Packer();
  packer.write(value);
  return packer.finish();
}

/** Throws CodecError for malformed bytes. */
export function unpackValue(data: Uint8Array): unknown {
  const unpacker = new Unpacker(data);
  const value = unpacker.read();
  if (unpacker.remaining > 0) throw new CodecError(`${unpacker.remaining} bytes left after the value`);
  return value;
}

class Packer {
  readonly #writer = new ByteWriter(1 << 16);
  readonly #strings = new Map<string, number>();

  finish(): Uint8Array {
    return this.#writer.finish();
  }

  write(value: unknown): void {
    const w = this.#writer;
    switch (typeof value) {
      case 'undefined':
        return w.u8(tags.undefined);
      case 'boolean':
        return w.u8(value ? tags.true : tags.false);
      case 'number':
        return this.#number(value);
      case 'bigint':
        return this.#bigint(value);
      case 'string':
        return this.#string(value);
      case 'object':
        return this.#object(value);
      default:
        throw new CodecError(`cannot pack a ${typeof value}`);
    }
  }

  #number(value: number): void {
    const w = this.#writer;
    if (Number.isInteger(value) && value >= 0 && value < 0x1_0000_0000 && !Object.is(value, -0)) {
      w.u8(tags.integer);
      w.varuint32(value);
      return;
    }
    w.u8(tags.float);
    w.f64(value);
  }

  #bigint(value: bigint): void {
    const w = this.#writer;
    w.u8(value < 0n ? tags.negativeBigint : tags.bigint);
    const bytes: number[] = [];
    for (let rest = value < 0n ? -value : value; rest > 0n; rest >>= 32n) {
      const word = Number(rest & 0xffff_ffffn);
      bytes.push(word & 255, (word >>> 8) & 255, (word >>> 16) & 255, word >>> 24);
    }
    w.lengthAndBytes(Uint8Array.from(bytes));
  }

  #string(value: string): void {
    const w = this.#writer;
    if (value.length === 64 && hash.test(value)) {
      w.u8(tags.hash);
      w.bytes(fromHex(value));
      return;
    }
    const index = this.#strings.get(value);
    if (index !== undefined) {
      w.u8(tags.string);
      w.varuint32(index);
      return;
    }
    this.#strings.set(value, this.#strings.size);
    w.u8(tags.newString);
    w.lengthAndBytes(encodeText(value));
  }

  #object(value: object | null): void {
    const w = this.#writer;
    if (value === null) return w.u8(tags.null);
    if (value instanceof Uint8Array) {
      w.u8(tags.bytes);
      w.lengthAndBytes(value);
      return;
    }
    const list = Array.isArray(value);
    const entries = list ? [] : value instanceof Map ? [...value] : Object.entries(value);
    w.u8(list ? tags.array : value instanceof Map ? tags.map : tags.object);
    w.varuint32(list ? value.length : entries.length);
    if (list) for (const item of value) this.write(item);
    for (const [key, item] of entries) {
      this.#string(key as string);
      this.write(item);
    }
  }
}

class Unpacker {
  readonly #reader: ByteReader;
  readonly #strings: string[] = [];

  constructor(data: Uint8Array) {
    this.#reader = new ByteReader(data);
  }

  get remaining(): number {
    return this.#reader.remaining;
  }

  read(): unknown {
    const r = this.#reader;
    const tag = r.u8();
    switch (tag) {
      case tags.null:
        return null;
      case tags.undefined:
        return undefined;
      case tags.false:
      case tags.true:
        return tag === tags.true;
      case tags.integer:
        return r.varuint32();
      case tags.float:
        return r.f64();
      case tags.bigint:
        return this.#bigint();
      case tags.negativeBigint:
        return -this.#bigint();
      case tags.newString:
      case tags.string:
      case tags.hash:
        return this.#text(tag);
      case tags.bytes:
        return r.lengthAndBytes().slice();
      default:
        return this.#collection(tag);
    }
  }

  #collection(tag: number): unknown {
    const size = this.#reader.varuint32();
    if (tag === tags.array) return Array.from({ length: size }, () => this.read());
    const entries = Array.from({ length: size }, () => [this.#text(this.#reader.u8()), this.read()] as const);
    if (tag === tags.map) return new Map(entries);
    if (tag === tags.object) return Object.fromEntries(entries);
    throw new CodecError(`Unpacked invalid tag (${tag})`);
  }

  #bigint(): bigint {
    const bytes = this.#reader.lengthAndBytes();
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    let value = 0n;
    for (let i = bytes.length - 4; i >= 0; i -= 4) value = (value << 32n) | BigInt(view.getUint32(i, true));
    return value;
  }

  #text(tag: number): string {
    if (tag === tags.newString) {
      const text = decodeText(this.#reader.lengthAndBytes());
      this.#strings.push(text);
      return text;
    }
    if (tag === tags.hash) return this.#reader.hex(32);
    const text = tag === tags.string ? this.#strings[this.#reader.varuint32()] : undefined;
    if (text === undefined) throw new CodecError(`Unpacked invalid tag (${tag})`);
    return text;
  }
}

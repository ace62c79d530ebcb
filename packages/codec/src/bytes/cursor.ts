import { encodeText, toHex } from './bytes.ts';
import { CodecError } from './error.ts';
import { nameAt, putName } from '../chain/name.ts';
import { putAscii, textAt } from './text.ts';
import {
  f32At,
  f64At,
  i128At,
  i32At,
  i64At,
  putF32,
  putF64,
  putU16,
  putU32,
  putU64,
  u128At,
  u16At,
  u32At,
  u64At,
} from './words.ts';

/** Maximum nesting depth, as in nodeos. */
export const maxDepth = 32;
// A hostile ABI could multiply values of no bytes (empty structs) without limit; real data has none.
const emptyValueBudget = 1 << 16;

/** Reads consecutive little-endian values. Every read throws 'Read past end of buffer' if bytes are missing. */
export class ByteReader {
  readonly data: Uint8Array;
  pos: number;
  depth = 0;
  /** Number of empty values so far; see countEmptyValue. */
  emptyValues = 0;

  constructor(data: Uint8Array, pos = 0) {
    // Slices of a Node Buffer are Buffers too; results must be plain Uint8Arrays on every platform.
    this.data = data.constructor === Uint8Array ? data : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    this.pos = pos;
  }

  get remaining(): number {
    return this.data.length - this.pos;
  }

  /** Advances by `count` bytes and returns the position before. */
  skip(count: number): number {
    const at = this.pos;
    if (count > this.data.length - at) throw new CodecError('Read past end of buffer');
    this.pos = at + count;
    return at;
  }

  u8(): number {
    return this.data[this.skip(1)]!;
  }

  i8(): number {
    return (this.u8() << 24) >> 24;
  }

  u16(): number {
    return u16At(this.data, this.skip(2));
  }

  i16(): number {
    return (this.u16() << 16) >> 16;
  }

  u32(): number {
    return u32At(this.data, this.skip(4));
  }

  i32(): number {
    return i32At(this.data, this.skip(4));
  }

  u64(): bigint {
    return u64At(this.data, this.skip(8));
  }

  i64(): bigint {
    return i64At(this.data, this.skip(8));
  }

  u128(): bigint {
    return u128At(this.data, this.skip(16));
  }

  i128(): bigint {
    return i128At(this.data, this.skip(16));
  }

  f32(): number {
    return f32At(this.data, this.skip(4));
  }

  f64(): number {
    return f64At(this.data, this.skip(8));
  }

  bool(): boolean {
    return this.u8() !== 0;
  }

  varuint32(): number {
    const { data, pos } = this;
    const first = data[pos];
    // Most lengths and counts take one byte.
    if (first !== undefined && first < 128) {
      this.pos = pos + 1;
      return first;
    }
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.u8();
      if (shift === 28 && byte > 15) break;
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
    throw new CodecError('number is out of range');
  }

  varint32(): number {
    const value = this.varuint32();
    return (value >>> 1) ^ -(value & 1);
  }

  name(): string {
    return nameAt(this.data, this.skip(8));
  }

  /** The next `count` bytes as a view of the same memory. */
  bytes(count: number): Uint8Array {
    const at = this.skip(count);
    return this.data.subarray(at, at + count);
  }

  /** Length-prefixed bytes as a view of the same memory. */
  lengthAndBytes(): Uint8Array {
    return this.bytes(this.varuint32());
  }

  /** Hex of the next `count` bytes. */
  hex(count: number): string {
    const at = this.skip(count);
    return toHex(this.data, at, at + count);
  }

  string(): string {
    const length = this.varuint32();
    const at = this.skip(length);
    return textAt(this.data, at, at + length);
  }

  /** Number of array elements. Throws if fewer bytes are left than elements. */
  arraySize(): number {
    const size = this.varuint32();
    if (size > this.remaining) throw new CodecError('Read past end of buffer');
    return size;
  }

  /** Must be called for each value of no bytes: bounds the expansion of small input. */
  countEmptyValue(): void {
    if (++this.emptyValues > emptyValueBudget) throw new CodecError('Too many values without content');
  }
}

/**
 * Writes consecutive little-endian values to growing memory. Numbers that do not fit throw 'number is out of range'.
 */
export class ByteWriter {
  depth = 0;
  /** Backing memory; replaced when `reserve` grows it. */
  data: Uint8Array;
  size = 0;

  constructor(capacity = 256) {
    this.data = new Uint8Array(capacity);
  }

  /** Discards the content and keeps the memory. */
  clear(): void {
    this.size = 0;
    this.depth = 0;
  }

  /** Copy of the content. */
  finish(): Uint8Array {
    return this.data.slice(0, this.size);
  }

  /** Makes room for `count` bytes, which the caller writes to `data` from the returned position. */
  reserve(count: number): number {
    const at = this.size;
    this.size = at + count;
    if (this.size > this.data.length) this.#grow();
    return at;
  }

  #grow(): void {
    const larger = new Uint8Array(Math.max(this.size, this.data.length * 2));
    larger.set(this.data);
    this.data = larger;
  }

  u8(value: number): void {
    inRange(value, 0, 0xff);
    const at = this.reserve(1);
    this.data[at] = value;
  }

  i8(value: number): void {
    inRange(value, -0x80, 0x7f);
    const at = this.reserve(1);
    this.data[at] = value;
  }

  u16(value: number): void {
    inRange(value, 0, 0xffff);
    const at = this.reserve(2);
    putU16(this.data, at, value);
  }

  i16(value: number): void {
    inRange(value, -0x8000, 0x7fff);
    const at = this.reserve(2);
    putU16(this.data, at, value);
  }

  u32(value: number): void {
    inRange(value, 0, 0xffffffff);
    const at = this.reserve(4);
    putU32(this.data, at, value);
  }

  i32(value: number): void {
    inRange(value, -0x80000000, 0x7fffffff);
    const at = this.reserve(4);
    putU32(this.data, at, value);
  }

  u64(value: bigint): void {
    if (BigInt.asUintN(64, value) !== value) throw outOfRange();
    const at = this.reserve(8);
    putU64(this.data, at, value);
  }

  i64(value: bigint): void {
    if (BigInt.asIntN(64, value) !== value) throw outOfRange();
    const at = this.reserve(8);
    putU64(this.data, at, value);
  }

  u128(value: bigint): void {
    if (BigInt.asUintN(128, value) !== value) throw outOfRange();
    this.u64(value & 0xffffffffffffffffn);
    this.u64(value >> 64n);
  }

  i128(value: bigint): void {
    if (BigInt.asIntN(128, value) !== value) throw outOfRange();
    this.u128(BigInt.asUintN(128, value));
  }

  f32(value: number): void {
    const at = this.reserve(4);
    putF32(this.data, at, value);
  }

  f64(value: number): void {
    const at = this.reserve(8);
    putF64(this.data, at, value);
  }

  bool(value: boolean): void {
    this.u8(value ? 1 : 0);
  }

  varuint32(value: number): void {
    inRange(value, 0, 0xffffffff);
    let rest = value;
    while (rest > 127) {
      const at = this.reserve(1);
      this.data[at] = (rest & 127) | 128;
      rest >>>= 7;
    }
    const at = this.reserve(1);
    this.data[at] = rest;
  }

  varint32(value: number): void {
    inRange(value, -0x80000000, 0x7fffffff);
    this.varuint32(((value << 1) ^ (value >> 31)) >>> 0);
  }

  name(text: string): void {
    const at = this.reserve(8);
    putName(this.data, at, text);
  }

  bytes(bytes: Uint8Array): void {
    const at = this.reserve(bytes.length);
    this.data.set(bytes, at);
  }

  lengthAndBytes(bytes: Uint8Array): void {
    this.varuint32(bytes.length);
    this.bytes(bytes);
  }

  string(text: string): void {
    const { length } = text;
    if (length < 128) {
      const at = this.reserve(length + 1);
      if (putAscii(this.data, at + 1, text)) {
        this.data[at] = length;
        return;
      }
      this.size = at;
    }
    this.lengthAndBytes(encodeText(text));
  }
}

function outOfRange(): CodecError {
  return new CodecError('number is out of range');
}

function inRange(value: number, least: number, most: number): void {
  if (!Number.isInteger(value) || value < least || value > most) throw outOfRange();
}

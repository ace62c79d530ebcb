import { decodeText, encodeText, toHex } from './bytes.ts';
import { CodecError } from './error.ts';
import { nameToWords, wordsToName } from './name.ts';

/** How deep values may nest, as in nodeos. */
export const maxDepth = 32;
// Values that take no bytes (empty structs) could be multiplied without end by a hostile ABI; real data has none.
const emptyValueBudget = 1 << 16;

/** Reads little-endian values one after the other. Every read throws 'Read past end of buffer' where bytes are missing. */
export class ByteReader {
  readonly data: Uint8Array;
  readonly view: DataView;
  pos: number;
  depth = 0;
  #emptyValues = 0;

  constructor(data: Uint8Array, pos = 0) {
    // A Buffer of Node is a Uint8Array whose slices are Buffers again; results shall be plain everywhere.
    this.data = data.constructor === Uint8Array ? data : new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    this.view = new DataView(data.buffer, data.byteOffset, data.byteLength);
    this.pos = pos;
  }

  get remaining(): number {
    return this.data.length - this.pos;
  }

  /** Moves over `count` bytes and returns where they start. */
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
    return this.view.getInt8(this.skip(1));
  }

  u16(): number {
    return this.view.getUint16(this.skip(2), true);
  }

  i16(): number {
    return this.view.getInt16(this.skip(2), true);
  }

  u32(): number {
    return this.view.getUint32(this.skip(4), true);
  }

  i32(): number {
    return this.view.getInt32(this.skip(4), true);
  }

  u64(): bigint {
    return this.view.getBigUint64(this.skip(8), true);
  }

  i64(): bigint {
    return this.view.getBigInt64(this.skip(8), true);
  }

  u128(): bigint {
    const low = this.u64();
    return (this.u64() << 64n) | low;
  }

  i128(): bigint {
    const low = this.u64();
    return (this.i64() << 64n) | low;
  }

  f32(): number {
    return this.view.getFloat32(this.skip(4), true);
  }

  f64(): number {
    return this.view.getFloat64(this.skip(8), true);
  }

  bool(): boolean {
    return this.u8() !== 0;
  }

  varuint32(): number {
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
    const at = this.skip(8);
    return wordsToName(this.view.getUint32(at + 4, true), this.view.getUint32(at, true));
  }

  /** The next `count` bytes as a view on the same memory. */
  bytes(count: number): Uint8Array {
    const at = this.skip(count);
    return this.data.subarray(at, at + count);
  }

  /** A length and as many bytes, as a view on the same memory. */
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
    if (length > 24) return decodeText(this.data.subarray(at, at + length));
    let text = '';
    for (let i = at; i < at + length; i++) {
      const code = this.data[i]!;
      if (code > 127) return decodeText(this.data.subarray(at, at + length));
      text += String.fromCharCode(code);
    }
    return text;
  }

  /** Number of elements of an array, refused at once when not even one byte is left for each of them. */
  arraySize(): number {
    const size = this.varuint32();
    if (size > this.remaining) throw new CodecError('Read past end of buffer');
    return size;
  }

  /** To be called for each value that took no bytes: bounds what a few bytes can blow up to. */
  countEmptyValue(): void {
    if (++this.#emptyValues > emptyValueBudget) throw new CodecError('Too many values without content');
  }
}

/** Writes little-endian values one after the other into memory that grows. Numbers that do not fit throw 'number is out of range'. */
export class ByteWriter {
  depth = 0;
  #data: Uint8Array;
  #view: DataView;
  #size = 0;

  constructor(capacity = 256) {
    this.#data = new Uint8Array(capacity);
    this.#view = new DataView(this.#data.buffer);
  }

  get size(): number {
    return this.#size;
  }

  /** Starts over in the same memory. */
  clear(): void {
    this.#size = 0;
    this.depth = 0;
  }

  /** A copy of what was written. */
  finish(): Uint8Array {
    return this.#data.slice(0, this.#size);
  }

  #reserve(count: number): number {
    const at = this.#size;
    this.#size = at + count;
    if (this.#size > this.#data.length) {
      const larger = new Uint8Array(Math.max(this.#size, this.#data.length * 2));
      larger.set(this.#data);
      this.#data = larger;
      this.#view = new DataView(larger.buffer);
    }
    return at;
  }

  u8(value: number): void {
    inRange(value, 0, 0xff);
    const at = this.#reserve(1);
    this.#data[at] = value;
  }

  i8(value: number): void {
    inRange(value, -0x80, 0x7f);
    const at = this.#reserve(1);
    this.#data[at] = value;
  }

  u16(value: number): void {
    inRange(value, 0, 0xffff);
    const at = this.#reserve(2);
    this.#view.setUint16(at, value, true);
  }

  i16(value: number): void {
    inRange(value, -0x8000, 0x7fff);
    const at = this.#reserve(2);
    this.#view.setInt16(at, value, true);
  }

  u32(value: number): void {
    inRange(value, 0, 0xffffffff);
    const at = this.#reserve(4);
    this.#view.setUint32(at, value, true);
  }

  i32(value: number): void {
    inRange(value, -0x80000000, 0x7fffffff);
    const at = this.#reserve(4);
    this.#view.setInt32(at, value, true);
  }

  u64(value: bigint): void {
    if (BigInt.asUintN(64, value) !== value) throw outOfRange();
    const at = this.#reserve(8);
    this.#view.setBigUint64(at, value, true);
  }

  i64(value: bigint): void {
    if (BigInt.asIntN(64, value) !== value) throw outOfRange();
    const at = this.#reserve(8);
    this.#view.setBigInt64(at, value, true);
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
    const at = this.#reserve(4);
    this.#view.setFloat32(at, value, true);
  }

  f64(value: number): void {
    const at = this.#reserve(8);
    this.#view.setFloat64(at, value, true);
  }

  bool(value: boolean): void {
    this.u8(value ? 1 : 0);
  }

  varuint32(value: number): void {
    inRange(value, 0, 0xffffffff);
    let rest = value;
    while (rest > 127) {
      const at = this.#reserve(1);
      this.#data[at] = (rest & 127) | 128;
      rest >>>= 7;
    }
    const at = this.#reserve(1);
    this.#data[at] = rest;
  }

  varint32(value: number): void {
    inRange(value, -0x80000000, 0x7fffffff);
    this.varuint32(((value << 1) ^ (value >> 31)) >>> 0);
  }

  name(text: string): void {
    const [high, low] = nameToWords(text);
    const at = this.#reserve(8);
    this.#view.setUint32(at, low, true);
    this.#view.setUint32(at + 4, high, true);
  }

  bytes(bytes: Uint8Array): void {
    const at = this.#reserve(bytes.length);
    this.#data.set(bytes, at);
  }

  lengthAndBytes(bytes: Uint8Array): void {
    this.varuint32(bytes.length);
    this.bytes(bytes);
  }

  string(text: string): void {
    this.lengthAndBytes(encodeText(text));
  }
}

function outOfRange(): CodecError {
  return new CodecError('number is out of range');
}

function inRange(value: number, least: number, most: number): void {
  if (!Number.isInteger(value) || value < least || value > most) throw outOfRange();
}

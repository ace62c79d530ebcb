/*
 * Little-endian numbers in memory, accessed byte by byte: creating a DataView costs more than most values. Nothing here
 * checks bounds; readers and writers check once for several values.
 */

const scratch = new ArrayBuffer(8);
const words = new Uint32Array(scratch);
const unsigned = new BigUint64Array(scratch);
const signed = new BigInt64Array(scratch);
const doubles = new Float64Array(scratch);
const floats = new Float32Array(scratch);
// Index of the lower half of a 64-bit number on this machine.
const low = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1 ? 0 : 1;
const high = 1 - low;

export function u16At(data: Uint8Array, at: number): number {
  return data[at]! | (data[at + 1]! << 8);
}

export function i32At(data: Uint8Array, at: number): number {
  return data[at]! | (data[at + 1]! << 8) | (data[at + 2]! << 16) | (data[at + 3]! << 24);
}

export function u32At(data: Uint8Array, at: number): number {
  return i32At(data, at) >>> 0;
}

export function u64At(data: Uint8Array, at: number): bigint {
  words[low] = i32At(data, at);
  words[high] = i32At(data, at + 4);
  return unsigned[0]!;
}

export function i64At(data: Uint8Array, at: number): bigint {
  words[low] = i32At(data, at);
  words[high] = i32At(data, at + 4);
  return signed[0]!;
}

export function u128At(data: Uint8Array, at: number): bigint {
  return (u64At(data, at + 8) << 64n) | u64At(data, at);
}

export function i128At(data: Uint8Array, at: number): bigint {
  return (i64At(data, at + 8) << 64n) | u64At(data, at);
}

export function f32At(data: Uint8Array, at: number): number {
  words[0] = i32At(data, at);
  return floats[0]!;
}

export function f64At(data: Uint8Array, at: number): number {
  words[low] = i32At(data, at);
  words[high] = i32At(data, at + 4);
  return doubles[0]!;
}

export function putU16(data: Uint8Array, at: number, value: number): void {
  data[at] = value;
  data[at + 1] = value >> 8;
}

export function putU32(data: Uint8Array, at: number, value: number): void {
  data[at] = value;
  data[at + 1] = value >> 8;
  data[at + 2] = value >> 16;
  data[at + 3] = value >> 24;
}

/** The lower 64 bits of the value, signed or not. */
export function putU64(data: Uint8Array, at: number, value: bigint): void {
  unsigned[0] = value;
  putU32(data, at, words[low]!);
  putU32(data, at + 4, words[high]!);
}

export function putF32(data: Uint8Array, at: number, value: number): void {
  floats[0] = value;
  putU32(data, at, words[0]!);
}

export function putF64(data: Uint8Array, at: number, value: number): void {
  doubles[0] = value;
  putU32(data, at, words[low]!);
  putU32(data, at + 4, words[high]!);
}

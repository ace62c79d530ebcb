import { CodecError } from './error.ts';

/*
 * Decompression of zlib data. The platform's own works only asynchronously in browsers, while a chain has to look into a
 * compressed transaction in the middle of its work.
 */

const lengthBase = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
];
const lengthExtra = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const distanceBase = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
  8193, 12_289, 16_385, 24_577,
];
const distanceExtra = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
];
const codeOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** A canonical Huffman code: how many codes there are of each length, and their symbols in order. */
interface Huffman {
  counts: Uint16Array;
  symbols: Uint16Array;
}

function huffman(lengths: readonly number[]): Huffman {
  const counts = new Uint16Array(16);
  for (const length of lengths) counts[length] = counts[length]! + 1;
  counts[0] = 0;
  let left = 1;
  const offsets = new Uint16Array(16);
  for (let length = 1; length < 16; length++) {
    left = left * 2 - counts[length]!;
    if (left < 0) throw corrupt();
    if (length > 1) offsets[length] = offsets[length - 1]! + counts[length - 1]!;
  }
  const symbols = new Uint16Array(lengths.length);
  for (const [symbol, length] of lengths.entries()) {
    if (length === 0) continue;
    symbols[offsets[length]!] = symbol;
    offsets[length] = offsets[length]! + 1;
  }
  return { counts, symbols };
}

const fixedLengths = huffman(Array.from({ length: 288 }, (_, i) => (i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8)));
const fixedDistances = huffman(Array.from({ length: 30 }, () => 5));

function corrupt(): CodecError {
  return new CodecError('Compressed data is corrupt');
}

class Inflater {
  readonly #input: Uint8Array;
  readonly #limit: number;
  #at: number;
  #bits = 0;
  #bitCount = 0;
  #output: Uint8Array;
  #size = 0;

  constructor(input: Uint8Array, at: number, limit: number) {
    this.#input = input;
    this.#at = at;
    this.#limit = limit;
    this.#output = new Uint8Array(Math.min(limit, Math.max(256, input.length * 4)));
  }

  run(): { output: Uint8Array; end: number } {
    let last = false;
    while (!last) {
      last = this.#take(1) === 1;
      const kind = this.#take(2);
      if (kind === 0) this.#stored();
      else if (kind === 1) this.#compressed(fixedLengths, fixedDistances);
      else if (kind === 2) this.#dynamic();
      else throw corrupt();
    }
    return { output: this.#output.slice(0, this.#size), end: this.#at };
  }

  #take(count: number): number {
    while (this.#bitCount < count) {
      if (this.#at >= this.#input.length) throw corrupt();
      this.#bits |= this.#input[this.#at++]! << this.#bitCount;
      this.#bitCount += 8;
    }
    const value = this.#bits & ((1 << count) - 1);
    this.#bits >>>= count;
    this.#bitCount -= count;
    return value;
  }

  #symbol({ counts, symbols }: Huffman): number {
    let code = 0;
    let first = 0;
    let index = 0;
    for (let length = 1; length < 16; length++) {
      code |= this.#take(1);
      const count = counts[length]!;
      if (code - count < first) return symbols[index + code - first]!;
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    throw corrupt();
  }

  #room(count: number): void {
    const needed = this.#size + count;
    if (needed > this.#limit) throw new CodecError('Decompressed data is too large');
    if (needed <= this.#output.length) return;
    const larger = new Uint8Array(Math.min(this.#limit, Math.max(needed, this.#output.length * 2)));
    larger.set(this.#output);
    this.#output = larger;
  }

  #stored(): void {
    this.#bits = 0;
    this.#bitCount = 0;
    const length = this.#take(16);
    if (this.#take(16) !== (~length & 0xffff) || this.#at + length > this.#input.length) throw corrupt();
    this.#room(length);
    this.#output.set(this.#input.subarray(this.#at, this.#at + length), this.#size);
    this.#at += length;
    this.#size += length;
  }

  #dynamic(): void {
    const lengthCount = this.#take(5) + 257;
    const distanceCount = this.#take(5) + 1;
    const codeCount = this.#take(4) + 4;
    const codeLengths = Array.from({ length: 19 }, () => 0);
    for (let i = 0; i < codeCount; i++) codeLengths[codeOrder[i]!] = this.#take(3);
    const codes = huffman(codeLengths);
    const lengths: number[] = [];
    while (lengths.length < lengthCount + distanceCount) this.#repeatLength(lengths, this.#symbol(codes));
    if (lengths.length > lengthCount + distanceCount) throw corrupt();
    this.#compressed(huffman(lengths.slice(0, lengthCount)), huffman(lengths.slice(lengthCount)));
  }

  #repeatLength(lengths: number[], symbol: number): void {
    if (symbol < 16) {
      lengths.push(symbol);
      return;
    }
    const previous = symbol === 16 ? lengths.at(-1) : 0;
    if (previous === undefined) throw corrupt();
    const times = symbol === 16 ? 3 + this.#take(2) : symbol === 17 ? 3 + this.#take(3) : 11 + this.#take(7);
    for (let i = 0; i < times; i++) lengths.push(previous);
  }

  #compressed(lengths: Huffman, distances: Huffman): void {
    for (let symbol = this.#symbol(lengths); symbol !== 256; symbol = this.#symbol(lengths)) {
      if (symbol < 256) {
        this.#room(1);
        this.#output[this.#size++] = symbol;
      } else this.#copy(symbol - 257, distances);
    }
  }

  #copy(lengthSymbol: number, distances: Huffman): void {
    if (lengthSymbol >= lengthBase.length) throw corrupt();
    const length = lengthBase[lengthSymbol]! + this.#take(lengthExtra[lengthSymbol]!);
    const distanceSymbol = this.#symbol(distances);
    if (distanceSymbol >= distanceBase.length) throw corrupt();
    const distance = distanceBase[distanceSymbol]! + this.#take(distanceExtra[distanceSymbol]!);
    if (distance > this.#size) throw corrupt();
    this.#room(length);
    for (let i = 0; i < length; i++, this.#size++) this.#output[this.#size] = this.#output[this.#size - distance]!;
  }
}

/**
 * Content of zlib data (RFC 1950). `limit`: most bytes it may have. Throws 'Compressed data is corrupt' or 'Decompressed
 * data is too large'.
 */
export function inflateZlib(data: Uint8Array, limit = 10 * 1024 * 1024): Uint8Array {
  const [method = 0, flags = 0] = data;
  if ((method & 15) !== 8 || ((method << 8) | flags) % 31 !== 0 || (flags & 32) !== 0) throw corrupt();
  const { output, end } = new Inflater(data, 2, limit).run();
  if (data.length < end + 4) throw corrupt();
  if (new DataView(data.buffer, data.byteOffset).getUint32(end) !== adler32(output)) throw corrupt();
  return output;
}

function adler32(data: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (let i = 0; i < data.length;) {
    const stop = Math.min(i + 3000, data.length);
    for (; i < stop; i++) {
      a += data[i]!;
      b += a;
    }
    a %= 65_521;
    b %= 65_521;
  }
  return ((b << 16) | a) >>> 0;
}

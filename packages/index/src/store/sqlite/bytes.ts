const text = new TextEncoder();
const fromText = new TextDecoder();

/** Growing buffer for packed columns: LEB128 numbers up to 2^53, since most values fit one byte. */
export class PackedWriter {
  #bytes = new Uint8Array(256);
  #length = 0;

  number(value: number): this {
    let rest = value;
    this.#reserve(8);
    while (rest >= 0x80) {
      this.#bytes[this.#length++] = (rest % 0x80) | 0x80;
      rest = Math.floor(rest / 0x80);
    }
    this.#bytes[this.#length++] = rest;
    return this;
  }

  signed(value: number): this {
    return this.number(value < 0 ? -value * 2 - 1 : value * 2);
  }

  u64(value: bigint): this {
    this.#reserve(8);
    new DataView(this.#bytes.buffer).setBigUint64(this.#length, value);
    this.#length += 8;
    return this;
  }

  bytes(value: Uint8Array): this {
    this.number(value.length);
    this.#reserve(value.length);
    this.#bytes.set(value, this.#length);
    this.#length += value.length;
    return this;
  }

  string(value: string): this {
    return value === '' ? this.number(0) : this.bytes(text.encode(value));
  }

  /** Returns a copy of the written bytes and resets the writer. */
  take(): Uint8Array {
    const result = this.#bytes.slice(0, this.#length);
    this.#length = 0;
    return result;
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more));
    grown.set(this.#bytes);
    this.#bytes = grown;
  }
}

export class PackedReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get done(): boolean {
    return this.#at >= this.#bytes.length;
  }

  number(): number {
    let value = 0;
    let factor = 1;
    for (;;) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) throw new RangeError('packed column is truncated');
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
      factor *= 0x80;
    }
  }

  signed(): number {
    const value = this.number();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  u64(): bigint {
    const view = new DataView(this.#bytes.buffer, this.#bytes.byteOffset + this.#at, 8);
    this.#at += 8;
    return view.getBigUint64(0);
  }

  bytes(): Uint8Array {
    const length = this.number();
    const result = this.#bytes.subarray(this.#at, this.#at + length);
    if (result.length !== length) throw new RangeError('packed column is truncated');
    this.#at += length;
    return result;
  }

  string(): string {
    return fromText.decode(this.bytes());
  }
}

const topBit = 1n << 63n;

/** Maps unsigned 64-bit numbers to SQLite's signed ones, preserving the order. */
export function toOrdered(value: bigint): bigint {
  return BigInt.asIntN(64, value ^ topBit);
}

export function fromOrdered(value: bigint | number): bigint {
  return BigInt.asUintN(64, BigInt(value)) ^ topBit;
}

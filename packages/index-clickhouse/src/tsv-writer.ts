import type { RowSink } from './row-sink.ts';

const tab = 9;
const newline = 10;
const backslash = 92;
const lowerX = 120;
const hexDigits = Buffer.from('0123456789abcdef');

/**
 * Rows in ClickHouse's TabSeparated format, ASCII only: all other bytes are written as \xHH, so that no transport can
 * alter the text.
 */
export class TsvWriter implements RowSink {
  #buffer = Buffer.allocUnsafe(1 << 16);
  #length = 0;
  #rows = 0;
  #begun = false;

  get rows(): number {
    return this.#rows;
  }

  get byteLength(): number {
    return this.#length;
  }

  /** ASCII that needs no escaping: digits, hex. */
  plain(text: string | number): this {
    const written = typeof text === 'number' ? String(text) : text;
    this.#column(written.length);
    this.#length += this.#buffer.write(written, this.#length, 'latin1');
    return this;
  }

  /** An array of numbers as strings. */
  list(items: readonly (string | number)[]): this {
    return this.plain(`[${items.join(',')}]`);
  }

  bytes(value: Uint8Array): this {
    this.#column(value.length * 4);
    const buffer = this.#buffer;
    let at = this.#length;
    for (const byte of value) {
      if (byte >= 0x20 && byte < 0x7f && byte !== backslash) {
        buffer[at++] = byte;
      } else {
        buffer[at++] = backslash;
        buffer[at++] = lowerX;
        buffer[at++] = hexDigits[byte >> 4]!;
        buffer[at++] = hexDigits[byte & 15]!;
      }
    }
    this.#length = at;
    return this;
  }

  text(value: string): this {
    return value === '' ? this.plain('') : this.bytes(Buffer.from(value, 'utf8'));
  }

  none(): this {
    return this.plain('\\N');
  }

  bytesOrNone(value: Uint8Array | null): this {
    return value === null ? this.none() : this.bytes(value);
  }

  endOfBlock(block: number, generation: number): void {
    this.plain(block).plain(generation).endRow();
  }

  endRow(): void {
    this.#reserve(1);
    this.#buffer[this.#length++] = newline;
    this.#rows++;
    this.#begun = false;
  }

  /** Returns the written bytes and resets the writer. */
  take(): Buffer {
    const taken = Buffer.from(this.#buffer.subarray(0, this.#length));
    this.#length = 0;
    this.#rows = 0;
    this.#begun = false;
    return taken;
  }

  #column(length: number): void {
    this.#reserve(length + 1);
    if (this.#begun) this.#buffer[this.#length++] = tab;
    this.#begun = true;
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#buffer.length) return;
    const grown = Buffer.allocUnsafe(Math.max(this.#buffer.length * 2, this.#length + more));
    this.#buffer.copy(grown, 0, 0, this.#length);
    this.#buffer = grown;
  }
}

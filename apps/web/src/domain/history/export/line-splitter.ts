/** The complete lines of a chunk. */
export interface LineChunk {
  /** Bytes up to the last line end; empty if no line ended. */
  bytes: Uint8Array<ArrayBuffer>;
  lines: number;
}

const [quote, newline] = [0x22, 0x0a];

/**
 * Splits a byte stream at line ends, so that an interrupted stream can resume after the last complete line. In CSV a
 * quoted line break ends no line: memos are arbitrary text.
 */
export class LineSplitter {
  readonly #csv: boolean;
  #rest: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  #quoted = false;
  #last: Uint8Array | null = null;

  constructor(csv: boolean) {
    this.#csv = csv;
  }

  /** Whether the stream ended within a line. */
  get isOpen(): boolean {
    return this.#rest.length > 0;
  }

  /** The last complete line; null before the first. */
  get lastLine(): string | null {
    return this.#last === null ? null : new TextDecoder().decode(this.#last).replace(/\r?\n$/, '');
  }

  push(chunk: Uint8Array): LineChunk {
    const bytes = new Uint8Array(this.#rest.length + chunk.length);
    bytes.set(this.#rest);
    bytes.set(chunk, this.#rest.length);
    let lines = 0;
    let [lineAt, end] = [0, 0];
    for (let at = this.#rest.length; at < bytes.length; at += 1) {
      if (this.#csv && bytes[at] === quote) this.#quoted = !this.#quoted;
      else if (bytes[at] === newline && !this.#quoted) {
        lines += 1;
        lineAt = end;
        end = at + 1;
      }
    }
    if (lines > 0) this.#last = bytes.slice(lineAt, end);
    this.#rest = bytes.slice(end);
    return { bytes: bytes.subarray(0, end), lines };
  }

  /** Drops the incomplete line: the stream resumes at the start of a line. */
  drop(): void {
    this.#rest = new Uint8Array(0);
    this.#quoted = false;
  }
}

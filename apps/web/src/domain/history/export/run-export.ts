import { toHex } from '@antescope/codec/bytes/bytes';
import { sha256Stream } from '@antescope/codec/bytes/hash';
import type { ExportFormat } from '@antescope/sources/history/export/export-format';
import { HttpError, httpError, send } from '../../../lib/http.ts';
import { cursorOfLine, type GrowingFile } from './export-file.ts';
import { type LineChunk, LineSplitter } from './line-splitter.ts';

export interface ExportProgress {
  rows: number;
  bytes: number;
  /** Block of the last row; null before the first row, and if the source does not report it. */
  block: number | null;
  /** Newest block of the file; null before the response headers. */
  until: number | null;
}

/** The server's description of the file. */
export interface ExportManifest {
  source: string;
  range: { first: number; last: number } | null;
  complete: boolean;
  until: number;
  rows: number;
  skipped: number;
  hidden: { count: number }[];
  bytes: number;
  sha256: string;
}

/** The connection broke; received lines are kept, and the export can resume. */
export class ExportBroken extends Error {
  override name = 'ExportBroken';
}

/** The server rejected the request; a retry would not help. */
export class ExportRejected extends Error {
  override name = 'ExportRejected';
}

/**
 * A running export. Writes whole lines only, so that it can resume after the last line. `address` is the export URL
 * with filter and format.
 */
export class RunningExport {
  readonly #address: string;
  readonly #format: ExportFormat;
  readonly #file: GrowingFile;
  readonly #lines: LineSplitter;
  readonly #hash = sha256Stream();
  #progress: ExportProgress = { rows: 0, bytes: 0, block: null, until: null };
  #cursor: string | null = null;
  #head: boolean;
  #name: string | null = null;
  /** The header line is already written, and is repeated on resume. */
  #headAgain = false;

  constructor(address: string, format: ExportFormat, file: GrowingFile) {
    this.#address = address;
    this.#format = format;
    this.#file = file;
    this.#lines = new LineSplitter(format !== 'ndjson');
    this.#head = format !== 'ndjson';
  }

  get progress(): ExportProgress {
    return this.#progress;
  }

  /** From the response headers; null before the response. */
  get fileName(): string | null {
    return this.#name;
  }

  /** SHA-256 of the written bytes, excluding the last line of an NDJSON file, which is its manifest. */
  get sha256(): string {
    return toHex(this.#hash.digest());
  }

  /** Reads to the end. Throws ExportBroken on connection errors, ExportRejected, or the signal's reason. */
  async run(signal: AbortSignal, report: (progress: ExportProgress) => void): Promise<void> {
    this.#lines.drop();
    this.#headAgain = this.#cursor === null && this.#progress.bytes > 0;
    const response = await request(this.#nextAddress(), signal);
    const until = Number(response.headers.get('x-antescope-until'));
    this.#progress = { ...this.#progress, until: Number.isSafeInteger(until) && until > 0 ? until : null };
    this.#name ??= nameOf(response.headers.get('content-disposition'));
    const reader = response.body!.getReader();
    for (;;) {
      const { done, value } = await readFrom(reader, signal);
      if (done) break;
      await this.#takeLines(value);
      report(this.#progress);
    }
    if (this.#lines.isOpen) throw new ExportBroken('The file ended within a line');
  }

  /** The server's manifest of the whole file; after a resume this makes the server read everything again. */
  async manifest(signal: AbortSignal): Promise<ExportManifest> {
    const { until } = this.#progress;
    const params = `&manifest=1${until === null ? '' : `&until=${until}`}`;
    const response = await request(this.#address + params, signal);
    return ((await response.json()) as { data: ExportManifest }).data;
  }

  async #takeLines(chunk: Uint8Array): Promise<void> {
    const complete = this.#lines.push(chunk);
    if (complete.lines === 0) return;
    const { bytes, lines } = this.#headAgain ? withoutFirstLine(complete) : complete;
    this.#headAgain = false;
    const manifestAt = this.#manifestAt(bytes);
    this.#hash.update(manifestAt === null ? bytes : bytes.subarray(0, manifestAt));
    await this.#file.add(bytes);
    const notRows = (this.#head ? 1 : 0) + (manifestAt === null ? 0 : 1);
    this.#head = false;
    this.#cursor = cursorOfLine(this.#lines.lastLine, this.#format) ?? this.#cursor;
    const block = Number(/^(\d{1,10})-/.exec(this.#cursor ?? '')?.[1] ?? Number.NaN);
    this.#progress = {
      ...this.#progress,
      rows: this.#progress.rows + lines - notRows,
      bytes: this.#progress.bytes + bytes.length,
      block: Number.isNaN(block) ? this.#progress.block : block,
    };
  }

  /** Offset of the last line of an NDJSON file, if these bytes end with it. */
  #manifestAt(bytes: Uint8Array): number | null {
    if (this.#format !== 'ndjson' || this.#lines.lastLine?.startsWith('{"manifest":') !== true) return null;
    return bytes.lastIndexOf(0x0a, bytes.length - 2) + 1;
  }

  #nextAddress(): string {
    const { until } = this.#progress;
    if (this.#cursor === null || until === null) return this.#address;
    return `${this.#address}&cursor=${encodeURIComponent(this.#cursor)}&until=${until}`;
  }
}

function withoutFirstLine({ bytes, lines }: LineChunk): LineChunk {
  return { bytes: bytes.subarray(bytes.indexOf(0x0a) + 1), lines: lines - 1 };
}

async function request(address: string, signal: AbortSignal): Promise<Response> {
  const response = await send(address, { signal }).catch((error: unknown) => {
    throw error instanceof HttpError ? new ExportBroken(error.message, { cause: error }) : error;
  });
  if (response.ok) return response;
  const { message } = httpError(response.status, await response.json().catch(() => null));
  // The server or a source is overloaded: a later request may succeed.
  if (response.status === 429 || response.status >= 500) throw new ExportBroken(message);
  throw new ExportRejected(message);
}

async function readFrom(reader: ReadableStreamDefaultReader<Uint8Array>, signal: AbortSignal) {
  try {
    return await reader.read();
  } catch (error) {
    signal.throwIfAborted();
    throw new ExportBroken('Connection lost', { cause: error });
  }
}

/** File name of `attachment; filename="…"`, if it is a plain one. */
function nameOf(disposition: string | null): string | null {
  return /filename="([\w.-]{1,100})"/.exec(disposition ?? '')?.[1] ?? null;
}

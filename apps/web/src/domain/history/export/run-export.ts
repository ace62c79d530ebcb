import { toHex } from '@antescope/codec/bytes/bytes';
import { sha256Stream } from '@antescope/codec/bytes/hash';
import type { ExportFormat } from '@antescope/sources/history/export/export-format';
import { HttpError, httpError, send } from '../../../lib/http.ts';
import { cursorOfLine, type GrowingFile } from './export-file.ts';
import { type Taken, WholeLines } from './whole-lines.ts';

export interface ExportProgress {
  rows: number;
  bytes: number;
  /** Block of the last row; null before the first, and where the source does not tell. */
  block: number | null;
  /** Newest block of the file; null before the server said so. */
  until: number | null;
}

/** What the server says is in the file. */
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

/** The connection broke; what came until then is kept, and the same export can go on. */
export class ExportBroken extends Error {
  override name = 'ExportBroken';
}

/** Something that the server refused: asking again in the same way would not help. */
export class ExportRefused extends Error {
  override name = 'ExportRefused';
}

/**
 * An export on its way into a file: whole lines alone are written, so that after a break it goes on behind the last of
 * them. `address` is that of the export with its filter and format.
 */
export class RunningExport {
  readonly #address: string;
  readonly #format: ExportFormat;
  readonly #file: GrowingFile;
  readonly #lines: WholeLines;
  readonly #hash = sha256Stream();
  #progress: ExportProgress = { rows: 0, bytes: 0, block: null, until: null };
  #cursor: string | null = null;
  #head: boolean;
  #name: string | null = null;
  /** The file's first line is there already, and comes once more. */
  #headAgain = false;

  constructor(address: string, format: ExportFormat, file: GrowingFile) {
    this.#address = address;
    this.#format = format;
    this.#file = file;
    this.#lines = new WholeLines(format !== 'ndjson');
    this.#head = format !== 'ndjson';
  }

  get progress(): ExportProgress {
    return this.#progress;
  }

  /** As the server named it; null before it answered. */
  get fileName(): string | null {
    return this.#name;
  }

  /** SHA-256 of what was written, an NDJSON file's last line left out: that is its manifest. */
  get sha256(): string {
    return toHex(this.#hash.digest());
  }

  /** Reads on until the end. Throws ExportBroken where the connection broke, ExportRefused, or the signal's reason. */
  async run(signal: AbortSignal, tell: (progress: ExportProgress) => void): Promise<void> {
    this.#lines.drop();
    this.#headAgain = this.#cursor === null && this.#progress.bytes > 0;
    const response = await asked(this.#nextAddress(), signal);
    const until = Number(response.headers.get('x-antescope-until'));
    this.#progress = { ...this.#progress, until: Number.isSafeInteger(until) && until > 0 ? until : null };
    this.#name ??= nameOf(response.headers.get('content-disposition'));
    const reader = response.body!.getReader();
    for (;;) {
      const { done, value } = await readFrom(reader, signal);
      if (done) break;
      await this.#take(value);
      tell(this.#progress);
    }
    if (this.#lines.isOpen) throw new ExportBroken('The file ended in the midst of a line');
  }

  /** What the server says is in the whole file; makes it read everything once more where it went on after a break. */
  async manifest(signal: AbortSignal): Promise<ExportManifest> {
    const { until } = this.#progress;
    const params = `&manifest=1${until === null ? '' : `&until=${until}`}`;
    const response = await asked(this.#address + params, signal);
    return ((await response.json()) as { data: ExportManifest }).data;
  }

  async #take(chunk: Uint8Array): Promise<void> {
    const taken = this.#lines.take(chunk);
    if (taken.lines === 0) return;
    const { bytes, lines } = this.#headAgain ? withoutFirstLine(taken) : taken;
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

  /** Where an NDJSON file's last line begins, if these bytes end with it. */
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

function withoutFirstLine({ bytes, lines }: Taken): Taken {
  return { bytes: bytes.subarray(bytes.indexOf(0x0a) + 1), lines: lines - 1 };
}

async function asked(address: string, signal: AbortSignal): Promise<Response> {
  const response = await send(address, { signal }).catch((error: unknown) => {
    throw error instanceof HttpError ? new ExportBroken(error.message, { cause: error }) : error;
  });
  if (response.ok) return response;
  const { message } = httpError(response.status, await response.json().catch(() => null));
  // The server or one of its sources is overloaded: a later request may succeed.
  if (response.status === 429 || response.status >= 500) throw new ExportBroken(message);
  throw new ExportRefused(message);
}

async function readFrom(reader: ReadableStreamDefaultReader<Uint8Array>, signal: AbortSignal) {
  try {
    return await reader.read();
  } catch (error) {
    signal.throwIfAborted();
    throw new ExportBroken('The connection broke', { cause: error });
  }
}

/** The file's name from `attachment; filename="…"`, if it is a plain one. */
function nameOf(disposition: string | null): string | null {
  return /filename="([\w.-]{1,100})"/.exec(disposition ?? '')?.[1] ?? null;
}

import { createHash } from 'node:crypto';
import type { ActionExport } from '@antescope/sources/history/export/action-export';
import type { FormatWriter } from '@antescope/sources/history/export/export-format';
import { addHidden, type HiddenRows } from '@antescope/sources/history/hidden-rows';
import type { BlockRange, Meta } from '@antescope/sources/core/outcome';

/** What was asked for, as a manifest repeats it. */
export interface ExportRequest {
  chain: string;
  account: string;
  /** The query line. */
  query: string;
  format: string;
  /** Where it went on; null: from the beginning. */
  cursor: string | null;
}

/** What a file holds, so that it can be checked and gone on with. */
export interface ExportManifest extends ExportRequest {
  source: string;
  endpoint: string | null;
  /** Newest block that the file may hold: the same question with it gives the same file. */
  until: number;
  /** Blocks that the source was asked about; null where it does not say. */
  range: BlockRange | null;
  /** False where the source does not have the whole of that. */
  complete: boolean;
  /** Rows of the file, and actions that its format has no place for. */
  rows: number;
  skipped: number;
  /** What the spam rules left out, by reason. */
  hidden: HiddenRows[];
  /** Cursors of the first and the last action that was read; null where there was none. */
  first: string | null;
  last: string | null;
  /** Of every byte of the file, in an NDJSON file of those before the manifest. */
  bytes: number;
  sha256: string;
}

/** One export as a file that is read once. */
export class ExportFile {
  readonly #export: ActionExport;
  readonly #writer: FormatWriter;
  readonly #asked: ExportRequest;
  readonly #meta: Meta;
  readonly #hash = createHash('sha256');
  readonly #hidden: HiddenRows[] = [];
  #rows = 0;
  #skipped = 0;
  #bytes = 0;
  #first: string | null = null;
  #last: string | null = null;
  #manifest: ExportManifest | null = null;

  constructor(begun: ActionExport, meta: Meta, writer: FormatWriter, asked: ExportRequest) {
    this.#export = begun;
    this.#meta = meta;
    this.#writer = writer;
    this.#asked = asked;
  }

  /** The manifest of what has been read; null before the end. */
  get manifest(): ExportManifest | null {
    return this.#manifest;
  }

  /**
   * The file's bytes, made as they are taken. A file that goes on after a row has no first line: it is put behind the
   * other. Once nobody waits for it (`gone`) nothing more is read, and there is no manifest.
   */
  async *bytes(gone?: AbortSignal): AsyncGenerator<Buffer> {
    if (this.#asked.cursor === null && this.#writer.head !== '') yield this.#counted(this.#writer.head);
    for await (const { rows, hidden } of this.#export.batches) {
      if (gone?.aborted === true) return;
      for (const reason of hidden) addHidden(this.#hidden, reason);
      let text = '';
      for (const action of rows) {
        const line = this.#writer.row(action);
        if (line === null) this.#skipped += 1;
        else {
          this.#rows += 1;
          text += line;
        }
      }
      this.#first ??= rows[0]?.cursor ?? null;
      this.#last = rows.at(-1)?.cursor ?? this.#last;
      if (text !== '') yield this.#counted(text);
    }
    const manifest = this.#end();
    if (this.#writer.endsWithManifest) yield Buffer.from(`${JSON.stringify({ manifest })}\n`);
  }

  #counted(text: string): Buffer {
    const bytes = Buffer.from(text);
    this.#hash.update(bytes);
    this.#bytes += bytes.length;
    return bytes;
  }

  #end(): ExportManifest {
    const { source, endpoint, range, complete } = this.#meta;
    return (this.#manifest = {
      ...this.#asked,
      source,
      endpoint,
      until: this.#export.until,
      range,
      complete,
      rows: this.#rows,
      skipped: this.#skipped,
      hidden: this.#hidden,
      first: this.#first,
      last: this.#last,
      bytes: this.#bytes,
      sha256: this.#hash.digest('hex'),
    });
  }
}

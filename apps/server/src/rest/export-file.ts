import { createHash } from 'node:crypto';
import type { ActionExport } from '@antescope/sources/history/export/action-export';
import type { FormatWriter } from '@antescope/sources/history/export/export-format';
import { addHidden, type HiddenRows } from '@antescope/sources/history/hidden-rows';
import type { BlockRange, Meta } from '@antescope/sources/core/outcome';

/** The export request, as repeated in its manifest. */
export interface ExportRequest {
  chain: string;
  account: string;
  /** Query line. */
  query: string;
  format: string;
  /** Cursor it was resumed at; null: from the beginning. */
  cursor: string | null;
}

/** Contents of a file, to verify and to resume it. */
export interface ExportManifest extends ExportRequest {
  source: string;
  endpoint: string | null;
  /** Upper block limit: the same request with this limit returns the same file. */
  until: number;
  /** Blocks covered by the source; null if it does not report them. */
  range: BlockRange | null;
  /** False if the source does not have all of them. */
  complete: boolean;
  /** Rows of the file, and actions its format cannot represent. */
  rows: number;
  skipped: number;
  /** Rows hidden by spam rules, by reason. */
  hidden: HiddenRows[];
  /** Cursors of the first and last action read; null if there was none. */
  first: string | null;
  last: string | null;
  /** Of the whole file; for NDJSON of the bytes before the manifest. */
  bytes: number;
  sha256: string;
}

/** One export as a file, to be read once. */
export class ExportFile {
  readonly #export: ActionExport;
  readonly #writer: FormatWriter;
  readonly #request: ExportRequest;
  readonly #meta: Meta;
  readonly #hash = createHash('sha256');
  readonly #hidden: HiddenRows[] = [];
  #rows = 0;
  #skipped = 0;
  #bytes = 0;
  #first: string | null = null;
  #last: string | null = null;
  #manifest: ExportManifest | null = null;

  constructor(actions: ActionExport, meta: Meta, writer: FormatWriter, request: ExportRequest) {
    this.#export = actions;
    this.#meta = meta;
    this.#writer = writer;
    this.#request = request;
  }

  /** null until the file is complete. */
  get manifest(): ExportManifest | null {
    return this.#manifest;
  }

  /**
   * The file's bytes, produced on demand. A resumed file has no header line, so that it can be appended. Stops reading once
   * the client disconnects (`disconnected`); there is no manifest then.
   */
  async *bytes(disconnected?: AbortSignal): AsyncGenerator<Buffer> {
    if (this.#request.cursor === null && this.#writer.head !== '') yield this.#counted(this.#writer.head);
    for await (const { rows, hidden } of this.#export.batches) {
      if (disconnected?.aborted === true) return;
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
      ...this.#request,
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

import type { ExportFormat } from '@antescope/sources/history/export/export-format';

/** An append-only file in the origin's private file system, or in memory if unsupported. */
export interface GrowingFile {
  add(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Closes the file and returns its content. */
  end(): Promise<Blob>;
  /** Frees its storage; a saved copy is not affected. */
  remove(): Promise<void>;
}

export async function growingFile(): Promise<GrowingFile> {
  try {
    return await onDisk();
  } catch {
    // Unavailable in private windows and older browsers.
    return inMemory();
  }
}

async function onDisk(): Promise<GrowingFile> {
  const folder = await navigator.storage.getDirectory();
  await removeOld(folder);
  const name = `${prefix}${Date.now()}-${Math.random().toString(36).slice(2)}`;
  const createdAt = await folder.getFileHandle(name, { create: true });
  const writer = await createdAt.createWritable();
  return {
    add: (bytes) => writer.write(bytes),
    async end() {
      await writer.close();
      return createdAt.getFile();
    },
    async remove() {
      await writer.abort().catch(() => undefined);
      // The browser may still be copying it to its destination.
      setTimeout(() => void folder.removeEntry(name).catch(() => undefined), cleanupDelayMs);
    },
  };
}

const prefix = 'antescope-export-';
const cleanupDelayMs = 60_000;
const maxAgeMs = 86_400_000;

/** Removes files of pages that were closed before cleaning up. */
async function removeOld(folder: FileSystemDirectoryHandle): Promise<void> {
  for await (const name of folder.keys()) {
    const createdAt = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    if (Date.now() - createdAt > maxAgeMs) await folder.removeEntry(name).catch(() => undefined);
  }
}

function inMemory(): GrowingFile {
  let parts: Uint8Array<ArrayBuffer>[] = [];
  return {
    // Copied: the chunk is a view of a reused buffer.
    add: async (bytes) => void parts.push(bytes.slice()),
    end: async () => new Blob(parts),
    remove: async () => void (parts = []),
  };
}

/** Cursor of a line, from which the export can resume; null if it has none. */
export function cursorOfLine(line: string | null, format: ExportFormat): string | null {
  if (line === null) return null;
  if (format === 'ndjson') {
    try {
      const { cursor } = JSON.parse(line) as { cursor?: unknown };
      return typeof cursor === 'string' ? cursor : null;
    } catch {
      return null;
    }
  }
  const cell = line.slice(line.lastIndexOf(',') + 1);
  // CoinTracking's last cell is transaction id, dash and cursor; the header line has neither.
  const cursor = format === 'cointracking' ? cell.slice(65) : cell;
  return /\d/.test(cursor) ? cursor : null;
}

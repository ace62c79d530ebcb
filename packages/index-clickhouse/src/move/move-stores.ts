import type { ClickHouseSettings } from '../clickhouse-settings.ts';
import { placeOf } from '../clickhouse-store.ts';
import { ClickHouseWriter } from '../clickhouse-writer.ts';
import { connectClickHouse } from '../connect.ts';
import { databaseOf } from '../open.ts';
import { StoredBlocks } from '@antescope/index/store/sqlite/stored-blocks';
import { type MoveProgress, moveStore } from '@antescope/index/store/move-store';
import { verifyMove } from './verify-move.ts';

const lineEveryMs = 2000;
const retryMs = 10 * 60_000;

/** A SQLite store to move. */
interface StoreFile {
  chainId: string;
  path: string;
}

/**
 * Copies each store into its ClickHouse database and verifies it; the files are not changed. Throws StoreError, or
 * AbortError when stopped; the next run resumes.
 */
export async function moveStores(
  files: readonly StoreFile[],
  settings: ClickHouseSettings,
  report: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const file of files) await moveOne(file, settings, report, signal);
}

async function moveOne(
  { chainId, path }: StoreFile,
  settings: ClickHouseSettings,
  report: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const source = new StoredBlocks(path, chainId);
  const name = chainId.slice(0, 8);
  try {
    const place = placeOf({ settings, chainId, accounts: source.accounts });
    const writer = await ClickHouseWriter.open(await connectClickHouse(settings, retryMs), place);
    const isDue = throttle(lineEveryMs);
    const onProgress = (progress: MoveProgress): void => {
      if (isDue() || progress.block === progress.last) report(`${name}: ${progressText(progress)}`);
    };
    const range = await closing(writer, () => moveStore(source, writer, { signal, onProgress }));
    report(`${name}: moved to block ${range.last}; verifying`);
    const engine = await connectClickHouse(settings, retryMs);
    const onVerified = (block: number): void => {
      signal.throwIfAborted();
      if (isDue()) report(`${name}: verified up to block ${block} of ${range.last}`);
    };
    const verified = await closing(engine, () => verifyMove(source, engine, databaseOf(place), range, onVerified));
    report(
      `${name}: moved and verified: ${verified.rows} rows of ${verified.blocks} blocks in ${verified.tables} tables ` +
        `match by count and hash in ${verified.ranges} ${verified.ranges === 1 ? 'range' : 'ranges'}`,
    );
  } finally {
    await source.close();
  }
}

async function closing<T>(resource: { close(): Promise<void> }, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await resource.close();
  }
}

function progressText({ block, first, last, actionTraces, elapsedMs }: MoveProgress): string {
  const share = ((block - first + 1) / (last - first + 1)) * 100;
  const perSecond = Math.round(actionTraces / (elapsedMs / 1000));
  return `block ${block} of ${last} (${share.toFixed(1)} %), ${perSecond} action traces per second`;
}

function throttle(ms: number): () => boolean {
  let last = performance.now();
  return () => {
    const due = performance.now() - last >= ms;
    if (due) last = performance.now();
    return due;
  };
}

import type { ClickHouseSettings } from '../store-settings.ts';
import { ClickHouseWriter } from '../clickhouse/clickhouse-writer.ts';
import { connectClickHouse } from '../clickhouse/connect.ts';
import { databaseOf } from '../clickhouse/open.ts';
import { placeOf } from '../open-store.ts';
import { StoredBlocks } from '../sqlite/stored-blocks.ts';
import { type MoveProgress, moveStore } from './move-store.ts';
import { verifyMove } from './verify-move.ts';

const lineEveryMs = 2000;
const patienceMs = 10 * 60_000;

/** A SQLite store to move. */
interface StoreFile {
  chainId: string;
  path: string;
}

/**
 * Moves each store into its database of the ClickHouse and verifies it; the files stay as they are. Throws StoreError,
 * and an AbortError when it is stopped; run again, it goes on.
 */
export async function moveStores(
  files: readonly StoreFile[],
  store: ClickHouseSettings,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const file of files) await moveOne(file, store, say, signal);
}

async function moveOne(
  { chainId, path }: StoreFile,
  store: ClickHouseSettings,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const source = new StoredBlocks(path, chainId);
  const name = chainId.slice(0, 8);
  try {
    const place = placeOf(store, chainId);
    const writer = await ClickHouseWriter.open(await connectClickHouse(store, patienceMs), place);
    const told = every(lineEveryMs);
    const onProgress = (progress: MoveProgress): void => {
      if (told() || progress.block === progress.last) say(`${name}: ${progressText(progress)}`);
    };
    const range = await closing(writer, () => moveStore(source, writer, { signal, onProgress }));
    say(`${name}: moved to block ${range.last}; verifying`);
    const engine = await connectClickHouse(store, patienceMs);
    const onVerified = (block: number): void => {
      signal.throwIfAborted();
      if (told()) say(`${name}: verified what was moved up to block ${block} of ${range.last}`);
    };
    const verified = await closing(engine, () => verifyMove(source, engine, databaseOf(place), range, onVerified));
    say(
      `${name}: moved and verified: ${verified.rows} rows of ${verified.blocks} blocks in ${verified.tables} tables ` +
        `agree by number and hash in ${verified.ranges} ${verified.ranges === 1 ? 'range' : 'ranges'}`,
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
  return `block ${block} of ${last} (${share.toFixed(1)} %), ${perSecond} action traces a second`;
}

function every(ms: number): () => boolean {
  let last = performance.now();
  return () => {
    const due = performance.now() - last >= ms;
    if (due) last = performance.now();
    return due;
  };
}

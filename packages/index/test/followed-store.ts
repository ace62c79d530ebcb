import { DatabaseSync } from 'node:sqlite';
import type { BlockSource } from '../src/chain-reader/block-source.ts';
import { Ingest } from '../src/indexer/ingest.ts';
import type { BlockRows } from '../src/store/block-rows.ts';
import type { HistoryWriter } from '../src/store/history-store.ts';
import { SqliteWriter } from '../src/store/sqlite/sqlite-writer.ts';
import { contentOf } from './store-content.ts';

export interface Followed {
  /** Resolves when the block is readable in the store. */
  reaches(id: string): Promise<void>;
  /** Number of undos in the store. */
  undone(): number;
  stop(): Promise<void>;
}

/** Runs a reader into a store until stopped. */
export function follow(source: BlockSource, writer: HistoryWriter): Followed {
  const stop = new AbortController();
  const awaited = new Map<string, () => void>();
  let last = '';
  let undone = 0;
  const ingest = new Ingest(writer, (event) => {
    if (event.type === 'undo') undone++;
    else {
      last = event.last.id;
      awaited.get(last)?.();
    }
  });
  const done = source.run(ingest, stop.signal);
  return {
    async reaches(id) {
      if (last === id) return;
      const arrived = new Promise<void>((resolve) => awaited.set(id, resolve));
      // A fatal reader error also rejects pending waits.
      await Promise.race([arrived, done]);
    },
    undone: () => undone,
    async stop() {
      stop.abort();
      await done;
      await writer.close();
    },
  };
}

/** Content of the store at a path. */
export function contentAt(path: string): Record<string, string[]> {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    return contentOf(db);
  } finally {
    db.close();
  }
}

/** Content of a store that indexed only this chain, block by block. */
export async function cleanContent(path: string, chainId: string, blocks: readonly BlockRows[]) {
  const writer = new SqliteWriter(path, chainId);
  for (let at = 0; at < blocks.length; at += 500) {
    await writer.apply(blocks.slice(at, at + 500), { lastIrreversible: { number: 0, id: '' } });
  }
  await writer.close();
  return contentAt(path);
}

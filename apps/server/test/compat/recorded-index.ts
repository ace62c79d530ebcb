import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChainStore } from '@antescope/compat/core/compat-chain';
import { Ingest } from '@antescope/index/indexer/ingest';
import { SqliteReader } from '@antescope/index/store/sqlite/sqlite-reader';
import { SqliteWriter } from '@antescope/index/store/sqlite/sqlite-writer';
import { AbiVersions } from '@antescope/index/answers/view/abi-versions';
import { recordedChainId } from '../app-over.ts';
import { blockOfFrame } from '../../../../packages/index/test/recorded-frames.ts';

export interface RecordedIndex {
  store: ChainStore;
  close(): Promise<void>;
}

/** An index of recorded frames: state history messages in the chain's order, up to and with block `last`. */
export async function recordedIndex(
  frames: Iterable<Uint8Array>,
  { last, irreversible }: { last: number; irreversible: number },
): Promise<RecordedIndex> {
  const folder = mkdtempSync(join(tmpdir(), 'antescope-recorded-'));
  const path = join(folder, 'history.sqlite');
  const writer = new SqliteWriter(path, recordedChainId);
  const ingest = new Ingest(writer, () => {});
  const head = { number: last, id: '' };
  for (const frame of frames) {
    const block = blockOfFrame(frame);
    if (block.position.number > last) break;
    await ingest.take({ type: 'block', block, head, lastIrreversible: { number: irreversible, id: '' } });
  }
  await ingest.pause();
  await writer.close();
  const reader = new SqliteReader(path, recordedChainId);
  return {
    store: { reader, abis: new AbiVersions(reader) },
    async close() {
      await reader.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

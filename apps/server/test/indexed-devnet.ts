import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AbiSource } from '@antescope/sources/abi/abi-source';
import { ChainApi } from '@antescope/sources/node/chain-api';
import { NodeClient } from '@antescope/sources/node/node-client';
import { indexWhole } from '../../../test-kit/story-snapshot.ts';
import { startDevnet } from '../../../test-kit/devnet.ts';
import type { Devnet } from '../../../test-kit/devnet-api.ts';
import type { ServedChain } from '../src/platform/served-chain.ts';
import { sqliteStore } from '@antescope/index/store/sqlite/sqlite-store';
import { AbiVersions } from '@antescope/index/answers/view/abi-versions';
import { chainOver } from './app-over.ts';

export interface IndexedDevnet {
  devnet: Devnet;
  /** Served with its index, which holds all of it. */
  chain: ServedChain;
  close(): Promise<void>;
}

/** A devnet that has stopped after its story and what `then` does, indexed from its first block to its head. */
export async function indexedDevnet(then: (devnet: Devnet) => Promise<void> = async () => {}): Promise<IndexedDevnet> {
  const folder = mkdtempSync(join(tmpdir(), 'antescope-indexed-'));
  const devnet = await startDevnet({ generator: false });
  await devnet.control('pause');
  await then(devnet);
  const { headId } = (await devnet.control('status')) as { headId: string };
  const index = sqliteStore({ chainId: devnet.chainId, dataFolder: folder });
  await indexWhole(headId, index.startIndexer({ shipUrl: devnet.ship }));
  const reader = await index.openReader();
  // The ABI that a chain is born with is in no delta: it is asked of the node, as the product does.
  const present = new AbiSource(new ChainApi(new NodeClient({ endpoints: [devnet.api] })));
  const store = { reader, abis: new AbiVersions(reader, present) };
  return {
    devnet,
    chain: { ...chainOver([devnet.api], 'local', devnet.chainId), store },
    async close() {
      await reader.close();
      await devnet.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

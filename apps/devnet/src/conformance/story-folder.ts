import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyChain, type StoryOptions, storySnapshot } from '../../../../test-kit/story-snapshot.ts';
import type { DevnetOptions } from '../node/flags.ts';

/** Devnet options for tests: no generated transactions, free ports. */
export const testOptions: Omit<DevnetOptions, 'data'> = {
  apiPort: 0,
  shipPort: 0,
  controlPort: null,
  host: '127.0.0.1',
  seed: 'antescope',
  flavor: 'eos',
  story: 'full',
  finalityLag: 24,
  generator: false,
  blockInterval: 500,
  forkEvery: 0,
  nodeVersion: '3.2.6',
  transactionRetry: false,
  fromSnapshot: false,
  keepBlocks: 0,
  signatures: 'native',
};

/** Creates a folder with a chain of the full story. The caller removes the folder. */
export function storyFolder(): Promise<string> {
  return folderWith(testOptions);
}

/** Creates a folder with a bare chain that has switched to Savanna. The caller removes the folder. */
export function springFolder(): Promise<string> {
  return folderWith({ ...testOptions, nodeVersion: '1.2.2', story: 'bare' });
}

async function folderWith(options: StoryOptions): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'antescope-devnet-'));
  copyChain(await storySnapshot(options), folder);
  return folder;
}

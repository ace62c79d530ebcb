import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DevnetNode } from '../node/devnet-node.ts';
import type { DevnetOptions } from '../node/flags.ts';

/** How tests open a devnet: a quiet one on any ports. */
export const testOptions: Omit<DevnetOptions, 'data'> = {
  apiPort: 0,
  shipPort: 0,
  controlPort: null,
  host: '127.0.0.1',
  seed: 'antescope',
  flavour: 'eos',
  story: 'full',
  finalityLag: 24,
  generator: false,
  blockInterval: 500,
  forkEvery: 0,
  nodeVersion: '3.2.6',
  transactionRetry: false,
  keepBlocks: 0,
  signatures: 'native',
};

let told: Promise<string> | null = null;

/** A new folder with a chain whose story is told already; telling it happens once a process. The caller removes it. */
export async function storyFolder(): Promise<string> {
  told ??= tellOnce();
  const folder = mkdtempSync(join(tmpdir(), 'antescope-devnet-'));
  cpSync(await told, folder, { recursive: true });
  return folder;
}

async function tellOnce(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'antescope-story-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const node = await DevnetNode.open({ ...testOptions, data: folder });
  node.close();
  return folder;
}

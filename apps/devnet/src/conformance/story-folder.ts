import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DevnetNode } from '../node/devnet-node.ts';
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

let template: Promise<string> | null = null;
let springTemplate: Promise<string> | null = null;

/** Creates a folder with a chain of the full story, which is built once per process. The caller removes the folder. */
export async function storyFolder(): Promise<string> {
  template ??= buildTemplate();
  const folder = mkdtempSync(join(tmpdir(), 'antescope-devnet-'));
  cpSync(await template, folder, { recursive: true });
  return folder;
}

/** Creates a folder with a bare chain that has switched to Savanna. The caller removes the folder. */
export async function springFolder(): Promise<string> {
  springTemplate ??= buildTemplate({ nodeVersion: '1.2.2', story: 'bare' });
  const folder = mkdtempSync(join(tmpdir(), 'antescope-devnet-'));
  cpSync(await springTemplate, folder, { recursive: true });
  return folder;
}

async function buildTemplate(options: Partial<DevnetOptions> = {}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'antescope-story-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const node = await DevnetNode.open({ ...testOptions, ...options, data: folder });
  node.close();
  return folder;
}

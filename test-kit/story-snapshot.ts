import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { registryOfFlavor } from '@antescope/chains/families/flavor';
import { chainRegistry } from '@antescope/chains/config/registry';
import type { Indexer } from '@antescope/index/indexer/indexer';
import { sqliteStore } from '@antescope/index/store/sqlite/sqlite-store';
import type { DevnetOptions } from '../apps/devnet/src/node/flags.ts';
import { runDevnet } from '../apps/devnet/src/run-devnet.ts';
import { discoverChain } from '../apps/server/src/start/discover-chain.ts';

const root = resolve(import.meta.dirname, '..');
const stories = join(root, '.cache/stories');

/** All sources that decide what a chain and its index contain. */
const sources = [
  'packages/codec/src',
  'packages/chains/src',
  'packages/economics/src',
  'packages/sources/src',
  'packages/index/src',
  'packages/devnet/src',
  'apps/devnet/src',
];

/** A chain goes on from its snapshot: the slots since then count as missed, so that an old one differs from a new chain. */
const maxAgeMs = 30 * 60_000;

/** What distinguishes finished stories. */
export type StoryOptions = Pick<
  DevnetOptions,
  'seed' | 'flavor' | 'story' | 'nodeVersion' | 'fromSnapshot' | 'finalityLag'
>;

/** A chain that has played its story, and its complete index; files to copy. */
export interface StorySnapshot {
  chainId: string;
  /** Folder of the devnet's store. */
  chain: string;
  /** Folder of the index's store. */
  index: string;
}

/**
 * The snapshot of a story. It is made once per state of the sources, by whichever process needs it first, and again when
 * it is half an hour old.
 */
export async function storySnapshot(of: StoryOptions): Promise<StorySnapshot> {
  const { seed, flavor, story, nodeVersion, fromSnapshot, finalityLag } = of;
  const options: StoryOptions = { seed, flavor, story, nodeVersion, fromSnapshot, finalityLag };
  const kind = digest(JSON.stringify([options, sourceDigest()])).slice(0, 20);
  const lock = join(stories, `${kind}.lock`);
  mkdirSync(stories, { recursive: true });
  for (;;) {
    const found = newest(kind);
    if (found !== null) return found;
    if (take(lock)) break;
    await delay(50);
  }
  try {
    return newest(kind) ?? (await make(options, kind));
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Copies the chain of a snapshot to the folder of a devnet. */
export function copyChain(snapshot: StorySnapshot, folder: string): void {
  cpSync(snapshot.chain, folder, { recursive: true });
}

/** Copies the index of a snapshot to a data folder. */
export function copyIndex(snapshot: StorySnapshot, dataFolder: string): void {
  cpSync(snapshot.index, join(dataFolder, snapshot.chainId), { recursive: true });
}

/** Creates the lock with this process' ID. One whose process has ended is removed. */
function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!existsSync(lock)) return false;
    const owner = Number(readFileSync(lock, 'utf8'));
    // Empty: its owner has not written it yet.
    if (owner > 0 && !isRunning(owner)) rmSync(lock, { force: true });
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function newest(kind: string): StorySnapshot | null {
  for (const name of readdirSync(stories)) {
    if (!name.startsWith(`${kind}-`) || name.endsWith('.part')) continue;
    const folder = join(stories, name);
    if (Date.now() - statSync(folder).mtimeMs > maxAgeMs) continue;
    const chainId = readFileSync(join(folder, 'chain-id'), 'utf8');
    return { chainId, chain: join(folder, 'devnet'), index: join(folder, chainId) };
  }
  return null;
}

async function make(options: StoryOptions, kind: string): Promise<StorySnapshot> {
  removeOld();
  const folder = join(stories, `${kind}-${Date.now()}`);
  const part = `${folder}.part`;
  const devnet = await runDevnet({
    ...options,
    apiPort: 0,
    shipPort: 0,
    controlPort: null,
    host: '127.0.0.1',
    data: join(part, 'devnet'),
    generator: false,
    blockInterval: 500,
    forkEvery: 0,
    transactionRetry: false,
    keepBlocks: 0,
    signatures: 'native',
  });
  const { node, ship, api } = devnet;
  const chainId = node.chainId();
  try {
    const { config } = await discoverChain(
      { kind: 'nodes', key: 'local', nodes: [api], ship },
      registryOfFlavor(chainRegistry, options.flavor, 'local'),
    );
    const store = sqliteStore({ chainId, dataFolder: part, accounts: config.systemAccounts });
    await indexWhole(node.head().block_id, store.startIndexer({ shipUrl: ship }));
  } finally {
    await devnet.close();
  }
  writeFileSync(join(part, 'chain-id'), chainId);
  renameSync(part, folder);
  return { chainId, chain: join(folder, 'devnet'), index: join(folder, chainId) };
}

/** Waits until the head of a stopped chain is indexed, then stops the indexer. */
export async function indexWhole(headId: string, indexer: Indexer): Promise<void> {
  await new Promise<void>((done, fail) => {
    indexer.listen((event) => {
      if (event.type === 'blocks' && event.last.id === headId) done();
    });
    void indexer.ended.then((problem) => fail(new Error(problem?.message ?? 'the indexer ended')));
  });
  await indexer.stop();
}

/** Removes snapshots that no process still copies, and parts of makers that were killed. */
function removeOld(): void {
  for (const name of readdirSync(stories)) {
    if (name.endsWith('.lock')) continue;
    const path = join(stories, name);
    if (Date.now() - statSync(path).mtimeMs > 2 * maxAgeMs) rmSync(path, { recursive: true, force: true });
  }
}

let ofSources: string | null = null;

function sourceDigest(): string {
  if (ofSources !== null) return ofSources;
  const hash = createHash('sha256');
  for (const folder of sources) {
    const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
    for (const file of files) hash.update(`${file.slice(root.length)}\n`).update(readFileSync(file));
  }
  ofSources = hash.digest('hex');
  return ofSources;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chainRegistry } from '@antescope/chains/config/registry';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { spawnDevnet, type SpawnedDevnet } from '../../../../e2e/spawn-devnet.ts';
import { appOver } from '../../test/app-over.ts';
import type { IndexWish } from '../config/settings.ts';
import { feedOf } from '@antescope/index/chain-reader/block-source';
import { sqlite, type StoreSettings } from '@antescope/index/store/store-settings';
import { chooseReader, unfit } from './choose-reader.ts';
import { findChain } from './find-chain.ts';
import { indexingLine } from './index-status.ts';
import { openChain, type OpenChain } from './open-chain.ts';

const dead = 'ws://127.0.0.1:1';
const reports = { warn: (line: string) => void said.push(line), fail: (line: string) => void said.push(line) };
let devnet: SpawnedDevnet;
let folder = '';
let said: string[] = [];

beforeAll(async () => {
  devnet = await spawnDevnet({ flags: ['--story', 'bare'] });
  // A fixed head: an index that has reached it is complete.
  await devnet.control('pause');
});
afterAll(() => devnet.stop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-choose-'));
  said = [];
});
afterEach(async () => {
  await devnet.control('heal');
  rmSync(folder, { recursive: true, force: true });
});

async function found(wish: IndexWish, ship: string | null = null) {
  return findChain({ kind: 'nodes', key: null, nodes: [devnet.api], ship, ...wish }, chainRegistry);
}

function stored(dataFolder: string) {
  return { store: sqlite, dataFolder, chainId: devnet.chainId };
}

async function chosen(wish: IndexWish, ship: string | null = null): Promise<string | null> {
  const reader = await chooseReader(await found(wish, ship), stored(join(folder, 'none')));
  return reader?.kind ?? null;
}

/** A node that has no trace_api, as one without that plugin. */
async function withoutTraces(): Promise<void> {
  await devnet.control('fault', { kind: 'lie', how: 'status', status: 404, path: '/v1/trace_api' });
}

test('by default what was named is indexed; auto takes the best that answers', async () => {
  expect(await chosen({})).toBeNull();
  expect(await chosen({}, devnet.ship)).toBe('ship');
  expect(await chosen({ index: 'none' }, devnet.ship)).toBeNull();
  expect(await chosen({ index: 'auto' }, devnet.ship)).toBe('ship');
  expect(await chosen({ index: 'auto' })).toBe('trace_api');
  expect(await chosen({ index: 'auto' }, dead)).toBe('trace_api');
  await withoutTraces();
  expect(await chosen({ index: 'auto' })).toBe('get_block');
  await expect(chosen({ index: 'trace_api' })).rejects.toThrow(
    `${devnet.api} cannot be indexed by trace_api: /v1/trace_api/get_block`,
  );
  await expect(chosen({}, dead)).rejects.toThrow(`Cannot reach the state history at ${dead}: connection refused`);
});

test('a ClickHouse that does not answer is no empty index: nothing is chosen without knowing what it holds', async () => {
  const store = { kind: 'clickhouse', url: 'http://127.0.0.1:1', database: 'a', user: '', password: '', cluster: null };
  const at = { ...stored(folder), store: store as StoreSettings };
  await expect(chooseReader(await found({ index: 'auto' }), at)).rejects.toThrow('127.0.0.1:1');
});

test('an index is only resumed with a reader that provides at least as much', () => {
  const { ship, trace_api, get_block } = feedOf;
  for (const kind of ['ship', 'trace_api', 'get_block'] as const) expect(unfit(kind, null)).toBeNull();
  expect(unfit('ship', trace_api)).toBeNull();
  expect(unfit('trace_api', trace_api)).toBeNull();
  expect(unfit('get_block', get_block)).toBeNull();
  expect(unfit('trace_api', ship)).toBe(
    'The index was made by ship and cannot be resumed with trace_api, which provides less: move it away to start a new one',
  );
  expect(unfit('get_block', trace_api)).toContain('which provides less');
  expect(unfit('ship', get_block)).toContain('made by get_block and cannot be resumed with ship');
});

async function opened(wish: IndexWish): Promise<OpenChain> {
  const chain = await openChain(await found(wish), folder, reports);
  const { headNumber } = (await devnet.control('status')) as { headNumber: number };
  await vi.waitUntil(() => (chain.served.index!().indexed ?? 0) >= headNumber, { timeout: 30_000 });
  return chain;
}

test('pages and APIs say how the index was made, and what it therefore does not know', async () => {
  const traced = await opened({ index: 'trace_api' });
  const app = await appOver([traced.served]);
  try {
    expect(indexingLine(traced.served)).toBe(
      `Indexing local by trace_api of ${devnet.api}; without table rows, permissions and balances.`,
    );
    const actions = await traced.served.sources.accountActions('alice', {}, { order: 'desc', limit: 5 });
    expect(actions).toMatchObject({
      state: 'data',
      meta: { source: 'index', way: 'trace_api', complete: true, failures: [] },
    });
    const health = (await app.fastify.inject('/health')).json();
    expect(health.chains.local.index).toMatchObject({
      reader: 'trace_api',
      stopped: false,
      feeds: [{}, { deltas: false }],
    });
    // The state is the node's to tell; the index has none.
    expect(traced.served.sources.at.state).toBeNull();
    expect(traced.served.store).toBeUndefined();
  } finally {
    await app.fastify.close();
    await traced.close();
  }
  await expect(chooseReader(await found({ index: 'get_block' }), stored(folder))).rejects.toThrow(
    'The index was made by trace_api and cannot be resumed with get_block, which provides less',
  );
});

test('what get_block told is marked as a part on every answer', async () => {
  const sent = await opened({ index: 'get_block' });
  try {
    const actions = await sent.served.sources.accountActions('eosio', {}, { order: 'desc', limit: 5 });
    expect(actions).toMatchObject({
      state: 'data',
      meta: { way: 'get_block', complete: false, failures: [{ code: 'top-level-only' }] },
    });
    if (actions.state !== 'data') throw new Error('no data');
    expect(actions.data.rows[0]!.trace.receipt).toMatchObject({ globalSequence: '', recvSequence: '' });
  } finally {
    await sent.close();
  }
});

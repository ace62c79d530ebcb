import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chainRegistry } from '@antescope/chains/config/registry';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startDevnet } from '../../../../test-kit/devnet.ts';
import type { Devnet } from '../../../../test-kit/devnet-api.ts';
import { appOver } from '../../test/app-over.ts';
import type { IndexOptions } from '../config/settings.ts';
import { partsOfReader } from '@antescope/index/chain-reader/block-source';
import { sqliteStore } from '@antescope/index/store/sqlite/sqlite-store';
import { chooseReader, incompatibility } from './choose-reader.ts';
import { discoverChain } from './discover-chain.ts';
import { indexingLine } from './index-status.ts';
import { openChain, type OpenChain } from './open-chain.ts';
import { storeOfChain } from './store-of-chain.ts';

const dead = 'ws://127.0.0.1:1';
const reports = { warn: (line: string) => void reported.push(line) };
let devnet: Devnet;
let folder = '';
let reported: string[] = [];

beforeAll(async () => {
  devnet = await startDevnet({ flags: ['--story', 'bare'] });
  // A fixed head: an index that has reached it is complete.
  await devnet.control('pause');
});
afterAll(() => devnet.stop());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-choose-'));
  reported = [];
});
afterEach(async () => {
  await devnet.control('heal');
  rmSync(folder, { recursive: true, force: true });
});

async function discovered(options: IndexOptions, ship: string | null = null) {
  return discoverChain({ kind: 'nodes', key: null, nodes: [devnet.api], ship, ...options }, chainRegistry);
}

function stored(dataFolder: string) {
  return sqliteStore({ dataFolder, chainId: devnet.chainId });
}

async function chosenKind(options: IndexOptions, ship: string | null = null): Promise<string | null> {
  const reader = await chooseReader(await discovered(options, ship), stored(join(folder, 'none')));
  return reader?.kind ?? null;
}

/** A node that has no trace_api, as one without that plugin. */
async function withoutTraces(): Promise<void> {
  await devnet.control('fault', { kind: 'lie', how: 'status', status: 404, path: '/v1/trace_api' });
}

test('by default the configured source is indexed; auto picks the best available', async () => {
  expect(await chosenKind({})).toBeNull();
  expect(await chosenKind({}, devnet.ship)).toBe('ship');
  expect(await chosenKind({ index: 'none' }, devnet.ship)).toBeNull();
  expect(await chosenKind({ index: 'auto' }, devnet.ship)).toBe('ship');
  expect(await chosenKind({ index: 'auto' })).toBe('trace_api');
  expect(await chosenKind({ index: 'auto' }, dead)).toBe('trace_api');
  await withoutTraces();
  expect(await chosenKind({ index: 'auto' })).toBe('get_block');
  await expect(chosenKind({ index: 'trace_api' })).rejects.toThrow(
    `${devnet.api} cannot be indexed by trace_api: /v1/trace_api/get_block`,
  );
  await expect(chosenKind({}, dead)).rejects.toThrow(`Cannot reach the state history at ${dead}: connection refused`);
});

test('an unreachable ClickHouse is not an empty index: no reader is chosen without knowing its contents', async () => {
  const settings = { url: 'http://127.0.0.1:1', database: 'a', user: '', password: '', cluster: null };
  const place = { dataFolder: folder, chainId: devnet.chainId };
  const store = await storeOfChain({ kind: 'clickhouse', ...settings }, place);
  await expect(chooseReader(await discovered({ index: 'auto' }), store)).rejects.toThrow('127.0.0.1:1');
});

test('an index is only resumed with a reader that provides at least as much', () => {
  const { ship, trace_api, get_block } = partsOfReader;
  for (const kind of ['ship', 'trace_api', 'get_block'] as const) expect(incompatibility(kind, null)).toBeNull();
  expect(incompatibility('ship', trace_api)).toBeNull();
  expect(incompatibility('trace_api', trace_api)).toBeNull();
  expect(incompatibility('get_block', get_block)).toBeNull();
  expect(incompatibility('trace_api', ship)).toBe(
    'The index was read from ship and cannot be resumed with trace_api, which provides less: move it away to start a new one',
  );
  expect(incompatibility('get_block', trace_api)).toContain('which provides less');
  expect(incompatibility('ship', get_block)).toContain('read from get_block and cannot be resumed with ship');
});

async function opened(options: IndexOptions): Promise<OpenChain> {
  const chain = await openChain(await discovered(options), folder, reports);
  const { headNumber } = (await devnet.control('status')) as { headNumber: number };
  await expect.poll(() => chain.served.index!().indexed ?? 0).toBeGreaterThanOrEqual(headNumber);
  return chain;
}

test('pages and APIs report the reader of the index and its limitations', async () => {
  const traced = await opened({ index: 'trace_api' });
  const app = await appOver([traced.served]);
  try {
    expect(indexingLine(traced.served)).toBe(
      `Indexing local from trace_api of ${devnet.api}; without table rows, permissions and balances.`,
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
    // State comes from the node; the index has none.
    expect(traced.served.sources.at.state).toBeNull();
    expect(traced.served.store).toBeUndefined();
  } finally {
    await app.fastify.close();
    await traced.close();
  }
  await expect(chooseReader(await discovered({ index: 'get_block' }), stored(folder))).rejects.toThrow(
    'The index was read from trace_api and cannot be resumed with get_block, which provides less',
  );
});

test('data read from get_block is marked incomplete in every response', async () => {
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

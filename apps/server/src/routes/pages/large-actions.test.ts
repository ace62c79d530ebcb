import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileAbi } from '@antescope/codec/abi/compile';
import { createChainSources } from '@antescope/sources/create-chain-sources';
import { NodeClient } from '@antescope/sources/node/node-client';
import { IndexSource } from '@antescope/index/answers/index-source';
import type { BlockRows, TransactionRows } from '@antescope/index/store/block-rows';
import { SqliteReader } from '@antescope/index/store/sqlite/sqlite-reader';
import { SqliteWriter } from '@antescope/index/store/sqlite/sqlite-writer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startRecordedNode, type RecordedNode } from '../../../../../fixtures/recorded-node.ts';
import { type ChainPoint, genesis, randomBlocks } from '../../../../../packages/index/test/random-blocks.ts';
import { appOver, chainOver, recordedChainId } from '../../../test/app-over.ts';
import type { App } from '../../start/app.ts';
import { loadBundle } from './load-bundle.ts';

const finality = { lastIrreversible: { number: 1, id: '' } };
const dataBytes = 60_000;
const largeActions = 20;
/** A name and bytes that the page would show as hex. */
const abi = compileAbi({
  version: 'eosio::abi/1.1',
  types: [],
  structs: [
    {
      name: 'fill',
      base: '',
      fields: [
        { name: 'owner', type: 'name' },
        { name: 'text', type: 'bytes' },
      ],
    },
  ],
  actions: [{ name: 'fill', type: 'fill', ricardian_contract: '' }],
  tables: [],
  ricardian_clauses: [],
  error_messages: [],
  abi_extensions: [],
  variants: [],
  action_results: [],
});

let folder: string;
let node: RecordedNode;
let writer: SqliteWriter;
let reader: SqliteReader;
let app: App;
let point: ChainPoint;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-large-'));
  node = await startRecordedNode();
  writer = new SqliteWriter(join(folder, 'history.sqlite'), recordedChainId);
  const trunk = randomBlocks(genesis, 60, 5);
  point = trunk.point;
  await writer.apply(trunk.blocks, finality);
  reader = new SqliteReader(join(folder, 'history.sqlite'), recordedChainId);
  const chain = chainOver([node.url]);
  const sources = createChainSources({
    node: new NodeClient({ endpoints: [node.url], chainId: recordedChainId }),
    histories: [new IndexSource(reader, { of: () => Promise.resolve(abi) })],
    chain: chain.config,
  });
  app = await appOver([{ ...chain, sources }], { bundle: await loadBundle() });
});
afterAll(async () => {
  await app.fastify.close();
  await reader.close();
  await writer.close();
  await node.close();
  rmSync(folder, { recursive: true, force: true });
});

async function get(url: string): Promise<string> {
  const answer = await app.fastify.inject({ method: 'GET', url });
  expect(answer.statusCode, url).toBe(200);
  return answer.body;
}

test('twenty actions with 60 kB of data each do not grow lists by as much as one of them', async () => {
  const lists = ['/', '/live', '/api/v1/actions?limit=100', '/api/v1/accounts/mallory/actions?limit=100'];
  const before = await Promise.all(lists.map(get));
  const block = blockOfLargeActions();
  await writer.apply([block], finality);
  // Home is shared for the time of a block.
  await expect.poll(() => get('/')).toContain('60,011 bytes, truncated');
  const after = await Promise.all(lists.map(get));
  for (const [at, list] of lists.entries())
    expect.soft(after[at]!.length - before[at]!.length, list).toBeLessThan(dataBytes);
  const { data } = JSON.parse(after[3]!) as { data: { rows: { trace: object }[] } };
  expect(data.rows).toHaveLength(largeActions);
  for (const { trace } of data.rows) {
    expect(trace).toMatchObject({ truncated: true, dataBytes: dataBytes + 11, hex: '', data: { owner: 'mallory' } });
  }
  const whole = await get(`/api/v1/transactions/${block.transactions[0]!.id}`);
  expect(whole.includes('aa'.repeat(dataBytes))).toBe(true);
});

/** Each action in a transaction of its own. */
function blockOfLargeActions(): BlockRows {
  const [rows] = randomBlocks(point, 1, 9).blocks;
  const transactions = Array.from({ length: largeActions }, (_, at): TransactionRows => {
    const sequence = point.nextSequence + at;
    return {
      id: at.toString(16).padStart(64, 'f'),
      status: 0,
      cpuUs: 100,
      netWords: 7500,
      elapsedUs: 90,
      scheduled: false,
      errorCode: null,
      packed: null,
      trace: null,
      failedId: null,
      actions: [
        {
          globalSequence: sequence,
          executionSequence: sequence,
          ordinal: 1,
          creatorOrdinal: 0,
          ancestorOrdinal: 1,
          receiver: 'mallory',
          account: 'mallory',
          name: 'fill',
          authorization: [{ actor: 'mallory', permission: 'active' }],
          data: abi.encodeAction('fill', { owner: 'mallory', text: 'aa'.repeat(dataBytes) }),
          contextFree: false,
          elapsedUs: 10,
          console: '',
          returnValue: new Uint8Array(),
          ramDeltas: [],
          recvSequence: at + 1,
          authSequence: [{ account: 'mallory', sequence: at + 1 }],
          codeSequence: 0,
          abiSequence: 0,
        },
      ],
    };
  });
  return { ...rows!, transactions };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { toHex } from '@antescope/codec/bytes/bytes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDevnet } from '../../../../test-kit/devnet.ts';
import type { Devnet } from '../../../../test-kit/devnet-api.ts';
import { seeded } from '../../test/random-blocks.ts';
import { storePath } from '../store/sqlite/open.ts';
import { SqliteReader } from '../store/sqlite/sqlite-reader.ts';
import type { IngestEvent } from './ingest.ts';

const kills = process.env['ANTESCOPE_SOAK'] === '1' ? 30 : 4;
const seed = Number(process.env['ANTESCOPE_SEED'] ?? 20261121);
let folder = '';
let devnet: Devnet;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-devnet-index-'));
  devnet = await startDevnet();
});
afterAll(async () => {
  await devnet.stop();
  rmSync(folder, { recursive: true, force: true });
});

function start(onEvent: (event: IngestEvent, child: ChildProcess) => void): ChildProcess {
  const script = join(import.meta.dirname, '../../test/indexer-child.ts');
  const child = spawn(process.execPath, [script, devnet.ship, devnet.chainId, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  createInterface({ input: child.stdout! }).on('line', (line) => onEvent(JSON.parse(line) as IngestEvent, child));
  return child;
}

/** Lets the indexer read some blocks of the live chain, perhaps a microfork, and kills it. */
async function killedAtRandom(random: () => number, forks: boolean): Promise<void> {
  let left = 1 + Math.floor(random() * 3);
  const child = start(() => {
    if (left-- === 0) child.kill('SIGKILL');
    else void devnet.control('produce', { count: 3 });
  });
  if (forks) await devnet.control('fork', { depth: 3 });
  await once(child, 'exit');
}

test(
  'actions of a live devnet: none lost and none twice after kills and microforks',
  { timeout: 300_000 },
  async () => {
    const random = seeded(seed);
    for (let kill = 0; kill < kills; kill++) {
      await killedAtRandom(random, kill === 1);
      if (kill === 2) await devnet.control('fork', { depth: 4 });
      await devnet.control('produce', { count: 2 });
    }
    await devnet.control('pause');
    const { headNumber, headId } = (await devnet.control('status')) as { headNumber: number; headId: string };
    const last = start((event, child) => {
      if (event.type === 'blocks' && event.last.id === headId) child.stdin?.end();
    });
    const reader = await ended(last);
    let actions = 0;
    for (let number = 2; number <= headNumber; number++) actions += await compareBlock(reader, number);
    expect(actions).toBeGreaterThan(1000);
    expect((await reader.status())?.head).toMatchObject({ number: headNumber, id: headId });
    await reader.close();
  },
);

async function ended(child: ChildProcess): Promise<SqliteReader> {
  await once(child, 'exit');
  return new SqliteReader(storePath(folder, devnet.chainId), devnet.chainId);
}

interface TracedBlock {
  id: string;
  transactions: {
    id: string;
    actions: { global_sequence: number; receiver: string; account: string; action: string; data: string }[];
  }[];
}

/** Compares a block of the node with the stored one; returns the number of actions. */
async function compareBlock(reader: SqliteReader, number: number): Promise<number> {
  const { body } = await devnet.call('/v1/trace_api/get_block', { block_num: number });
  const chain = body as TracedBlock;
  expect((await reader.block(number))?.id).toBe(chain.id);
  const told = chain.transactions.flatMap((one) => one.actions.map((action) => ({ ...action, transaction: one.id })));
  const held: unknown[] = [];
  for (const transaction of await reader.blockTransactions(number)) {
    for (const action of await reader.transactionActions(transaction.num)) {
      held.push({
        global_sequence: action.globalSequence,
        receiver: action.receiver,
        account: action.account,
        action: action.name,
        data: toHex(action.data),
        transaction: transaction.id,
      });
    }
  }
  const wanted = told.map(({ global_sequence, receiver, account, action, data, transaction }) => {
    return { global_sequence, receiver, account, action, data, transaction };
  });
  expect(bySequence(held), `block ${number}`).toEqual(bySequence(wanted));
  return held.length;
}

function bySequence(actions: unknown[]): unknown[] {
  const sequence = (action: unknown): number => (action as { global_sequence: number }).global_sequence;
  return actions.toSorted((a, b) => sequence(a) - sequence(b));
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sourcesOver } from '../../../../fixtures/sources-over.ts';
import { blockList } from './block-list.ts';

const headNumber = 40;
/** Blocks below are pruned. */
let firstKept = 1;
const idOf = (number: number): string => `${number.toString(16).padStart(8, '0')}${'a'.repeat(56)}`;
/** Two slots are empty before block 38. */
const timeOf = (number: number): string =>
  new Date(Date.UTC(2026, 10, 22, 10) + (number + (number >= 38 ? 2 : 0)) * 500).toISOString().replace('Z', '');

function answerTo(path: string, body: string): { status: number; json: unknown } {
  if (path.endsWith('/get_info')) {
    const head = { head_block_num: headNumber, head_block_id: idOf(headNumber), head_block_time: timeOf(headNumber) };
    const final = { last_irreversible_block_num: 30, last_irreversible_block_id: idOf(30) };
    return { status: 200, json: { chain_id: 'c'.repeat(64), head_block_producer: 'bp1', ...head, ...final } };
  }
  const number = Number((JSON.parse(body) as { block_num_or_id: string }).block_num_or_id);
  if (number < firstKept) return { status: 500, json: { code: 500, error: { code: 3100002, details: [] } } };
  const transactions = Array.from({ length: number % 3 }, () => ({ cpu_usage_us: 100 }));
  const facts = { id: idOf(number), previous: idOf(number - 1), timestamp: timeOf(number), producer: 'bp1' };
  return { status: 200, json: { block_num: number, ...facts, transactions } };
}

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const { status, json } = answerTo(request.url ?? '', body);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(json));
  });
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

const sources = () => sourcesOver(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

test('without an index: pages of 20 down to the first block, with missed slots', async () => {
  const at = sources().at;
  const first = await blockList(at, { before: null, limit: 50 });
  if (first.state !== 'data') throw new Error(JSON.stringify(first));
  expect(first.data.blocks.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, index) => 40 - index));
  expect(first.data.next).toBe(21);
  expect(first.data.blocks.find(({ number }) => number === 38)).toEqual({
    number: 38,
    id: idOf(38),
    time: `${timeOf(38)}Z`,
    producer: 'bp1',
    transactions: 2,
    missedBefore: 2,
  });
  expect(first.data.blocks.filter(({ missedBefore }) => missedBefore !== 0)).toHaveLength(1);

  const last = await blockList(at, { before: 3, limit: 50 });
  expect(last).toMatchObject({
    state: 'data',
    data: {
      blocks: [
        { number: 2, missedBefore: null },
        { number: 1, missedBefore: null },
      ],
      next: null,
    },
    meta: { complete: true, block: 40 },
  });
  expect(await blockList(at, { before: 1, limit: 50 })).toMatchObject({ state: 'empty' });
});

test('a page ends at the first block a node lacks, and is incomplete', async () => {
  firstKept = 35;
  const page = await blockList(sources().at, { before: null, limit: 50 });
  expect(page).toMatchObject({ state: 'data', data: { next: null }, meta: { complete: false } });
  if (page.state === 'data') {
    expect(page.data.blocks.map(({ number }) => number)).toEqual([40, 39, 38, 37, 36, 35]);
    expect(page.meta.failures).toHaveLength(1);
    expect(page.data.blocks.at(-1)!.missedBefore).toBeNull();
  }
  expect(await blockList(sources().at, { before: 20, limit: 50 })).toMatchObject({ state: 'failed' });
  firstKept = 1;
});

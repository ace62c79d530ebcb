import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sourcesOver } from '../../../../fixtures/sources-over.ts';
import type { HeadView } from './block-view.ts';
import { recentBlockCount } from './block-summary.ts';

/** Fork of each block, from the one it begins at. */
let forks = new Map([[1, 'a']]);
let requested: number[] = [];

const idOf = (number: number): string => {
  const fork = [...forks].findLast(([first]) => number >= first)![1];
  return `${number.toString(16).padStart(8, '0')}${fork.repeat(56)}`;
};

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const number = Number((JSON.parse(body) as { block_num_or_id: string }).block_num_or_id);
    requested.push(number);
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        block_num: number,
        id: idOf(number),
        previous: idOf(number - 1),
        timestamp: '2026-11-22T10:00:00.000',
        producer: 'bp1',
        transactions: [{ cpu_usage_us: 100 }, { cpu_usage_us: number }],
      }),
    );
  });
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

const headAt = (head: number): HeadView => ({
  chainId: '',
  head,
  headId: idOf(head),
  headTime: '2026-11-22T10:00:00.000Z',
  producer: 'bp1',
  lastIrreversible: 1,
  lastIrreversibleId: '',
  serverVersion: '',
});

test('reads each block once, and after a fork only the replaced ones', async () => {
  const { at } = sourcesOver(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const first = await at.recentBlocks.upTo(headAt(100));
  expect(first.map(({ number }) => number)).toEqual(
    Array.from({ length: recentBlockCount }, (_, index) => 100 - index),
  );
  expect(first[0]).toMatchObject({ producer: 'bp1', transactions: 2, cpuUs: 200 });
  expect(requested).toHaveLength(recentBlockCount);

  requested = [];
  await at.recentBlocks.upTo(headAt(102));
  expect(requested.toSorted()).toEqual([101, 102]);

  requested = [];
  forks = new Map([
    [1, 'a'],
    [101, 'b'],
  ]);
  const forked = await at.recentBlocks.upTo(headAt(103));
  expect(forked.map(({ id }) => id)).toEqual(Array.from({ length: recentBlockCount }, (_, index) => idOf(103 - index)));
  expect(requested.toSorted()).toEqual([101, 102, 103]);
});

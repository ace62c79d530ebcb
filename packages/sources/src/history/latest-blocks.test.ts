import { expect, test } from 'vitest';
import { AbiSource } from '../abi/abi-source.ts';
import type { HeadView } from '../block/block-view.ts';
import { ChainApi } from '../node/chain-api.ts';
import { NodeClient } from '../node/node-client.ts';
import { latestFromBlocks } from './latest-blocks.ts';

const idOf = (number: number) => number.toString(16).padStart(8, '0').padEnd(64, '0');
const hash = 'ab'.repeat(32);

/** An executed action in trace_api format. */
const transaction = (number: number, place: number) => ({
  id: `${number}${place}`.padStart(64, '0'),
  status: 'executed',
  actions: [
    {
      global_sequence: number * 100 + place,
      receiver: 'alice',
      account: 'alice',
      action: 'ping',
      authorization: [{ account: 'alice', permission: 'active' }],
      data: '',
    },
  ],
});

/** A chain with this many transactions per block; records which blocks were requested together. */
function chainOf(perBlock: number) {
  const requested: number[][] = [];
  let open = 0;
  const answer = async (_address: unknown, init?: RequestInit): Promise<Response> => {
    const { block_num: number } = JSON.parse(String(init!.body)) as { block_num?: number };
    if (number === undefined) return Response.json({ account_name: 'alice', code_hash: hash, abi_hash: hash, abi: '' });
    if (open === 0) requested.push([]);
    requested.at(-1)!.push(number);
    open += 1;
    await new Promise((turn) => void setImmediate(turn));
    open -= 1;
    return Response.json({
      number,
      id: idOf(number),
      previous_id: idOf(number - 1),
      timestamp: '2026-11-21T03:00:00.000Z',
      transactions: Array.from({ length: perBlock }, (_, place) => transaction(number, place)),
    });
  };
  const api = new ChainApi(new NodeClient({ endpoints: ['http://node.example'], fetch: answer as typeof fetch }));
  const latest = (head: number, limit: number) =>
    latestFromBlocks(api, new AbiSource(api), { head, lastIrreversible: head - 5 } as HeadView, limit);
  return { requested, latest };
}

test('a quiet chain is looked through in four steps, not block by block', async () => {
  const { requested, latest } = chainOf(0);
  expect(await latest(100, 10)).toEqual({ rows: [], first: 81 });
  expect(requested.map((group) => group.length)).toEqual([1, 3, 6, 10]);
  expect(requested.flat()).toEqual(Array.from({ length: 20 }, (_, index) => 100 - index));
});

test('a busy chain is requested for no more than it takes, and the newest come first', async () => {
  const { requested, latest } = chainOf(3);
  const { rows, first } = await latest(100, 5);
  expect(requested).toEqual([[100], [99, 98, 97]]);
  expect(first).toBe(97);
  expect(rows.map((row) => row.trace.receipt!.globalSequence)).toEqual(['10002', '10001', '10000', '9902', '9901']);
  expect(rows.map((row) => row.irreversible)).toEqual([false, false, false, false, false]);
});

test('the search ends at the first block of a young chain', async () => {
  const { requested, latest } = chainOf(1);
  const { rows, first } = await latest(3, 10);
  expect(requested).toEqual([[3], [2, 1]]);
  expect([rows.length, first]).toEqual([3, 1]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeNode } from '../../../../../fixtures/fake-node.ts';
import { type RecordedNode, startRecordedNode } from '../../../../../fixtures/recorded-node.ts';
import { contextOver, mainText } from '../../../test/page-of.ts';

let node: RecordedNode;

beforeAll(async () => {
  node = await startRecordedNode();
});

afterAll(() => node.close());

test('[TX-004] the status is executed, deferred, or from the receipt', async () => {
  const shown = (address: string) => mainText(`/transaction/${address}`, contextOver(node.url));
  expect(await shown('626222e264f5dccd2239ff723d9b2129ef0984bd755bc07ce19fb8e2237127e7')).toContain('Executed');
  const deferred = await shown('3c2f2c7dc6362212573750643f1b8306eea2a855a6807129c9bd8f6d4c67072d');
  expect(deferred).toContain('Status Deferred');
  expect(deferred).not.toContain('Executed');
  const failed = await shown('e51289857215a609a7e27f87d1cbdd92b5da3779c096b5f9db3a288a58fa5cbf?block=65');
  expect(failed).toContain('Failed');
});

test('[TX-006] a transaction that no source has, or has actions of, is not found', async () => {
  const id = 'f'.repeat(64);
  const info: unknown = await (await fetch(`${node.url}/v1/chain/get_info`)).json();
  const block = { block_num: 70, block_time: '2026-11-21T03:00:03.000', producer_block_id: null };
  const shown = async (trace: unknown) => {
    const other = await startFakeNode((path) => {
      if (path === '/v1/chain/get_info') return info;
      if (path === '/v1/trace_api/get_transaction_trace') return trace;
      return path === '/v1/chain/get_scheduled_transactions' ? { transactions: [] } : new Error('Unknown Endpoint');
    });
    const text = await mainText(`/transaction/${id}`, contextOver(other.url));
    await other.close();
    return text;
  };
  expect(await mainText(`/transaction/${id}`, contextOver(node.url))).toContain('TX not found');
  expect(await shown({ id, ...block, actions: [] })).toContain('TX not found');
  expect(await shown({ id, ...block, status: 'hard_fail', actions: [] })).toContain('Failed');
});

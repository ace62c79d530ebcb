import { afterAll, beforeAll, expect, test } from 'vitest';
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

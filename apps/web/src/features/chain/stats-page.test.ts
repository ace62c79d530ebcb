import { expect, test } from 'vitest';
import { startFakeNode } from '../../../../../fixtures/fake-node.ts';
import { contextOver, mainText } from '../../../test/page-of.ts';

test('[STATS-002] without an index and with a node that tells nothing, each part says so', async () => {
  const node = await startFakeNode(() => new Error('no'));
  const text = await mainText('/stats/activity', contextOver(node.url));
  expect(text).toMatch(/RAM reserved\s+The node does not tell/);
  expect(text).toMatch(/Node(&#x27;|')s database\s+The node does not tell/);
  expect(text).toContain('the statistics of this period');
  expect(text).toContain('the missed blocks');
  await node.close();
});

test('[STATS-002] a period that there is not is that of a day', async () => {
  const node = await startFakeNode(() => new Error('no'));
  const html = await mainText('/stats/activity?period=%3Cscript%3E', contextOver(node.url));
  expect(html).toContain('24 hours');
  expect(html).not.toContain('script');
  await node.close();
});

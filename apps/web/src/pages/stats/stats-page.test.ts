import { expect, test } from 'vitest';
import { startFakeNode } from '../../../../../fixtures/fake-node.ts';
import { contextOver, mainText } from '../../../test/page-of.ts';

test('[STATS-002] without an index and with a node that fails, each part says so and why', async () => {
  const node = await startFakeNode(() => new Error('no'));
  const text = await mainText('/stats/activity', contextOver(node.url));
  for (const label of ['Producer schedule', 'RAM sold', 'Node DB size']) {
    expect(text).toMatch(new RegExp(`${label}\\s+Unavailable`));
  }
  expect(text.split(`${node.url}: no`)).toHaveLength(2);
  expect(text).toContain('Retry');
  expect(text).not.toContain('Not available');
  expect(text).toContain('the statistics of this period');
  expect(text).toContain('the missed blocks');
  await node.close();
});

test('[STATS-002] what a node does not offer is no failure of it', async () => {
  const node = await startFakeNode((path) => new Error(path.includes('db_size') ? 'Unknown Endpoint' : 'no'));
  const text = await mainText('/stats/activity', contextOver(node.url));
  expect(text).toMatch(/Node DB size\s+Not available/);
  expect(text).toMatch(/RAM sold\s+Unavailable/);
  expect(text).toContain(`${node.url}: no`);
  await node.close();
});

test('[STATS-002] an unknown period falls back to one day', async () => {
  const node = await startFakeNode(() => new Error('no'));
  const html = await mainText('/stats/activity?period=%3Cscript%3E', contextOver(node.url));
  expect(html).toContain('24 hours');
  expect(html).not.toContain('script');
  await node.close();
});

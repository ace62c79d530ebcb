import { closePages, expect, expectNoReload, mark, noTransactions, open, test as base } from '../fixtures.ts';
import { startPassThrough, type PassThrough } from '../pass-through.ts';
import { startAntescope } from '../../test-kit/start-antescope.ts';

/** The product with an index of the node of `devnet`, without state history. */
const test = base.extend<{ polled: { url: string; node: PassThrough } }>({
  polled: async ({ devnet, context }, use) => {
    const node = await startPassThrough(devnet.devnetApi!);
    const site = await startAntescope(['--node', node.url, '--index', 'auto']);
    await use({ url: site.url, node });
    await closePages(context);
    await site.stop();
    await node.kill();
  },
});

test('the status page shows the index head, and updates without a reload', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/status`);
  await mark(page);
  const main = page.locator('main');
  await expect(main).toContainText('All systems operational');
  await expect(main).toContainText('State history: actions and state');
  await expect(main.getByRole('table', { name: 'Blocks' })).toContainText('actions · state');
  const indexed = async () =>
    Number((await main.locator('dt:text-is("Indexed up to") + dd').innerText()).replaceAll(',', ''));
  const first = await indexed();
  await expect.poll(indexed).toBeGreaterThan(first);
  await expectNoReload(page);
});

test.describe('an index of trace_api', () => {
  // Every block is a request: a chain of few.
  test.use({ devnetFlags: ['--story', 'bare', ...noTransactions] });

  test('lists missing data, and an unreachable node is shown with its reason', async ({ page, polled }) => {
    await open(page, `${polled.url}/status`);
    const main = page.locator('main');
    await expect(main).toContainText('trace_api: actions, no state');
    await expect(main).toContainText('Synced');
    await polled.node.kill();
    await expect(main.getByRole('alert')).toContainText('Disconnected, retrying');
    await expect(main.getByRole('alert')).toContainText(/refused|closed|reset/);
    await expect(main).toContainText('All nodes offline');
    await expect(main.getByRole('table', { name: 'Nodes' })).toContainText(/Failed/);
  });
});

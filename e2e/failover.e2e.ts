import type { Page } from '@playwright/test';
import { closePages, expect, expectNoReload, mark, open, test as base } from './fixtures.ts';
import { startPassThrough, type PassThrough } from './pass-through.ts';
import { startAntescope } from '../test-kit/start-antescope.ts';

interface TwoNodes {
  url: string;
  nodes: [PassThrough, PassThrough];
}

/** The product on two nodes of one running chain, without an index: all data comes from the nodes. */
const test = base.extend<{ twoNodes: TwoNodes }>({
  twoNodes: async ({ devnet, context }, use) => {
    const nodes = [await startPassThrough(devnet.devnetApi!), await startPassThrough(devnet.devnetApi!)] as const;
    const site = await startAntescope(['--node', nodes.map(({ url }) => url).join(',')]);
    await use({ url: site.url, nodes: [...nodes] });
    await closePages(context);
    await site.stop();
    for (const node of nodes) await node.kill();
  },
});

/** The endpoint that the footer names as the page's source. */
async function namedSource(page: Page): Promise<string> {
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: /^Updated .* · node/ }).click();
  const endpoint = await footer.locator('dt:text-is("Source") + dd').first().innerText();
  await page.keyboard.press('Escape');
  return endpoint;
}

/** Marks beside values that are partial or could not be read. */
const sourceMarks = (page: Page) => page.locator('main').getByRole('button', { name: /^Source: / });

test('open pages switch to the other node when one of two dies', async ({ page, context, twoNodes }) => {
  const { url, nodes } = twoNodes;
  const home = await context.newPage();
  await open(home, url);
  await open(page, `${url}/account/alice`);
  await mark(page);
  const first = await namedSource(page);
  const dying = nodes.find((node) => node.url === first)!;
  const other = nodes.find((node) => node !== dying)!;
  await dying.kill();

  const tabs = page.getByRole('navigation', { name: 'Account pages' });
  await tabs.getByRole('link', { name: 'Permissions' }).click();
  // The previous page, which has thresholds too, stays until this one is loaded.
  await expect(tabs.locator('[aria-current=page]')).toHaveText([/^Permissions/]);
  await expect(page.locator('main')).toContainText('Threshold 1');
  expect(await namedSource(page)).toBe(other.url);
  await page.keyboard.press('/');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Block 12');
  expect(await namedSource(page)).toBe(other.url);
  await expectNoReload(page);

  // The page that stayed open still follows the head.
  const head = home.locator('dl[aria-label="Chain info"]').getByRole('link').first();
  const before = await head.innerText();
  await expect(head).not.toHaveText(before);
});

test('without any node: failures are shown with Retry; the rest of the page stays', async ({ page, twoNodes }) => {
  const { url, nodes } = twoNodes;
  await open(page, `${url}/contract?account=eosio`);
  await expect(page.getByRole('navigation', { name: 'Contract eosio' })).toBeVisible();
  await open(page, `${url}/account/alice`);
  for (const node of nodes) await node.kill();

  // Never loaded: no data.
  const answer = await page.goto(`${url}/account/zoe`);
  expect(answer?.status()).toBe(502);
  await expect(page).toHaveTitle(/zoe · EOS/);
  const failed = page.getByRole('alert').first();
  await expect(failed).toContainText('Could not read the account zoe');
  for (const node of nodes) await expect(failed).toContainText(node.url);
  await expect(page.getByRole('navigation', { name: 'Account pages' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('combobox', { name: 'Search' })).toBeVisible();
  const twin = await page.request.get(`${url}/account/zoe?format=json`);
  expect(twin.status()).toBe(502);
  expect(Object.keys((await twin.json()) as object)).toContain('error');

  // Loaded before: the old data, marked as stale.
  await open(page, `${url}/account/alice`);
  await expect(page.getByRole('alert').first()).toContainText('Could not read the account alice');
  await expect(page.getByRole('alert').first()).toContainText('Showing the last known data.');
  await expect(page.locator('main')).toContainText('Threshold 1');
  await expect(sourceMarks(page).first()).toHaveAccessibleName('Source: Unavailable');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('button', { name: 'Some data could not be loaded.', exact: true })).toBeVisible();

  // Loaded before, but nothing of it is shown without its current ABI.
  await open(page, `${url}/contract?account=eosio`);
  await expect(page.getByRole('alert')).toContainText('Contract eosio cannot be retrieved.');
  await expect(page.getByRole('alert')).not.toContainText('last known');
  await open(page, `${url}/account/alice`);

  await nodes[0].revive();
  await page.getByRole('alert').first().getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Could not read the account' })).toHaveCount(0);
  expect(await namedSource(page)).toBe(nodes[0].url);
});

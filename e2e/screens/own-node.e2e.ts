import { expect, open, siteOptions, test as base } from '../fixtures.ts';
import { startAntescope } from '../../test-kit/start-antescope.ts';

/** The local chain of a site without a node: visitors configure theirs. */
const test = base.extend<object, { nodeless: { url: string } }>({
  nodeless: [
    // Playwright reads a fixture's dependencies from this pattern, which is empty without any.
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off the destructuring
    async ({}, use) => {
      const site = await startAntescope(['--chain', 'local', '--public']);
      await use({ url: site.url });
      await site.stop();
    },
    siteOptions,
  ],
});

test('[LOCAL-001] [LOCAL-005] [LOCAL-006] entering a node; invalid addresses and other servers are rejected', async ({
  page,
  nodeless,
  devnet,
}) => {
  await open(page, nodeless.url);
  await expect(page).toHaveURL(`${nodeless.url}/settings`);
  const node = page.getByLabel('Node URL');
  const start = page.getByRole('button', { name: 'Explore this node' });
  await node.fill('http://');
  await start.click();
  await expect(page.locator('main')).toContainText('Invalid URL, example: http://127.0.0.1:8888');
  await node.fill('127.0.0.1:9');
  await start.click();
  await expect(page.locator('main')).toContainText('Cannot connect to URL, is nodeos running?');
  await node.fill(devnet.devnetApi!.replace('http://', ''));
  await start.click();
  await expect(page).toHaveURL(new RegExp(`^${nodeless.url}/\\?nodeUrl=`));
  await expect(page.locator('main dl[aria-label="Chain info"]')).toContainText('Head block');
});

test('[LOCAL-003] [LOCAL-009] a node in the URL starts the explorer on every page, with the symbol of the settings', async ({
  page,
  nodeless,
  devnet,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const settings = new URLSearchParams({ nodeUrl: devnet.devnetApi!, coreSymbol: 'SYS' }).toString();
  await open(page, `${nodeless.url}/?${settings}`);
  await expect(page.getByLabel('Node URL')).toBeHidden();
  await expect(page).toHaveTitle(/SYS/);
  const head = page.locator('main dl[aria-label="Chain info"] a').first();
  const before = await head.innerText();
  await expect(head).not.toHaveText(before);
  await page.locator('main').getByRole('combobox', { name: 'Search' }).fill('alice');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${nodeless.url}/account/alice\\?nodeUrl=`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('alice');
  await page.reload();
  await expect(page.locator('main')).toContainText('Permissions');
  expect(requests.some((url) => url.startsWith(`${devnet.devnetApi}/v1/chain/`))).toBe(true);
  expect(requests.filter((url) => url.startsWith(`${nodeless.url}/v1/`) || url.includes('format=json'))).toEqual([]);
});

test('live actions of a custom node are polled by the browser only', async ({ page, nodeless, devnet }) => {
  const settings = new URLSearchParams({ nodeUrl: devnet.devnetApi! }).toString();
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await open(page, `${nodeless.url}/live?${settings}`);
  const newest = page.locator('main tbody a[href^="/transaction/"]').first();
  const before = await newest.getAttribute('href');
  await expect(newest).not.toHaveAttribute('href', before!);
  await expect(page.locator('main output')).toHaveText('Running');
  expect(sockets).toEqual([]);
});

test('the node of a link is asked about before anything is requested from it, and named on every page afterwards', async ({
  page,
  nodeless,
  devnet,
  complaints,
}) => {
  const foreign: string[] = [];
  await page.route('http://node.example/**', async (route) => {
    foreign.push(route.request().url());
    const url = route.request().url().replace('http://node.example', devnet.devnetApi!);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  const start = `${nodeless.url}/account/alice?nodeUrl=http%3A%2F%2Fnode.example`;
  const answer = await page.request.get(start, { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers()['content-security-policy']).not.toContain('node.example');
  await open(page, start);
  await expect(page.getByRole('heading', { name: 'Read this chain from node.example?' })).toBeVisible();
  expect(foreign).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('alice');
  await expect(page).toHaveURL(start);
  const bar = page.getByRole('complementary', { name: 'Source of the data' });
  await expect(bar).toContainText('Data from node.example');
  await open(page, `${nodeless.url}/?nodeUrl=http%3A%2F%2Fnode.example`);
  await expect(page.locator('main dl[aria-label="Chain info"]')).toContainText('Head block');
  await expect(bar).toBeVisible();
  await bar.getByRole('link', { name: 'Stop' }).click();
  await expect(page).toHaveURL(`${nodeless.url}/settings`);
  await expect(bar).toBeHidden();
  // Requests to the chosen node are wanted here; any other complaint still fails the test.
  const others = complaints.filter((complaint) => !complaint.startsWith('requested http://node.example/'));
  complaints.splice(0, complaints.length, ...others);
});

test('[NAV-067] the settings are linked in local mode only', async ({ page, devnet, family }) => {
  await open(page, devnet.url);
  const more = page.getByRole('navigation', { name: 'Main', exact: true });
  await more.locator('summary', { hasText: 'Developers' }).click();
  await expect(more.getByRole('link', { name: 'Node settings' })).toBeVisible();
  await open(page, family.url);
  await more.locator('summary', { hasText: 'Developers' }).click();
  await expect(more.getByRole('link', { name: 'API reference' })).toBeVisible();
  await expect(more.getByRole('link', { name: 'Node settings' })).toBeHidden();
});

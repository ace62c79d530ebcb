import { createServer } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, open, test } from '../fixtures.ts';
import { startAntescope, type Antescope } from '../../test-kit/start-antescope.ts';
import { connect } from './connect.ts';

// Two sites for the file: origins that share accounts through the frame of the first.
test.describe.configure({ mode: 'serial' });

let first: Antescope;
let second: Antescope;

test.beforeAll(async () => {
  const found = new Set<number>();
  // oxlint-disable-next-line no-await-in-loop -- until two differ
  while (found.size < 2) found.add(await freePort());
  const ports = [...found];
  const [origin, other] = ports.map((port) => `http://127.0.0.1:${port}`);
  const settings = { 'wallet-frame': { origin, sites: [origin, other] } };
  first = await startAntescope(['--port', String(ports[0])], settings);
  second = await startAntescope(['--node', first.devnetApi!, '--port', String(ports[1])], settings);
});

test.afterAll(async () => {
  await second.stop();
  await first.stop();
});

/** Below the ports that systems give to connections and to servers without one: nothing else takes it meanwhile. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((done) => {
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}

const menuOf = (page: Page) => page.getByRole('banner').locator('details:has([data-account-menu])');
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

test('an account connected on one site is known on the other, and removed there it is removed on both', async ({
  page,
}) => {
  await open(page, `${first.url}/wallet/transfer`);
  await connect(page, first.keys.carol!, 'carol@active', 'correct horse battery');
  await expect(menuOf(page).locator('summary')).toContainText('carol');

  await open(page, `${second.url}/blocks`);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect', exact: true })).toBeVisible();
  // The frame loads with the wallet.
  await page.getByRole('banner').getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(menuOf(page).locator('summary')).toContainText('carol');
  const shared = await stored(page);
  expect(shared).toContain('users-v.0.0.7');
  expect(shared).not.toContain('antescope-local-key:');
  expect(shared).not.toContain(first.keys.carol!);

  await page.keyboard.press('Escape');
  await menuOf(page).locator('summary').click();
  await menuOf(page).getByRole('button', { name: 'Remove carol@active' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect', exact: true })).toBeVisible();
  await open(page, `${first.url}/blocks`);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect', exact: true })).toBeVisible();
});

test('the frame is embedded by its sites only', async ({ request }) => {
  const policy = (await request.get(`${first.url}/wallet-frame`)).headers()['content-security-policy'];
  expect(policy).toContain(`frame-ancestors ${first.url} ${second.url}`);
});

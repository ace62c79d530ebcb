import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, open, test } from '../fixtures.ts';
import { startAntescope, type Antescope } from '../start-antescope.ts';
import { connect } from './connect.ts';

// Two sites for the file: origins that share accounts through the frame of the first.
test.describe.configure({ mode: 'serial' });

let first: Antescope;
let second: Antescope;
let folder: string;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-frame-'));
  const config = join(folder, 'antescope.json');
  const ports = [await freePort(), await freePort()];
  const [origin, other] = ports.map((port) => `http://127.0.0.1:${port}`);
  writeFileSync(config, JSON.stringify({ 'wallet-frame': { origin, sites: [origin, other] } }));
  first = await startAntescope(['--rate-limit', '0', '--config', config, '--port', String(ports[0])]);
  const node = ['--node', first.devnetApi!, '--port', String(ports[1])];
  second = await startAntescope(['--rate-limit', '0', '--config', config, ...node]);
});

test.afterAll(async () => {
  await second.stop();
  await first.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
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

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import { modulesOf, videoOf } from '../../fixtures/qr-video.ts';
import { callNode } from '../../test-kit/devnet-control.ts';
import { expect, noTransactions, open, test } from '../fixtures.ts';
import { chromiumOptions } from '../launch-chromium.ts';
import type { Antescope } from '../../test-kit/start-antescope.ts';
import { connect } from './connect.ts';

test.use({ devnetFlags: noTransactions });

let folder: string;
let camera: string;
let browser: Browser;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-camera-'));
  camera = join(folder, 'camera.y4m');
  writeFileSync(camera, videoOf([]));
  const { args, ...options } = chromiumOptions();
  const video = [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${camera}`,
  ];
  browser = await chromium.launch({ ...options, args: [...args, ...video] });
});

test.afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

const transfer = (from: string, memo: string) => ({
  account: 'eosio.token',
  name: 'transfer',
  authorization: [{ actor: from, permission: 'active' }],
  data: { from, to: 'zoe', quantity: '0.0007 EOS', memo },
});

async function balance(site: Antescope, account: string): Promise<string> {
  const rows = await callNode(site, '/v1/chain/get_currency_balance', { code: 'eosio.token', account, symbol: 'EOS' });
  return (rows as string[])[0]!;
}

/** Builds a transfer in a page with a network; gives the code of it. */
async function built(page: Page, site: Antescope, from: string, memo: string): Promise<Locator> {
  await open(page, `${site.url}/wallet/sign`);
  await page
    .getByRole('textbox', { name: 'Transaction', exact: true })
    .fill(JSON.stringify({ actions: [transfer(from, memo)] }));
  await page.getByRole('button', { name: 'Build', exact: true }).click();
  const code = page.getByRole('img', { name: 'Transaction as a QR code' });
  await expect(code).toBeVisible();
  return code;
}

/** Holds a code that a page shows in front of the camera. */
async function show(code: Locator): Promise<void> {
  const size = Number((await code.getAttribute('viewBox'))!.split(' ')[2]);
  writeFileSync(camera, videoOf(modulesOf((await code.locator('path').getAttribute('d'))!, size)));
}

/** Chooses a picture in the scanner of a page. */
async function scanPicture(page: Page, button: string, picture: Buffer): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const file = { name: 'code.png', mimeType: 'image/png', buffer: picture };
  await page.getByRole('dialog').getByLabel('Choose a picture').setInputFiles(file);
}

test('a page without network signs a transfer that it scans, and a connected page sends it', async ({
  page,
  devnet,
}) => {
  const code = await built(page, devnet, 'carol', 'by code');

  // The device that keeps the key: its page and its scanner are loaded, then its network is turned off.
  const context = await browser.newContext({ permissions: ['camera'] });
  const cold = await context.newPage();
  await open(cold, `${devnet.url}/wallet/sign`);
  await connect(cold, devnet.keys.carol!, 'carol@active');
  await cold.getByRole('button', { name: 'Scan QR code' }).click();
  await expect(cold.getByRole('dialog')).toContainText('Point the camera at the code.');
  await cold.keyboard.press('Escape');
  await context.setOffline(true);

  await show(code);
  await cold.getByRole('button', { name: 'Scan QR code' }).click();
  const card = cold.getByRole('region', { name: 'Sign without network' });
  await expect(card).toContainText('eosio.token::transfer · carol@active');
  await expect(card).toContainText('"quantity": "0.0007 EOS"');
  await card.getByRole('button', { name: 'Sign as carol@active' }).click();
  const signature = card.getByRole('img', { name: 'Signature as a QR code' });
  await expect(signature).toBeVisible();

  const before = await balance(devnet, 'zoe');
  await scanPicture(page, 'Scan signature', await signature.screenshot());
  await page.getByRole('button', { name: 'Send 1 transaction' }).click();
  await expect(page.getByRole('region', { name: 'Signed transactions' })).toContainText('Sent');
  const units = (amount: string): bigint => BigInt(amount.replace(' EOS', '').replace('.', ''));
  await expect.poll(async () => units(await balance(devnet, 'zoe')) - units(before)).toBe(7n);
  await context.close();
});

test('a code that is no signature, one of another account, and a picture without a code are refused', async ({
  page,
  devnet,
}) => {
  const code = await built(page, devnet, 'carol', 'refused');
  const picture = await code.screenshot();
  await scanPicture(page, 'Scan signature', picture);
  await expect(page.getByRole('alert')).toHaveText('This is not a response to this request.');
  await scanPicture(page, 'Scan signature', await page.getByRole('heading', { level: 1 }).screenshot());
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('No QR code was found in this picture.');
  await page.keyboard.press('Escape');

  const other = await built(page, devnet, 'bob', 'of another account');
  await show(other);
  const context = await browser.newContext({ permissions: ['camera'] });
  const cold = await context.newPage();
  await open(cold, `${devnet.url}/wallet/sign`);
  await connect(cold, devnet.keys.carol!, 'carol@active');
  await cold.getByRole('button', { name: 'Scan QR code' }).click();
  const card = cold.getByRole('region', { name: 'Sign without network' });
  await expect(card).toContainText('The transaction does not name carol@active.');
  await expect(card.getByRole('button', { name: /^Sign as/ })).toHaveCount(0);
  await context.close();
});

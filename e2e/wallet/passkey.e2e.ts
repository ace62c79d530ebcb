import { publicKeyOf } from '@antescope/codec/curve/sign';
import { devKey, devWebAuthnKey } from '@antescope/devnet/story/keys';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { callNode, control } from '../../test-kit/devnet-control.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { type HttpsSite, launchTrusting, startHttps } from '../https-site.ts';
import type { Antescope } from '../../test-kit/start-antescope.ts';
import { act, storySeed } from './act.ts';
import { expectIncluded, fillTransfer, review, signAndSend } from './connect.ts';

const account = 'webauthnacct';
const authenticator = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

let browser: Browser;
let site: HttpsSite;

test.beforeAll(async () => {
  browser = await launchTrusting();
});
test.afterAll(() => browser.close());
test.beforeEach(async ({ devnet }) => {
  await control(devnet, 'generator', { on: false });
  site = await startHttps(devnet.url);
});
test.afterEach(async ({ devnet }) => {
  await site.close();
  await setKey(devnet, devWebAuthnKey(storySeed, account, 'antescope.example'));
  await control(devnet, 'generator', { on: true });
});

/** A page with an authenticator that agrees to everything. */
async function pageWithPasskeys(): Promise<{ page: Page; cdp: CDPSession; id: string }> {
  const page = await (await browser.newContext()).newPage();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId: id } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options: authenticator });
  await page.goto(`${site.url}/wallet/transfer`);
  await hydrated(page);
  return { page, cdp, id };
}

/** Makes `key` the account's second key beside its story key. */
async function setKey(devnet: Antescope, key: string): Promise<void> {
  const keys = [publicKeyOf(devKey(storySeed, account)), key].map((one) => ({ key: one, weight: 1 }));
  const auth = { threshold: 1, keys, accounts: [], waits: [] };
  const authorization = [{ actor: account, permission: 'active' }];
  const data = { account, permission: 'active', parent: 'owner', auth };
  await act(devnet, account, [{ account: 'eosio', name: 'updateauth', authorization, data }]);
}

async function choosePasskeys(page: Page) {
  await page.getByRole('button', { name: 'Connect', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Passkey/ }).click();
  return dialog;
}

async function balance(devnet: Antescope, name: string): Promise<bigint> {
  const parameters = { code: 'eosio.token', account: name, symbol: 'EOS' };
  const [asset = '0'] = (await callNode(devnet, '/v1/chain/get_currency_balance', parameters)) as string[];
  return BigInt(asset.replace(/\D/g, ''));
}

test('a passkey is created, added to a permission, and signs a transfer, before and after a reload', async ({
  devnet,
}) => {
  const { page, cdp, id } = await pageWithPasskeys();
  const dialog = await choosePasskeys(page);
  await dialog.getByRole('button', { name: 'Create a passkey' }).click();
  const key = (await dialog.locator('code').textContent())!;
  expect(key).toMatch(/^PUB_WA_/);
  await expect(dialog).toContainText('this key is lost');
  await dialog.getByRole('button', { name: 'I added the key' }).click();
  await expect(dialog.getByRole('alert')).toContainText('No permission has this key yet');

  await setKey(devnet, key);
  await dialog.getByRole('button', { name: 'I added the key' }).click();
  await dialog.getByRole('button', { name: `Connect as ${account}@active` }).click();
  await expect(dialog).toBeHidden();

  const before = await balance(devnet, 'zoe');
  await fillTransfer(page, { to: 'zoe', amount: '0.5', token: 'eosio.token EOS' });
  await expect(review(page)).toContainText('Simulated by the node');
  await signAndSend(page);
  await expectIncluded(page);
  expect(await balance(devnet, 'zoe')).toBe(before + 5000n);

  await page.reload();
  await hydrated(page);
  await fillTransfer(page, { to: 'zoe', amount: '0.25', token: 'eosio.token EOS' });
  await expect(review(page)).toContainText('Simulated by the node');
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false });
  await signAndSend(page);
  await expect(page.locator('main').getByRole('alert')).toBeVisible();
  expect(await balance(devnet, 'zoe')).toBe(before + 5000n);
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: true });
  await signAndSend(page);
  await expectIncluded(page);
  expect(await balance(devnet, 'zoe')).toBe(before + 7500n);
  await page.context().close();
});

test('a passkey of this site is found by its accounts on a device that stored nothing', async ({ devnet }) => {
  const { page } = await pageWithPasskeys();
  const dialog = await choosePasskeys(page);
  await dialog.getByRole('button', { name: 'Create a passkey' }).click();
  await setKey(devnet, (await dialog.locator('code').textContent())!);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await hydrated(page);
  await choosePasskeys(page);
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await dialog.getByRole('button', { name: `Connect as ${account}@active` }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner')).toContainText(account);
  await page.context().close();
});

import type { Page } from '@playwright/test';
import { AnchorWallet, type Decision } from '../../fixtures/anchor-wallet.ts';
import { startLinkService, type LinkServiceStandIn } from '../../fixtures/link-service.ts';
import { expect, expectNoReload, mark, noTransactions, open, test } from '../fixtures.ts';
import { startAntescope, type Antescope } from '../../test-kit/start-antescope.ts';
import { outgoingOf } from './outgoing.ts';
import { expectIncluded, fillTransfer, review, signAndSend } from './connect.ts';

// One site and one link service for the file.
test.describe.configure({ mode: 'serial' });

let service: LinkServiceStandIn;
let site: Antescope;
let wallet: AnchorWallet;

test.beforeAll(async () => {
  service = await startLinkService();
  const walletProviders = ['local-key', 'anchor', 'webauth'];
  site = await startAntescope(noTransactions, { 'wallet-link': service.url, chains: { local: { walletProviders } } });
});

/** A wallet with carol's key that opens requests of the scheme. */
function walletFor(scheme: string): AnchorWallet {
  const optionsOf = (actor: string) => ({
    node: site.devnetApi!,
    privateKey: site.keys[actor]!,
    level: { actor, permission: 'active' },
    scheme,
  });
  return new AnchorWallet({ ...optionsOf('carol'), service: service.url, other: optionsOf('bob') });
}

test.beforeEach(() => {
  wallet = walletFor('esr');
});

test.afterEach(() => wallet.close());

test.afterAll(async () => {
  await site.stop();
  await service.close();
});

const signDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in your wallet' });

async function login(page: Page, changed: Record<string, string> = {}, name = 'Anchor'): Promise<void> {
  await open(page, `${site.url}/wallet/transfer`);
  await mark(page);
  await page.getByRole('button', { name: 'Connect', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(dialog.getByRole('img', { name: 'Signing request as a QR code' })).toBeVisible();
  await wallet.connect((await dialog.getByRole('link', { name: 'Open in wallet' }).getAttribute('href'))!, changed);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner')).toContainText('carol');
}

async function transfer(page: Page, amount: string, decision: Decision): Promise<void> {
  wallet.decision = decision;
  await fillTransfer(page, { to: 'zoe', amount, token: 'eosio.token EOS' });
  await signAndSend(page);
}

for (const [row, name, scheme] of [
  ['AUTH-005', 'Anchor', 'esr'],
  ['AUTH-002', 'WebAuth', 'proton'],
] as const)
  test(`[${row}] ${name} connects and signs through its link, also after a reload; logging out removes the link`, async ({
    page,
  }) => {
    wallet.close();
    wallet = walletFor(scheme);
    const outgoing = outgoingOf(page);
    await login(page, {}, name);
    await transfer(page, '0.0002', 'sign');
    await expectIncluded(page);
    expect(wallet.received).toHaveLength(1);
    await expectNoReload(page);

    await open(page, `${site.url}/wallet/transfer`);
    await transfer(page, '0.0003', 'sign');
    await expectIncluded(page);
    expect(wallet.received).toHaveLength(2);

    const links = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => /^antescope-(anchor|webauth):/.test(key)));
    expect(await links()).toHaveLength(1);
    const stored = await outgoing.stored();
    const requestKey = /PVT_K1_\w+/.exec(stored)![0];
    const revealed = outgoing.texts.join('\n');
    expect(revealed).toContain('send_transaction');
    for (const secret of [requestKey, site.keys.carol!]) expect(revealed).not.toContain(secret);
    expect(stored).not.toContain(site.keys.carol!);
    const menu = page.getByRole('banner').locator('details:has([data-account-menu])');
    await menu.locator('summary').click();
    await menu.getByRole('button', { name: 'Remove carol@active' }).click();
    await expect(page.locator('main').getByRole('button', { name: 'Connect wallet' })).toBeVisible();
    expect(await links()).toEqual([]);
  });

test('a rejected, a foreign and a closed request send nothing, and the next one is signed', async ({ page }) => {
  await login(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/send_transaction')) sent.push(request.url());
  });
  const failures: [Decision, RegExp][] = [
    ['reject', /declined/i],
    ['other-chain', /The wallet is on another chain/],
    ['other-account', /not a response to this request/i],
  ];
  for (const [index, [decision, message]] of failures.entries()) {
    await transfer(page, `0.001${index}`, decision);
    await expect(signDialog(page)).toContainText('Confirm the transaction of carol@active in Test phone.');
    await expect(signDialog(page).getByRole('alert')).toContainText(message);
    await signDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(review(page)).toContainText('Not signed: the wallet was closed.');
  }
  expect(sent).toEqual([]);
  await transfer(page, '0.0004', 'sign');
  await expectIncluded(page);
});

test('a request that expires is shown as such', async ({ page }) => {
  await page.clock.install();
  await login(page);
  await transfer(page, '0.0005', 'ignore');
  await expect(signDialog(page)).toContainText('in Test phone.');
  await page.clock.fastForward('01:00:00');
  await expect(signDialog(page).getByRole('alert')).toContainText('The request expired unsigned.');
});

test('a wallet that listens elsewhere is not linked: its requests are scanned', async ({ page }) => {
  await login(page, { link_ch: 'https://elsewhere.example/0123456789' });
  await transfer(page, '0.0006', 'sign');
  const link = signDialog(page).getByRole('link', { name: 'Open in wallet' });
  await wallet.answer((await link.getAttribute('href'))!);
  await expectIncluded(page);
  expect(wallet.received).toHaveLength(1);
});

test('pages connect to the configured link service and to no other', async ({ request }) => {
  const policy = (await request.get(site.url)).headers()['content-security-policy'];
  expect(policy).toContain(`connect-src 'self' ${service.url} ${service.url.replace('http', 'ws')};`);
});

import { ABI, Action } from '@wharfkit/antelope';
import type { Page } from '@playwright/test';
import { EsrWallet } from '../../fixtures/esr-wallet.ts';
import { callNode } from '../../test-kit/devnet-control.ts';
import { expect, expectNoReload, mark, noTransactions, open, test } from '../fixtures.ts';
import type { Antescope } from '../../test-kit/start-antescope.ts';
import { expectIncluded, fillTransfer, review, signAndSend } from './connect.ts';

test.use({ devnetFlags: noTransactions });

function walletOf(site: Antescope, actor: string): EsrWallet {
  return new EsrWallet({
    node: site.devnetApi!,
    privateKey: site.keys[actor]!,
    level: { actor, permission: 'active' },
  });
}

/** The request that a dialog shows, as a wallet gets it from the link; the code beside it holds the same. */
async function requestOf(page: Page, dialog = page.getByRole('dialog')): Promise<string> {
  const link = dialog.getByRole('link', { name: 'Open in wallet' });
  await expect(dialog.getByRole('img', { name: 'Signing request as a QR code' })).toBeVisible();
  return (await link.getAttribute('href'))!;
}

async function openIdentityRequest(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Connect', exact: true }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Signing request/ })
    .click();
  return requestOf(page);
}

async function paste(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const box = dialog.getByRole('textbox', { name: /^The callback as JSON/ });
  if (!(await box.isVisible())) await dialog.getByText('Paste the wallet’s response').click();
  await box.fill(text);
  await dialog.getByRole('button', { name: 'Submit response' }).click();
}

const signDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in your wallet' });

test('a wallet on another device connects and signs through the relay, without a key in the page', async ({
  page,
  devnet,
}) => {
  const wallet = walletOf(devnet, 'carol');
  await open(page, `${devnet.url}/wallet/transfer`);
  await mark(page);
  await wallet.signAndReport(await openIdentityRequest(page));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('banner')).toContainText('carol');

  await fillTransfer(page, { to: 'zoe', amount: '0.0002', token: 'eosio.token EOS' });
  await expect(review(page)).toContainText('Signing as carol@active with Signing request (ESR)');
  await signAndSend(page);
  await expect(signDialog(page)).toContainText('Waiting for the wallet');
  await wallet.signAndReport(await requestOf(page));
  await expectIncluded(page);
  await expect(page.locator('main').getByRole('heading', { name: 'Sent 0.0002 EOS to zoe' })).toBeVisible();
  await expectNoReload(page);
});

test('a wallet that cannot reach the site connects and signs by paste', async ({ page, devnet }) => {
  const wallet = walletOf(devnet, 'bob');
  await open(page, `${devnet.url}/wallet/transfer`);
  const identity = await wallet.sign(await openIdentityRequest(page));
  await paste(page, 'not an answer');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('This is not a response to this request');
  await paste(page, identity.proof!);
  await expect(page.getByRole('dialog')).toBeHidden();

  await fillTransfer(page, { to: 'zoe', amount: '0.0003', token: 'eosio.token EOS' });
  await signAndSend(page);
  const request = await requestOf(page);
  // The signature of another account's wallet, and one of another request.
  const { callback: foreign } = await walletOf(devnet, 'carol').sign(request);
  await paste(page, foreign.sig!);
  await expect(signDialog(page).getByRole('alert')).toContainText('The signature does not satisfy the permission.');
  await paste(page, identity.callback.sig!);
  await expect(signDialog(page).getByRole('alert')).toContainText('The signature does not satisfy the permission.');
  const { callback } = await wallet.sign(request);
  await paste(page, callback.sig!);
  await expectIncluded(page);
});

test('an account that is entered by name signs with its wallet; one that the wallet sent is followed', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/wallet/transfer`);
  await openIdentityRequest(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Connect by account name').click();
  await dialog.getByLabel('Account and permission').fill('nosuchacct12');
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('There is no such account or permission.');
  await dialog.getByLabel('Account and permission').fill('carol@active');
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(dialog).toBeHidden();

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/send_transaction')) sent.push(request.url());
  });
  await fillTransfer(page, { to: 'zoe', amount: '0.0004', token: 'eosio.token EOS' });
  await signAndSend(page);
  await walletOf(devnet, 'carol').signAndReport(await requestOf(page), { broadcast: true });
  await expectIncluded(page);
  expect(sent).toEqual([]);
});

test('a transaction that the wallet changed is shown and sent only when that is confirmed', async ({
  page,
  devnet,
}) => {
  const wallet = walletOf(devnet, 'carol');
  await open(page, `${devnet.url}/wallet/transfer`);
  await wallet.signAndReport(await openIdentityRequest(page));
  await fillTransfer(page, { to: 'zoe', amount: '0.0005', token: 'eosio.token EOS' });
  const { abi } = (await callNode(devnet, '/v1/chain/get_abi', { account_name: 'eosio.token' })) as { abi: object };
  const added = Action.from(
    {
      account: 'eosio.token',
      name: 'transfer',
      authorization: [{ actor: 'carol', permission: 'active' }],
      data: { from: 'carol', to: 'dave', quantity: '0.0100 EOS', memo: 'fee' },
    },
    ABI.from(abi as never),
  );
  const changed = page.getByRole('region', { name: 'Changed by the wallet' });
  for (const confirmed of [false, true]) {
    await signAndSend(page);
    await wallet.signAndReport(await requestOf(page), { added });
    await expect(changed).toContainText('eosio.token::transfer (carol@active)');
    await expect(changed.getByRole('listitem').filter({ hasText: 'dave' })).toContainText('0.0100 EOS');
    await changed.getByRole('button', { name: confirmed ? 'Send the changed transaction' : 'Discard' }).click();
  }
  await expectIncluded(page);
});

test('a closed request signs nothing, and the next one is answered', async ({ page, devnet }) => {
  const wallet = walletOf(devnet, 'carol');
  await open(page, `${devnet.url}/wallet/transfer`);
  await wallet.signAndReport(await openIdentityRequest(page));
  await fillTransfer(page, { to: 'zoe', amount: '0.0006', token: 'eosio.token EOS' });
  await signAndSend(page);
  await signDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(review(page)).toContainText('Not signed: the wallet was closed.');
  // The page is slow: the wallet answers before the page has asked for the answer.
  const answered = Promise.withResolvers<void>();
  await page.route('**/esr/callback/**', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await signAndSend(page);
  const reported = wallet.report(await wallet.sign(await requestOf(page)));
  answered.resolve();
  await reported;
  await expectIncluded(page);
});

/** How many transactions of zoe's history have this amount; no other test of this file pays it. */
async function paidTimes(site: Antescope, amount: string): Promise<number> {
  const address = `${site.url}/account/zoe?tab=transactions&format=json`;
  const { data } = (await (await fetch(address)).json()) as {
    data: { actions: { data: { rows: { transactionId: string }[] } } };
  };
  const rows = data.actions.data.rows.filter((row) => JSON.stringify(row).includes(`"${amount}"`));
  return new Set(rows.map(({ transactionId }) => transactionId)).size;
}

test('a wallet that sent and then was closed is found, and nothing is paid twice', async ({ page, devnet }) => {
  const wallet = walletOf(devnet, 'carol');
  await open(page, `${devnet.url}/wallet/transfer`);
  await wallet.signAndReport(await openIdentityRequest(page));
  await fillTransfer(page, { to: 'zoe', amount: '0.0021', token: 'eosio.token EOS' });
  await signAndSend(page);
  // Sent by the wallet, and closed without a word to the page.
  await wallet.sign(await requestOf(page), { broadcast: true });
  await signDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expectIncluded(page);
  await expect(page.locator('main').getByRole('heading', { name: 'Sent 0.0021 EOS to zoe' })).toBeVisible();

  await page.locator('main').getByRole('button', { name: 'New transfer' }).click();
  await fillTransfer(page, { to: 'zoe', amount: '0.0022', token: 'eosio.token EOS' });
  await signAndSend(page);
  const request = await requestOf(page);
  await signDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(review(page)).toContainText('The wallet can still send the last transaction until');
  // The form is left and opened again before the wallet sends: its receipt appears by itself.
  await page.getByRole('banner').getByRole('link', { name: 'Antescope' }).click();
  await expect(page.locator('h1')).not.toHaveText('Send tokens');
  await page.goBack();
  await expect(review(page)).toContainText('The wallet can still send the last transaction until');
  await wallet.sign(request, { broadcast: true });
  await expect(page.locator('main').getByRole('heading', { name: 'Sent 0.0022 EOS to zoe' })).toBeVisible();
  await expectIncluded(page);
  expect(await paidTimes(devnet, '0.0022 EOS')).toBe(1);
});

test('a transaction that a wallet has is not forgotten by a reload, nor by another tab', async ({ page, devnet }) => {
  const wallet = walletOf(devnet, 'carol');
  await open(page, `${devnet.url}/wallet/transfer`);
  await wallet.signAndReport(await openIdentityRequest(page));
  await fillTransfer(page, { to: 'zoe', amount: '0.0023', token: 'eosio.token EOS' });
  await signAndSend(page);
  const request = await requestOf(page);
  // Reloaded with the dialog open, as a phone does with a page in the background.
  await open(page, `${devnet.url}/wallet/transfer`);
  const note = 'The wallet can still send the last transaction until';
  await expect(review(page)).toContainText(note);
  const tab = await page.context().newPage();
  await open(tab, `${devnet.url}/wallet/ram`);
  await expect(review(tab)).toContainText(note);
  await tab.close();

  // The same act is the same transaction: the chain takes it once.
  await fillTransfer(page, { to: 'zoe', amount: '0.0023', token: 'eosio.token EOS' });
  await signAndSend(page);
  const again = await requestOf(page);
  await signDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(review(page)).toContainText('Not signed: the wallet was closed.');
  const ids = await Promise.all([request, again].map(async (each) => (await wallet.sign(each)).callback.tx));
  expect(new Set(ids).size).toBe(1);

  await open(page, `${devnet.url}/wallet/transfer`);
  await expect(review(page)).toContainText(note);
  await wallet.sign(again, { broadcast: true });
  await expect(page.locator('main').getByRole('heading', { name: 'Sent 0.0023 EOS to zoe' })).toBeVisible();
  await expectIncluded(page);
  expect(await paidTimes(devnet, '0.0023 EOS')).toBe(1);
  await page.locator('main').getByRole('button', { name: 'New transfer' }).click();
  await expect(review(page)).not.toContainText(note);
});

test('a session survives a reload, and logging out ends it', async ({ page, devnet }) => {
  const wallet = walletOf(devnet, 'carol');
  await open(page, `${devnet.url}/wallet/transfer`);
  await wallet.signAndReport(await openIdentityRequest(page));
  await expect(page.getByRole('dialog')).toBeHidden();
  await open(page, `${devnet.url}/wallet/transfer`);
  await fillTransfer(page, { to: 'zoe', amount: '0.0007', token: 'eosio.token EOS' });
  await signAndSend(page);
  await wallet.signAndReport(await requestOf(page));
  await expectIncluded(page);
  const menu = page.getByRole('banner').locator('details:has([data-account-menu])');
  await menu.locator('summary').click();
  await menu.getByRole('button', { name: 'Remove carol@active' }).click();
  await expect(page.locator('main').getByRole('button', { name: 'Connect wallet' })).toBeVisible();
});

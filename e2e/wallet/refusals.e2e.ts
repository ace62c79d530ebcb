import type { Page } from '@playwright/test';
import { devKey } from '@antescope/devnet/story/keys';
import { publicKeyOf } from '@antescope/codec/curve/sign';
import { formatWif } from '@antescope/codec/keys/private-key';
import { expect, open, test } from '../fixtures.ts';
import { act } from './act.ts';
import {
  connect,
  connectAnother,
  expectIncluded,
  fillTransfer,
  offerKey,
  review,
  signAndSend,
  signFailing,
} from './connect.ts';

/** A stack trace or object instead of a message. */
const machine = /\bat \w+[ .(]|\[object|undefined|Exception|\.ts:|\.js:|\.cpp/;

async function expectPlainWords(page: Page): Promise<void> {
  for (const text of await page.getByRole('alert').allInnerTexts()) expect(text).not.toMatch(machine);
}

test('an invalid private key', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/transfer`);
  for (const text of ['5not a key', `${devnet.keys.bob!.slice(0, -1)}1`, devnet.keys.bob!.toLowerCase()]) {
    await offerKey(page, text);
    await expect(page.getByRole('dialog')).toContainText('Invalid Private Key');
    await page.keyboard.press('Escape');
  }
});

test('[KEY-002] a private key without accounts', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/transfer`);
  await offerKey(page, formatWif(devKey('another seed', 'unused')));
  await expect(page.getByRole('dialog')).toContainText('No accounts found with key');
  const errors = page.getByRole('dialog').locator('.text-negative');
  for (const text of await errors.allInnerTexts()) expect(text).not.toMatch(machine);
});

test('[WALLET-005] missing or invalid fields are reported before any request', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, devnet.keys.carol!, 'carol@active');
  await signAndSend(page);
  const main = page.locator('main');
  await expect(main).toContainText('Please enter an account.');
  await expect(main).toContainText('Enter an amount above zero');
  await fillTransfer(page, { to: 'not a name!', amount: '0.00001', memo: 'é'.repeat(129) });
  await expect(main).toContainText('A name can be up to 12 characters long');
  await expect(main).toContainText('At most 4 decimals');
  await expect(main).toContainText('Longer than 256 bytes');
});

test('[ERR-003] overdrawn balance: reported by the preview, and by the chain inline and as a toast', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, devnet.keys.carol!, 'carol@active');
  await fillTransfer(page, { to: 'bob', amount: '900000000', token: 'eosio.token EOS' });
  await expect(review(page).getByRole('alert')).toContainText('This transaction will fail');
  await expect(review(page).getByRole('alert')).toContainText('Insufficient balance.');
  await expect(review(page).getByRole('alert')).toContainText('overdrawn balance');
  await expect(review(page).getByRole('button', { name: 'This transaction will fail' })).toBeDisabled();
  await signFailing(page);
  // First what closes by itself.
  await expect(page.locator('output[aria-live="polite"]')).toContainText('overdrawn balance');
  await expect(review(page).getByRole('alert').last()).toHaveText('overdrawn balance');
  await expectPlainWords(page);
});

test('a transaction that fails for want of RAM leads to buying it', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/ram/sell`);
  await connect(page, formatWif(devKey('antescope', 'dave')), 'dave@active', 'Correct horse');
  await page.locator('main form').getByRole('button', { name: 'Max' }).click();
  await signAndSend(page);
  await expectIncluded(page);
  await open(page, `${devnet.url}/wallet/resources/unstake`);
  await page.getByLabel('CPU (EOS)').fill('0.0001');
  const alert = review(page).getByRole('alert');
  await expect(alert).toContainText('The account has too little RAM.');
  await alert.getByRole('link', { name: 'Buy RAM' }).click();
  await expect(page.locator('h1')).toHaveText('Buy RAM');
  await expect(page.getByLabel('Receiver')).toHaveValue('dave');
  await page.goBack();
  await expect(page.getByLabel('CPU (EOS)')).toHaveValue('0.0001');
  await expect(alert).toContainText('The account has too little RAM.');
  // Only the entry of the history that was left has its input.
  await open(page, `${devnet.url}/wallet/resources/unstake`);
  await expect(page.getByLabel('CPU (EOS)')).toHaveValue('');
});

test('a transaction that fails for want of NET and CPU leads to PowerUp for the account', async ({ page, devnet }) => {
  const owner = 'nostake11111';
  const level = { actor: 'bob', permission: 'active' };
  const native = (name: string, data: object) => ({ account: 'eosio', name, authorization: [level], data });
  const keys = [{ key: publicKeyOf(devKey('antescope', owner)), weight: 1 }];
  const auth = { threshold: 1, keys, accounts: [], waits: [] };
  await act(devnet, 'bob', [
    native('newaccount', { creator: 'bob', name: owner, owner: auth, active: auth }),
    native('buyrambytes', { payer: 'bob', receiver: owner, bytes: 4096 }),
  ]);
  await open(page, `${devnet.url}/wallet/resources/stake`);
  await connect(page, formatWif(devKey('antescope', owner)), `${owner}@active`);
  await open(page, `${devnet.url}/wallet/proxy/register`);
  const alert = review(page).getByRole('alert');
  await expect(alert).toContainText(/The account has too little (NET|CPU)\./);
  await expectPlainWords(page);
  await alert.getByRole('link', { name: 'Rent CPU and NET (PowerUp)' }).click();
  await expect(page.locator('h1')).toHaveText('PowerUp');
  await expect(page.getByLabel('Receiver', { exact: true })).toHaveValue(owner);
});

test('[WALLET-025] errors are cleared on another page', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, devnet.keys.carol!, 'carol@active');
  await fillTransfer(page, { to: 'bob', amount: '900000000', token: 'eosio.token EOS' });
  await signFailing(page);
  await expect(review(page).getByRole('alert').last()).toHaveText('overdrawn balance');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.locator('main').getByRole('combobox', { name: 'Search' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goBack();
  // The input is kept, and simulated again.
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('900000000');
  await expect(review(page).getByRole('alert')).toContainText('This transaction will fail');
  await expect(review(page).getByRole('alert')).toHaveCount(1);
});

test('an account that does not exist', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, devnet.keys.carol!, 'carol@active');
  await fillTransfer(page, { to: 'missingacct', amount: '1', token: 'eosio.token EOS' });
  await expect(page.getByRole('alert')).toContainText('to account does not exist');
  await expectPlainWords(page);
});

test('an expired transaction', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, devnet.keys.carol!, 'carol@active');
  await fillTransfer(page, { to: 'bob', amount: '1', token: 'eosio.token EOS' });
  // The expiration is the first field of a packed transaction: with 1970 the chain rejects it as expired.
  await page.route('**/v1/chain/send_transaction', async (route) => {
    const body = route.request().postDataJSON() as { packed_trx: string };
    await route.continue({ postData: JSON.stringify({ ...body, packed_trx: `00000000${body.packed_trx.slice(8)}` }) });
  });
  await signAndSend(page);
  await expect(review(page).getByRole('alert')).toHaveText('Transaction Expired: Try Again');
  await expectPlainWords(page);
});

test('a permission without the required link', async ({ page, devnet }) => {
  // Linked only to transfers of another token contract.
  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, formatWif(devKey('antescope', 'alice.game')), 'alice@game');
  await fillTransfer(page, { to: 'bob', amount: '1', token: 'eosio.token EOS' });
  await expect(review(page).getByRole('alert')).toContainText(
    'alice@game cannot authorize eosio.token::transfer: alice@active is required.',
  );
  await expect(review(page).getByRole('button', { name: 'This transaction will fail' })).toBeDisabled();
  await signFailing(page);
  await expect(review(page).getByRole('alert').last()).toContainText(/irrelevant authority .*alice.*game/);
  await expectPlainWords(page);
  // The linked contract works.
  await fillTransfer(page, { to: 'bob', amount: '1', token: 'memetoken111 MEME' });
  await signAndSend(page);
  await expectIncluded(page);
});

test('the permissions of an account, which of them suffice and why, and switching to one', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, devnet.keys['alice']!, 'alice@active');
  await connectAnother(page, formatWif(devKey('antescope', 'alice.game')), 'alice@game');
  await fillTransfer(page, { to: 'bob', amount: '0.0001' });
  const permissions = review(page).getByRole('list', { name: 'Permissions for this transaction' });
  const row = (name: string) =>
    permissions.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  await expect(row('active')).toContainText('Suffices');
  await expect(row('active')).toContainText('eosio.token::transfer requires it');
  await expect(row('owner')).toContainText('parent of alice@active, which eosio.token::transfer requires');
  await expect(row('deep')).toContainText('Does not suffice');
  await expect(row('game')).toContainText('eosio.token::transfer requires alice@active');
  await row('active').getByRole('button', { name: 'Sign with it' }).click();
  await expect(review(page)).toContainText('Signing as alice@active');
  await expect(review(page)).not.toContainText('cannot authorize');
  await signAndSend(page);
  await expectIncluded(page);
});

test('a key that was removed from the account', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/transfer`);
  // The node's answer about the key determines the choice; here it returns a permission of another account.
  await page.route('**/v1/chain/get_accounts_by_authorizers', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { accounts: { account_name: string; permission_name: string }[] };
    await route.fulfill({
      response: answer,
      json: { accounts: body.accounts.map((row) => ({ ...row, account_name: 'bob' })) },
    });
  });
  await connect(page, devnet.keys.carol!, 'bob@active');
  await fillTransfer(page, { to: 'zoe', amount: '1', token: 'eosio.token EOS' });
  await expect(review(page).getByRole('alert')).toHaveText(
    'The key is not part of bob@active: the chain refuses its signature.',
  );
  await signAndSend(page);
  await expect(
    review(page)
      .getByRole('alert')
      .filter({ hasText: /signatures|authority/ }),
  ).toBeVisible();
  await expectPlainWords(page);
});

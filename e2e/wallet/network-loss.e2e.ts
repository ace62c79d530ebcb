import type { Page, Route } from '@playwright/test';
import { callNode, control } from '../../test-kit/devnet-control.ts';
import { expect, hydrated, open, test } from '../fixtures.ts';
import type { Antescope } from '../../test-kit/start-antescope.ts';
import { connect, expectIncluded, fillTransfer, review, signAndSend, unlock } from './connect.ts';

test.beforeEach(({ devnet }) => control(devnet, 'generator', { on: false }));
test.afterEach(async ({ devnet }) => {
  await control(devnet, 'resume');
  await control(devnet, 'generator', { on: true });
});

const unconfirmed = 'No node confirmed that the transaction arrived. It may still be included.';

/** Balance of the core token in its smallest unit, from the node. */
async function balance(site: Antescope, account: string): Promise<bigint> {
  const body = { code: 'eosio.token', account, symbol: 'EOS' };
  const [text] = (await callNode(site, '/v1/chain/get_currency_balance', body)) as string[];
  return BigInt(text!.replace(/\D/g, ''));
}

/** Signed transactions that the page sent, as it packed them. */
interface Sent {
  packed: string[];
}

/** Handles the first transaction that a page sends with `first`; the others reach the node. */
async function onFirstSent(page: Page, first: (route: Route) => Promise<void>): Promise<Sent> {
  const sent: Sent = { packed: [] };
  await page.route('**/v1/chain/send_transaction', async (route) => {
    sent.packed.push((route.request().postDataJSON() as { packed_trx: string }).packed_trx);
    await (sent.packed.length === 1 ? first(route) : route.continue());
  });
  return sent;
}

/** The connection ends after the node has received the request. */
async function cutAnswer(route: Route): Promise<void> {
  const answer = await route.fetch();
  expect(answer.ok()).toBe(true);
  await route.abort('connectionreset');
}

/** The connection ends before the node receives the request. */
const cutRequest = (route: Route): Promise<void> => route.abort('connectionreset');

async function begin(page: Page, site: Antescope, memo: string, passphrase = ''): Promise<void> {
  await open(page, `${site.url}/wallet/transfer`);
  await connect(page, site.keys.carol!, 'carol@active', passphrase);
  await fillTransfer(page, { to: 'zoe', amount: '0.0007', token: 'eosio.token EOS', memo });
}

test('a transaction whose answer is lost is followed, and sent again as it is', async ({ page, devnet }) => {
  await begin(page, devnet, 'answer lost');
  const before = await balance(devnet, 'zoe');
  // Blocks would confirm it before it is sent again.
  await expect(review(page)).toContainText('Simulated by the node');
  await control(devnet, 'pause');
  const sent = await onFirstSent(page, cutAnswer);
  await signAndSend(page);
  const main = page.locator('main');
  await expect(main.getByRole('alert')).toHaveText(unconfirmed);
  await expect(main.getByRole('button', { name: 'Sign and send' })).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'New transfer' })).toHaveCount(0);
  await main.getByRole('button', { name: 'Send again' }).click();
  // The node refuses it as a duplicate, which confirms that it has it.
  await expect(main.getByRole('alert')).toHaveCount(0);
  expect(sent.packed).toHaveLength(2);
  expect(sent.packed[1]).toBe(sent.packed[0]);
  await control(devnet, 'resume');
  await expectIncluded(page);
  expect(await balance(devnet, 'zoe')).toBe(before + 7n);
});

test('a transaction that did not reach the node is not paid until it is sent again', async ({ page, devnet }) => {
  await begin(page, devnet, 'request lost');
  const before = await balance(devnet, 'zoe');
  const sent = await onFirstSent(page, cutRequest);
  await signAndSend(page);
  const main = page.locator('main');
  await expect(main.getByRole('alert')).toHaveText(unconfirmed);
  expect(await balance(devnet, 'zoe')).toBe(before);
  await main.getByRole('button', { name: 'Send again' }).click();
  await expectIncluded(page);
  expect(sent.packed).toHaveLength(2);
  expect(sent.packed[1]).toBe(sent.packed[0]);
  expect(await balance(devnet, 'zoe')).toBe(before + 7n);
});

test('a page that is closed before the answer pays once, and the next one has the receipt', async ({
  page,
  devnet,
}) => {
  await begin(page, devnet, 'page closed', 'a lighthouse in winter');
  const before = await balance(devnet, 'zoe');
  await expect(review(page)).toContainText('Simulated by the node');
  const reached = Promise.withResolvers<void>();
  await onFirstSent(page, async (route) => {
    await route.fetch();
    reached.resolve();
  });
  await signAndSend(page);
  await reached.promise;
  await page.close();
  const next = await page.context().newPage();
  await open(next, `${devnet.url}/wallet/transfer`);
  await expect(next.locator('main').getByRole('heading', { name: 'Sent 0.0007 EOS to zoe' })).toBeVisible();
  await expectIncluded(next);
  expect(await balance(devnet, 'zoe')).toBe(before + 7n);
});

test('a page that is reloaded while its wallet waits has sent nothing', async ({ page, devnet }) => {
  await begin(page, devnet, 'reloaded', 'a lighthouse in winter');
  const before = await balance(devnet, 'zoe');
  await page.reload();
  await hydrated(page);
  await fillTransfer(page, { to: 'zoe', amount: '0.0007', token: 'eosio.token EOS', memo: 'reloaded' });
  await signAndSend(page);
  await expect(page.getByRole('dialog', { name: 'Unlock' })).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await hydrated(page);
  await fillTransfer(page, { to: 'zoe', amount: '0.0007', token: 'eosio.token EOS', memo: 'reloaded' });
  await expect(review(page)).toContainText('Simulated by the node');
  expect(await balance(devnet, 'zoe')).toBe(before);
  await signAndSend(page);
  await unlock(page, 'a lighthouse in winter');
  await expectIncluded(page);
  expect(await balance(devnet, 'zoe')).toBe(before + 7n);
});

test('a transaction of another tab does not take the place of a review', async ({ page, devnet }) => {
  await begin(page, devnet, 'in the first tab', 'a lighthouse in winter');
  await expect(review(page)).toContainText('Simulated by the node');
  const tab = await page.context().newPage();
  await open(tab, `${devnet.url}/wallet/transfer`);
  await fillTransfer(tab, { to: 'dave', amount: '0.0009', token: 'eosio.token EOS', memo: 'in the second tab' });
  await expect(review(tab)).toContainText('Simulated by the node');

  // The first tab gets its answer once the second one has seen the block.
  const seen = Promise.withResolvers<void>();
  await onFirstSent(page, async (route) => {
    const response = await route.fetch();
    await seen.promise;
    await route.fulfill({ response });
  });
  await signAndSend(page);
  await expect(review(tab).getByRole('status')).toHaveText(
    'The last transaction is in a block: Sent 0.0007 EOS to zoe',
  );
  await expect(review(tab)).toContainText('Send 0.0009 EOS to dave');
  await expect(tab.getByLabel('Amount', { exact: true })).toHaveValue('0.0009');
  seen.resolve();
  await expectIncluded(page);
  await signAndSend(tab);
  await unlock(tab, 'a lighthouse in winter');
  await expectIncluded(tab);
  await expect(tab.locator('main').getByRole('heading', { name: 'Sent 0.0009 EOS to dave' })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { callNode, control } from '../../test-kit/devnet-control.ts';
import { expect, open, test } from '../fixtures.ts';
import type { Antescope } from '../../test-kit/start-antescope.ts';
import { connect, review, signAndSend } from './connect.ts';

test.afterEach(({ devnet }) => control(devnet, 'heal'));

const address = '0x52908400098527886E0F7030069857D2E4169EE7';

async function openTab(page: Page, site: Antescope, tab: string, account = 'alice'): Promise<void> {
  await open(page, `${site.url}/wallet/cross-chain?tab=${tab}`);
  await connect(page, site.keys[account]!, `${account}@active`);
}

async function withdrawals(site: Antescope): Promise<unknown[]> {
  const answer = await fetch(`${site.devnetApi}/services/wrap/withdrawals/alice`);
  return ((await answer.json()) as { swaps: unknown[] }).swaps;
}

/** A withdrawal without the form; resolves with its ID. The bridge's stand-in does not verify signatures. */
async function withdrawBySignature(site: Antescope, from: string, quantity: string): Promise<string> {
  const transaction = { actions: [{ account: 'tethertether', name: 'transfer', data: { from, quantity } }] };
  const body = { signatures: ['SIG_K1_'], transaction, quoteId: `${from} ${quantity}`, address };
  const answer = (await callNode(site, '/services/wrap/withdraw', body)) as { id: string };
  return answer.id;
}

test('[NAV-050] [SWAP-009] the swap page quotes, accepts a quote once and follows the order to its payout', async ({
  page,
  devnet,
}) => {
  await page.goto(`${devnet.url}/wallet/swap`);
  await expect(page).toHaveURL(/\/wallet\/cross-chain$/);
  await openTab(page, devnet, 'swap');
  await page.getByLabel('To', { exact: true }).selectOption('XUSDC');
  await page.getByLabel('Amount', { exact: true }).fill('10');
  await expect(page.getByText(/You receive 7\.69\d+ XUSDC/)).toBeVisible();
  await expect(page.getByText(/Quote valid for \d+ s/)).toBeVisible();
  await signAndSend(page);
  const order = page.getByRole('region', { name: 'Order' });
  await expect(order).toContainText('Processing');
  await expect(order).toContainText('Success');
  await expect(order).toContainText('ab'.repeat(32));
  const body = { account: 'alice', code: 'eosio.token', symbol: 'EOS' };
  expect(await callNode(devnet, '/v1/chain/get_currency_balance', body)).toHaveLength(1);
});

test('[NAV-051] a withdrawal shows its fee, is signed once and followed to its hash; deposits have an address', async ({
  page,
  devnet,
}) => {
  await openTab(page, devnet, 'deposit');
  await page.getByRole('button', { name: 'Get deposit address' }).click();
  const card = page.getByRole('region', { name: 'Deposit address' }).first();
  await expect(card.getByText(/^0x[0-9a-f]{40}$/)).toBeVisible();
  await expect(card.getByRole('img', { name: 'Deposit address' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Swap, deposit or withdraw' }).getByText('Withdraw').click();
  await page.getByLabel('Amount (USDT)').fill('1.5');
  await page.getByLabel('Address on ethereum').fill(address);
  await page.getByRole('button', { name: 'Get fee' }).click();
  await expect(review(page)).toContainText('3.5 USDT');
  await page.getByRole('button', { name: 'Sign and withdraw' }).click();
  await expect(page.getByRole('heading', { name: 'Withdrawal accepted' })).toBeVisible();
  const list = page.getByRole('table', { name: 'Withdrawals' });
  await expect(list).toContainText('Success', { timeout: 60_000 });
  await expect(list).toContainText('cd'.repeat(32));
});

test('a withdrawal whose connection is cut after sending is never sent twice', async ({ page, devnet }) => {
  await openTab(page, devnet, 'withdraw');
  const before = (await withdrawals(devnet)).length;
  await page.getByLabel('Amount (USDT)').fill('2');
  await page.getByLabel('Address on ethereum').fill(address);
  await page.getByRole('button', { name: 'Get fee' }).click();
  await expect(review(page)).toBeVisible();
  await control(devnet, 'fault', { kind: 'cut', path: '/services/wrap/withdraw' });
  await page.getByRole('button', { name: 'Sign and withdraw' }).click();
  await expect(page.getByRole('heading', { name: 'Outcome unknown' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign and withdraw' })).toHaveCount(0);
  await control(devnet, 'heal');
  await expect(page.getByRole('table', { name: 'Withdrawals' })).toContainText('2.0000');
  expect(await withdrawals(devnet)).toHaveLength(before + 1);
});

test('transactions on other networks are listed as received or sent', async ({ page, devnet }) => {
  const id = await withdrawBySignature(devnet, 'bob', '1.500000 USDT');
  await control(devnet, 'service', { name: 'wrap', id, status: 'success' });
  await openTab(page, devnet, 'deposit', 'bob');
  await page.getByRole('button', { name: 'Get deposit address' }).click();
  const rows = page.getByRole('table', { name: 'Transactions on other networks' }).getByRole('row');
  const sent = rows.filter({ hasText: 'Sent' });
  await expect(sent).toContainText('1.5');
  await expect(sent).toContainText('cd'.repeat(32));
  const received = rows.filter({ hasText: 'Received' });
  await expect(received).toContainText('Confirmed', { timeout: 60_000 });
  await expect(received).toContainText('Block 912345');
  await expect(received).toContainText('0.01');
});

test('[SWAP-002] every status of a swap has its badge', async ({ page, devnet }) => {
  const badges = {
    pending: 'Pending',
    success: 'Success',
    fail: 'Failed',
    processing: 'Processing',
    on_hold: 'on_hold',
  };
  const amounts: Record<string, string> = {};
  for (const [place, status] of Object.keys(badges).entries()) {
    amounts[status] = `${place + 3}.250000`;
    const id = await withdrawBySignature(devnet, 'carol', `${amounts[status]} USDT`);
    await control(devnet, 'service', { name: 'wrap', id, status });
  }
  await openTab(page, devnet, 'withdraw', 'carol');
  const rows = page.getByRole('table', { name: 'Withdrawals' }).getByRole('row');
  for (const [status, badge] of Object.entries(badges)) {
    const row = rows.filter({ hasText: amounts[status]! });
    await expect(row.getByText(badge, { exact: true })).toBeVisible();
  }
});

test('[SWAP-005] accounts without the feature have no form; without the services there is no page', async ({
  page,
  devnet,
  recorded,
}) => {
  await openTab(page, devnet, 'swap', 'exchange1111');
  await expect(page.getByText('Swaps are not available for exchange1111.')).toBeVisible();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveCount(0);
  const answer = await page.request.get(`${recorded.url}/wallet/cross-chain`);
  expect(answer.status()).toBe(404);
});

test('a bridge that is down, slow or lying leaves the page with the reason', async ({ page, devnet }) => {
  await openTab(page, devnet, 'withdraw');
  await expect(page.getByRole('region', { name: 'Withdrawals' })).toBeVisible();
  for (const [fault, reason] of [
    [{ kind: 'lie', how: 'status', status: 503 }, '502 Bad Gateway'],
    [{ kind: 'lie', how: 'types' }, 'Bad answer'],
    [{ kind: 'lie', how: 'html' }, '502 Bad Gateway'],
  ] as const) {
    await control(devnet, 'fault', { ...fault, path: '/services/identity' });
    await page.getByLabel('Amount (USDT)').fill('1');
    await page.getByLabel('Address on ethereum').fill(address);
    await page.getByRole('button', { name: 'Get fee' }).click();
    await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible();
    await control(devnet, 'heal');
  }
});

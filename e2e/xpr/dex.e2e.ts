import { formatWif } from '@antescope/codec/keys/private-key';
import { devKey } from '@antescope/devnet/story/keys';
import { callNode, control } from '../../test-kit/devnet-control.ts';
import { expect, open } from '../fixtures.ts';
import type { Antescope } from '../../test-kit/start-antescope.ts';
import { storySeed } from '../wallet/act.ts';
import { connect, expectIncluded, review, signAndSend } from '../wallet/connect.ts';
import { test } from './proton-site.ts';

test.afterEach(({ proton }) => control(proton, 'heal'));

interface OrderRow {
  order_id: number;
  account: string;
  order_type: number;
  order_side: number;
  price: number;
  quantity: number;
  trigger_price: number;
}

async function ordersOf(site: Antescope, account: string): Promise<OrderRow[]> {
  const query = { code: 'dex', table: 'orders', scope: 'dex', json: true, limit: 500 };
  const { rows } = (await callNode(site, '/v1/chain/get_table_rows', query)) as { rows: OrderRow[] };
  return rows.filter((row) => row.account === account);
}

async function balance(site: Antescope, account: string, code: string, symbol: string): Promise<number> {
  const query = { account, code, symbol };
  const [text = '0'] = (await callNode(site, '/v1/chain/get_currency_balance', query)) as string[];
  return Number(text.split(' ')[0]);
}

test('[DEX-015] the DEX has markets with tickers, and a market its chart, book, depth and trades', async ({
  page,
  proton,
}) => {
  await open(page, `${proton.url}/wallet/dex`);
  const markets = page.getByRole('table', { name: 'Markets' });
  await expect(markets.getByRole('row').filter({ hasText: 'XMT/XUSDC' })).toContainText('Closed');
  await expect(markets.getByRole('row').filter({ hasText: 'XPR/XUSDC' })).toContainText(/0\.00\d{4} XUSDC/);
  await markets.getByRole('link', { name: 'XPR/XUSDC' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('XPR/XUSDC');
  const chart = page.getByRole('group', { name: 'Price chart (XUSDC)' });
  await chart.focus();
  await expect(chart.getByRole('status')).toContainText(/O 0\.00\d+ H 0\.00\d+ L 0\.00\d+ C 0\.00\d+ V [\d,.]+ XUSDC/);
  const interval = (name: string) =>
    page.getByRole('navigation', { name: 'Interval' }).getByRole('link', { name, exact: true });
  await interval('1D').click();
  await expect(page).toHaveURL(/interval=1D$/);
  // While the candles load, the previous interval is still current, too.
  await expect(interval('1H')).not.toHaveAttribute('aria-current');
  await expect(interval('1D')).toHaveAttribute('aria-current', 'page');
  // Offers above, bids below, and the best of each next to the spread.
  const levels = (await page.getByRole('table', { name: 'Order book' }).getByRole('row').allInnerTexts()).join('\n');
  const prices = [...levels.matchAll(/^0\.\d{6}/gm)].map(([text]) => Number(text));
  expect(prices.length).toBeGreaterThan(6);
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  expect(levels).toMatch(/Spread/);
  await expect(page.getByRole('table', { name: 'Recent trades' }).getByRole('row')).not.toHaveCount(1);
});

test('[DEX-016] a limit order is deposited, placed and processed in one transaction, listed, and canceled', async ({
  page,
  proton,
}) => {
  const key = formatWif(devKey(storySeed, 'frank'));
  await open(page, `${proton.url}/wallet/dex/XPR_XUSDC`);
  await connect(page, key, 'frank@active');
  const before = { orders: await ordersOf(proton, 'frank'), xpr: await balance(proton, 'frank', 'eosio.token', 'XPR') };
  await page.getByLabel('Side', { exact: true }).selectOption({ label: 'Sell XPR' });
  await page.getByLabel('Price (XUSDC)').fill('0.005');
  await page.getByLabel('You pay (XPR)').fill('999999999');
  await expect(page.locator('main')).toContainText(/Only [\d,.]+ XPR available/);
  await page.getByLabel('You pay (XPR)').fill('1');
  await expect(page.locator('main')).toContainText('At least 1.000000 XUSDC');
  await page.getByLabel('You pay (XPR)').fill('500');
  await expect(page.locator('main')).toContainText('You receive at least 2.497500 XUSDC if filled');
  await expect(review(page)).toContainText('Sell 500.0000 XPR at 0.005000 XUSDC or more');
  await signAndSend(page);
  await expectIncluded(page);
  const placed = (await ordersOf(proton, 'frank')).filter(
    ({ order_id }) => !before.orders.some((each) => each.order_id === order_id),
  );
  expect(placed).toHaveLength(1);
  expect(placed[0]).toMatchObject({ order_type: 0, order_side: 2, price: 5000, quantity: 5_000_000 });
  expect(await balance(proton, 'frank', 'eosio.token', 'XPR')).toBeCloseTo(before.xpr - 500, 4);

  const own = page.getByRole('table', { name: 'Open orders' });
  await expect(own.getByRole('row').filter({ hasText: '0.005000 XUSDC' })).toContainText('500.0000 XPR');
  await own.getByRole('button', { name: `Cancel order #${placed[0]!.order_id}` }).click();
  await page.getByRole('button', { name: 'Sign and send' }).last().click();
  await expect.poll(() => ordersOf(proton, 'frank')).toEqual(before.orders);
  // What was left of it, and what was in the DEX before.
  await expect.poll(() => balance(proton, 'frank', 'eosio.token', 'XPR')).toBeGreaterThanOrEqual(before.xpr);
  await expect(page.getByRole('table', { name: 'Order history' })).toContainText('Canceled');
});

test('a market order has a worst price and is filled at once; a stop order waits for its trigger', async ({
  page,
  proton,
}) => {
  await open(page, `${proton.url}/wallet/dex/XPR_XUSDC`);
  await connect(page, proton.keys.alice!, 'alice@active');
  await page.getByLabel('Order type').selectOption({ label: 'Market' });
  await page.getByLabel('You pay (XUSDC)').fill('99999');
  await expect(page.locator('main')).toContainText('The order book is too small for this amount');
  await page.getByLabel('You pay (XUSDC)').fill('2');
  await expect(page.locator('main form')).toContainText(/Worst price 0\.00\d{4} XUSDC/);
  await expect(review(page)).toContainText(/Worst price 0\.00\d{4} XUSDC; the rest is not placed/);
  const open0 = (await ordersOf(proton, 'alice')).length;
  await signAndSend(page);
  await expectIncluded(page);
  expect(await ordersOf(proton, 'alice')).toHaveLength(open0);
  await expect(page.getByRole('table', { name: 'Your trades' })).toBeVisible();

  await page.getByRole('button', { name: 'New order', exact: true }).click();
  await page.getByLabel('Order type').selectOption({ label: 'Stop' });
  await page.getByLabel('Side', { exact: true }).selectOption({ label: 'Sell XPR' });
  await page.getByLabel('Trigger price (XUSDC)').fill('0.0021');
  await page.getByLabel('Price (XUSDC)', { exact: true }).fill('0.002');
  await page.getByLabel('You pay (XPR)').fill('1000');
  await expect(review(page)).toContainText('Becomes a limit order once the last price reaches 0.002100 XUSDC');
  await signAndSend(page);
  await expect
    .poll(async () => (await ordersOf(proton, 'alice')).map(({ trigger_price }) => trigger_price))
    .toContain(2100);
});

test('the fee of an account with a large stake is reduced, with the reason in the review', async ({ page, proton }) => {
  await open(page, `${proton.url}/wallet/dex/XPR_XUSDC`);
  await connect(page, proton.keys.bob!, 'bob@active');
  const query = { code: 'eosio', table: 'votersxpr', scope: 'eosio', json: true, lower_bound: 'bob', limit: 1 };
  const { rows } = (await callNode(proton, '/v1/chain/get_table_rows', query)) as { rows: { staked: number }[] };
  const staked = rows[0]!.staked;
  expect(staked).toBeGreaterThanOrEqual(100_000_0000);
  expect(staked).toBeLessThan(1_000_000_0000);
  await page.getByLabel('Side', { exact: true }).selectOption({ label: 'Sell XPR' });
  await page.getByLabel('Price (XUSDC)').fill('0.005');
  await page.getByLabel('You pay (XPR)').fill('500');
  // 2.5 XUSDC less 66% of 0.1%.
  await expect(page.locator('main')).toContainText(
    'You receive at least 2.498350 XUSDC if filled, fee of up to 0.066%',
  );
  const shown = (staked / 10_000).toLocaleString('en-US', { minimumFractionDigits: 4 });
  await expect(review(page)).toContainText(`Fee reduced by 34%: ${shown} XPR staked`);
});

test('[DEX-007] an account sees whom it referred, with volume and fees', async ({ page, proton }) => {
  await open(page, `${proton.url}/wallet/dex/XPR_XUSDC`);
  await connect(page, proton.keys.alice!, 'alice@active');
  const referrals = page.getByRole('region', { name: 'Referrals' });
  await expect(referrals).toContainText('1 referred account');
  await expect(referrals.getByRole('link', { name: 'frank' })).toBeVisible();
  await expect(referrals).toContainText(/Referred volume[\d,.]+ XPR[\d,.]+ XUSDC/);
  await expect(referrals).toContainText(/Fees of referred orders[\d,.]+ XPR[\d,.]+ XUSDC/);
});

test('a DEX service that is down, lying or slow leaves the page with the reason', async ({ page, proton }) => {
  await control(proton, 'fault', {
    kind: 'lie',
    how: 'status',
    status: 503,
    path: '/services/dex/dex/v1/orders/depth',
  });
  // The server keeps the order book of an earlier visit for a second.
  await expect(async () => {
    await open(page, `${proton.url}/wallet/dex/XPR_XUSDC`);
    const failure = page.getByRole('alert').filter({ hasText: 'order book' });
    await expect(failure).toContainText('502 Bad Gateway', { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('XPR/XUSDC');
  await expect(page.getByRole('status').filter({ hasText: 'No update' })).toBeVisible();
  await control(proton, 'heal');
  // Polling that failed backs off to a minute.
  await expect(page.getByRole('table', { name: 'Order book' })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('status').filter({ hasText: 'No update' })).toHaveCount(0);
});

test('markets that do not exist, and other chains, have no page', async ({ page, proton, devnet }) => {
  expect((await page.request.get(`${proton.url}/wallet/dex/NO_SUCH`)).status()).toBe(404);
  expect((await page.request.get(`${devnet.url}/wallet/dex`)).status()).toBe(404);
});

import type { Page } from '@playwright/test';
import { callNode } from '../../test-kit/devnet-control.ts';
import { expect, noTransactions, open, test } from '../fixtures.ts';
import type { Antescope } from '../../test-kit/start-antescope.ts';
import { act } from './act.ts';
import { connect, expectIncluded, review, signAndSend } from './connect.ts';

test.use({ devnetFlags: noTransactions });

interface Maturity {
  first: string;
  second: string | number;
}

/** REX of savings matures at the end of time. */
const savingsTime = '2106-02-07T06:28:15';

/** The rows of a system table. */
async function rowsOf<Row>(site: Antescope, table: string, scope = 'eosio'): Promise<Row[]> {
  const body = { code: 'eosio', scope, table, json: true, limit: 500 };
  return ((await callNode(site, '/v1/chain/get_table_rows', body)) as { rows: Row[] }).rows;
}

/** Units of '1.5000 EOS'; 0 without it. */
function unitsOf(asset = '0'): bigint {
  return BigInt(asset.split(' ')[0]!.replace('.', ''));
}

/** What bob has in REX, in units, by the node's tables. */
async function rexOfBob(site: Antescope): Promise<{ rex: bigint; savings: bigint; fund: bigint; cpu: bigint }> {
  const of = <Row extends { owner: string }>(rows: Row[]) => rows.find(({ owner }) => owner === 'bob');
  const balance = of(await rowsOf<{ owner: string; rex_balance: string; rex_maturities: Maturity[] }>(site, 'rexbal'));
  const saved = balance?.rex_maturities.find(({ first }) => first === savingsTime);
  const fund = of(await rowsOf<{ owner: string; balance: string }>(site, 'rexfund'));
  const stakes = await rowsOf<{ to: string; cpu_weight: string }>(site, 'delband', 'bob');
  return {
    rex: unitsOf(balance?.rex_balance),
    savings: BigInt(saved?.second ?? 0),
    fund: unitsOf(fund?.balance),
    cpu: unitsOf(stakes.find(({ to }) => to === 'bob')?.cpu_weight),
  };
}

async function liquidOfBob(site: Antescope): Promise<bigint> {
  const query = { code: 'eosio.token', account: 'bob', symbol: 'EOS' };
  return unitsOf(((await callNode(site, '/v1/chain/get_currency_balance', query)) as string[])[0]);
}

async function asBob(page: Page, site: Antescope, view: string): Promise<void> {
  await open(page, `${site.url}/rex?view=${view}`);
  await connect(page, site.keys.bob!, 'bob@active');
}

/** Chooses what to do in the form. */
async function choose(page: Page, act: string): Promise<void> {
  await page.getByRole('radio', { name: act, exact: true }).check();
}

async function signed(page: Page, title: string | RegExp): Promise<void> {
  await expect(review(page)).toContainText(title);
  await expect(review(page)).toContainText('Simulated by the node');
  await signAndSend(page);
  await expectIncluded(page);
}

const again = (page: Page) => page.getByRole('button', { name: 'New REX transaction' }).click();

test('REX is sold, its proceeds are withdrawn from the fund, and the vote stake is updated', async ({
  page,
  devnet,
}) => {
  await asBob(page, devnet, 'unlend');
  const start = await rexOfBob(devnet);
  await page.getByLabel('Amount in REX').fill('10000');
  await expect(page.locator('main form')).toContainText(/Pays about [\d.]+ EOS/);
  await signed(page, 'Sell 10,000.0000 REX');
  const sold = await rexOfBob(devnet);
  expect(sold.rex).toBe(start.rex - 100_000_000n);
  // A REX is worth a ten-thousandth of a token, and gains.
  expect(sold.fund - start.fund).toBeGreaterThanOrEqual(10_000n);
  expect(sold.fund - start.fund).toBeLessThan(11_000n);

  await again(page);
  await choose(page, 'Withdraw from REX fund');
  const liquid = await liquidOfBob(devnet);
  await page.getByLabel('Amount (EOS)').fill('1.0001');
  await signed(page, 'Withdraw 1.0001 EOS from the REX fund');
  expect(await rexOfBob(devnet)).toEqual({ ...sold, fund: sold.fund - 10_001n });
  expect(await liquidOfBob(devnet)).toBe(liquid + 10_001n);

  await again(page);
  await choose(page, 'Update vote stake');
  await signed(page, 'Update vote stake');
  const rows = await rowsOf<{ owner: string; vote_stake: string }>(devnet, 'rexbal');
  const [pool] = await rowsOf<{ total_lendable: string; total_rex: string }>(devnet, 'rexpool');
  const worth = (sold.rex * unitsOf(pool!.total_lendable)) / unitsOf(pool!.total_rex);
  expect(unitsOf(rows.find(({ owner }) => owner === 'bob')!.vote_stake)).toBe(worth);
});

test('REX moves to savings and out of them, and more than is there is refused', async ({ page, devnet }) => {
  await asBob(page, devnet, 'savings');
  const start = await rexOfBob(devnet);
  await choose(page, 'Move to savings');
  await page.getByLabel('Amount in REX').fill('999999999999');
  await expect(page.locator('main form')).toContainText(/Only [\d,.]+ REX available/);
  await page.getByLabel('Amount in REX').fill('5000.5');
  await signed(page, 'Move 5,000.5000 REX to savings');
  expect(await rexOfBob(devnet)).toEqual({ ...start, savings: start.savings + 50_005_000n });
  await again(page);
  await choose(page, 'Move out of savings');
  await page.getByLabel('Amount in REX').fill('0.5');
  await signed(page, 'Move 0.5000 REX out of savings');
  expect(await rexOfBob(devnet)).toEqual({ ...start, savings: start.savings + 50_000_000n });
});

test('stake is lent: the account has less stake and more REX', async ({ page, devnet }) => {
  await asBob(page, devnet, 'lend');
  const start = await rexOfBob(devnet);
  await choose(page, 'My stake');
  await page.getByLabel('CPU stake (EOS)').fill('2.5');
  await signed(page, 'Lend 2.5000 EOS of CPU stake and 0.0000 EOS of NET stake');
  const lent = await rexOfBob(devnet);
  expect(lent.cpu).toBe(start.cpu - 25_000n);
  expect(lent.rex).toBeGreaterThan(start.rex);
  expect(lent.fund).toBe(start.fund);
});

interface Loan {
  loan_num: number;
  from: string;
  receiver: string;
  payment: string;
  balance: string;
}

/** Loans are refused while sell orders are queued: new tokens fill those. */
async function fillOrders(site: Antescope): Promise<void> {
  const system = (name: string, data: object) => ({
    account: 'eosio',
    name,
    authorization: [{ actor: 'alice', permission: 'active' }],
    data,
  });
  const amount = '1000000.0000 EOS';
  await act(site, 'alice', [
    system('deposit', { owner: 'alice', amount }),
    system('buyrex', { from: 'alice', amount }),
    system('rexexec', { user: 'alice', max: 10 }),
  ]);
}

test('the form says that nothing can be rented while sell orders are queued', async ({ page, devnet }) => {
  const note = page.locator('main').getByRole('status').filter({ hasText: 'No new loans at the moment' });
  await asBob(page, devnet, 'borrow');
  await expect(note).toBeVisible();
  await fillOrders(devnet);
  expect((await rowsOf<{ is_open: number }>(devnet, 'rexqueue')).filter(({ is_open: open }) => open !== 0)).toEqual([]);
  await expect(async () => {
    await open(page, `${devnet.url}/rex?view=borrow`);
    await expect(note).toHaveCount(0, { timeout: 2000 });
  }).toPass();
});

for (const [resource, table] of [
  ['CPU', 'cpuloan'],
  ['NET', 'netloan'],
] as const) {
  test(`${resource} is rented for another account, its loan funded, and the fund taken back`, async ({
    page,
    devnet,
  }) => {
    await fillOrders(devnet);
    await asBob(page, devnet, 'borrow');
    const loanOf = async () =>
      (await rowsOf<Loan>(devnet, table)).find(({ from, receiver }) => from === 'bob' && receiver === 'peggy');
    expect(await loanOf()).toBeUndefined();
    const liquid = await liquidOfBob(devnet);
    const { fund } = await rexOfBob(devnet);
    await choose(page, `Rent ${resource}`);
    await page.getByLabel('Receiver', { exact: true }).fill('peggy');
    await page.getByLabel('Amount (EOS)').fill('1.5');
    await page.getByLabel('Loan fund (auto-renew, EOS)').fill('3');
    await signed(page, `Rent ${resource} with 1.5000 EOS for peggy`);
    const loan = (await loanOf())!;
    expect(loan).toMatchObject({ payment: '1.5000 EOS', balance: '3.0000 EOS' });
    expect(await liquidOfBob(devnet)).toBe(liquid - 45_000n);

    await again(page);
    await choose(page, `Fund ${resource} loan`);
    await page.getByLabel('Loan number').fill(String(loan.loan_num));
    await page.getByLabel('Amount (EOS)').fill('0.25');
    await signed(page, `Fund ${resource} loan ${loan.loan_num} with 0.2500 EOS`);
    expect(await loanOf()).toMatchObject({ balance: '3.2500 EOS' });
    expect(await liquidOfBob(devnet)).toBe(liquid - 47_500n);

    await again(page);
    await choose(page, `Defund ${resource} loan`);
    await page.getByLabel('Loan number').fill(String(loan.loan_num));
    await page.getByLabel('Amount (EOS)').fill('1');
    await signed(page, `Withdraw 1.0000 EOS from ${resource} loan ${loan.loan_num}`);
    expect(await loanOf()).toMatchObject({ balance: '2.2500 EOS' });
    expect((await rexOfBob(devnet)).fund).toBe(fund + 10_000n);
  });
}

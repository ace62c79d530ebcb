import type { Page } from '@playwright/test';
import { callNode } from '../../test-kit/devnet-control.ts';
import { expect, noTransactions, open, test } from '../fixtures.ts';
import type { Antescope } from '../../test-kit/start-antescope.ts';
import { connect, expectIncluded, review, signAndSend } from './connect.ts';

test.use({ devnetFlags: noTransactions });

interface StakeRow {
  from: string;
  to: string;
  net_weight: string;
  cpu_weight: string;
}

/** Rows of a system table in the scope of an account, from the node. */
async function rowsOf<Row>(site: Antescope, table: string, scope: string): Promise<Row[]> {
  const answer = await callNode(site, '/v1/chain/get_table_rows', {
    code: 'eosio',
    table,
    scope,
    json: true,
    limit: 100,
  });
  return (answer as { rows: Row[] }).rows;
}

/** What `from` staked for `to`, in units of CPU and NET. */
async function stakeOf(site: Antescope, from: string, to: string): Promise<{ cpu: bigint; net: bigint }> {
  const row = (await rowsOf<StakeRow>(site, 'delband', from)).find((each) => each.to === to);
  return { cpu: unitsOf(row?.cpu_weight), net: unitsOf(row?.net_weight) };
}

/** Units of '1.5000 EOS'. */
function unitsOf(asset = '0'): bigint {
  return BigInt(asset.split(' ')[0]!.replace('.', ''));
}

/** '1.5000' of 15000 units. */
function textOf(units: bigint): string {
  return `${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')}`;
}

async function ramOf(site: Antescope, account: string): Promise<bigint> {
  const answer = await callNode(site, '/v1/chain/get_account', { account_name: account });
  const { ram_quota: quota } = answer as { ram_quota: number };
  return BigInt(quota);
}

const form = (page: Page) => page.locator('main form');

test('staking for another account keeps the stake, a gift does not', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/stake?receiver=dave`);
  await expect(page).toHaveURL(`${devnet.url}/wallet/resources/stake?receiver=dave`);
  await connect(page, devnet.keys.carol!, 'carol@active');
  await expect(page.getByLabel('Receiver', { exact: true })).toHaveValue('dave');
  await page.getByLabel('CPU (EOS)').fill('999999999');
  await expect(form(page)).toContainText(/Only [\d,.]+ EOS available for CPU and NET together/);
  const before = await stakeOf(devnet, 'carol', 'dave');
  await page.getByLabel('CPU (EOS)').fill('1.5');
  await page.getByLabel('NET (EOS)').fill('0.25');
  await expect(form(page)).toContainText('Stake afterwards: CPU');
  await expect(review(page)).toContainText('Stake 1.7500 EOS for dave');
  await signAndSend(page);
  await expectIncluded(page);
  await expect
    .poll(() => stakeOf(devnet, 'carol', 'dave'))
    .toEqual({ cpu: before.cpu + 15_000n, net: before.net + 2500n });
  await page.getByRole('button', { name: 'New stake' }).click();
  const own = await stakeOf(devnet, 'dave', 'dave');
  await page.getByRole('radio', { name: 'The receiver (gift)' }).check();
  await page.getByLabel('Receiver', { exact: true }).fill('carol');
  await page.getByLabel('CPU (EOS)').fill('1');
  await expect(form(page)).toContainText('A gift needs another account');
  await page.getByLabel('Receiver', { exact: true }).fill('dave');
  await expect(review(page)).toContainText('1.0000 EOS will belong to dave: you cannot unstake it.');
  await signAndSend(page);
  await expectIncluded(page);
  await expect.poll(() => stakeOf(devnet, 'dave', 'dave')).toEqual({ cpu: own.cpu + 10_000n, net: own.net });
});

test('unstaking: at most the stake, the delay restarts, and the refund is offered only when it is due', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/wallet/unstake`);
  await expect(page).toHaveURL(`${devnet.url}/wallet/resources/unstake`);
  await expect(page.locator('main')).toContainText('can be claimed after 3 days');
  await connect(page, devnet.keys.alice!, 'alice@active');
  await page.getByLabel('CPU (EOS)').fill('999999999');
  await expect(form(page)).toContainText(/Only [\d,.]+ EOS staked/);
  const before = await stakeOf(devnet, 'alice', 'alice');
  await page.getByLabel('CPU (EOS)').fill('2');
  await expect(review(page)).toContainText('Unstake 2.0000 EOS');
  await signAndSend(page);
  await expectIncluded(page);
  await expect.poll(() => stakeOf(devnet, 'alice', 'alice')).toEqual({ cpu: before.cpu - 20_000n, net: before.net });
  await page.getByRole('button', { name: 'New unstake' }).click();
  // Accounts that the stake is for are offered with their amounts.
  const receiver = page.getByLabel('Receiver', { exact: true });
  await receiver.selectOption('peggy');
  await expect(receiver.locator('option:checked')).toHaveText(/^peggy · CPU [\d,.]+ EOS · NET [\d,.]+ EOS$/);
  await page.getByLabel('CPU (EOS)').fill('1');
  await expect(review(page)).toContainText('Unstake 1.0000 EOS from peggy');
  await page.getByLabel('CPU (EOS)').fill('');
  await receiver.selectOption('');
  await page.getByLabel('NET (EOS)').fill('1');
  await expect(review(page).getByRole('alert')).toContainText(/^Restarts the delay of the pending refund of/);
  await page.getByRole('link', { name: 'Refund', exact: true }).click();
  await expect(page.locator('main')).toContainText('The refund is not available yet.');
  await expect(review(page)).toBeHidden();
  // The generator may have unstaked for the account before.
  const [refund] = await rowsOf<{ cpu_amount: string; net_amount: string }>(devnet, 'refunds', 'alice');
  const [cpu, net] = [unitsOf(refund!.cpu_amount), unitsOf(refund!.net_amount)];
  expect(cpu).toBeGreaterThanOrEqual(20_000n);
  await page.getByRole('link', { name: 'Stake', exact: true }).click();
  await page.getByLabel('CPU (EOS)').fill(textOf(cpu + 10_000n));
  await expect(review(page).getByRole('alert')).toHaveText(`${textOf(cpu)} EOS of the pending refund is used first.`);
  // The simulation pays the rest.
  await expect(review(page)).toContainText('−1.0000 EOS');
  // By a clock four days ahead the form is offered.
  await page.clock.setFixedTime(Date.now() + 4 * 86_400_000);
  await page.getByRole('link', { name: 'Refund', exact: true }).click();
  await expect(review(page)).toContainText(`Claim ${textOf(cpu + net)} EOS`);
  await expect(review(page)).toContainText('eosio::refund');
});

test('RAM is bought for an amount of tokens, for another account', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/ram/buy?receiver=carol`);
  await connect(page, devnet.keys.bob!, 'bob@active');
  await page.getByLabel('Buy by').selectOption('EOS amount');
  await expect(page.getByLabel('Receiver')).toHaveValue('carol');
  await page.getByLabel('Amount (EOS)').fill('999999999');
  await expect(review(page).getByRole('button', { name: 'This transaction will fail' })).toBeDisabled();
  await page.getByLabel('Amount (EOS)').fill('1.5');
  const estimate = /Buys about ([\d,]+) bytes/;
  await expect(form(page)).toContainText(estimate);
  await expect(review(page)).toContainText('Buy RAM worth 1.5000 EOS for carol');
  const bytes = BigInt(estimate.exec(await form(page).innerText())![1]!.replaceAll(',', ''));
  const [bob, carol] = [await ramOf(devnet, 'bob'), await ramOf(devnet, 'carol')];
  await signAndSend(page);
  await expectIncluded(page);
  const bought = (await ramOf(devnet, 'carol')) - carol;
  // 'About': a transaction that the generator had sent may trade RAM between the estimate and this one.
  expect(Math.abs(Number(bought - bytes)) * 1000).toBeLessThan(Number(bytes));
  expect(await ramOf(devnet, 'bob')).toBe(bob);
});

test('RAM moves to another account', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/ram/transfer`);
  await connect(page, devnet.keys.bob!, 'bob@active');
  await page.getByLabel('Receiver', { exact: true }).fill('carol');
  await page.getByLabel('Bytes', { exact: true }).fill('4294967295');
  await expect(form(page)).toContainText(/Only [\d,]+ bytes are not in use/);
  const [bob, carol] = [await ramOf(devnet, 'bob'), await ramOf(devnet, 'carol')];
  await page.getByLabel('Bytes', { exact: true }).fill('777');
  await expect(review(page)).toContainText('Transfer 777 bytes of RAM to carol');
  await signAndSend(page);
  await expectIncluded(page);
  await expect.poll(() => ramOf(devnet, 'carol')).toBe(carol + 777n);
  expect(await ramOf(devnet, 'bob')).toBe(bob - 777n);
});

test('[NAV-059] [NAV-060] [NAV-066] earlier addresses of RAM tools keep their query', async ({ page, devnet }) => {
  await page.goto(`${devnet.url}/wallet/buyram?receiver=dave`);
  await expect(page).toHaveURL(`${devnet.url}/wallet/ram/buy?receiver=dave`);
  await expect(page.getByLabel('Receiver')).toHaveValue('dave');
  await page.goto(`${devnet.url}/wallet/sellram`);
  await expect(page).toHaveURL(`${devnet.url}/wallet/ram/sell`);
});

test('[NAV-046] [NAV-061] [NAV-062] resources have three views, with earlier addresses', async ({ page, devnet }) => {
  for (const [path, view, title] of [
    ['/wallet/stake', 'stake', 'Stake CPU and NET'],
    ['/wallet/unstake', 'unstake', 'Unstake CPU and NET'],
    ['/wallet/resources', 'stake', 'Stake CPU and NET'],
  ] as const) {
    await page.goto(devnet.url + path);
    await expect(page).toHaveURL(`${devnet.url}/wallet/resources/${view}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test('[NAV-063] the earlier address of the refund', async ({ page, devnet }) => {
  await page.goto(`${devnet.url}/wallet/manual-refund`);
  await expect(page).toHaveURL(`${devnet.url}/wallet/resources/refund`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claim a refund');
});

test('[NAV-045] renting CPU and NET: the fee of the contract, at most what is entered, and the order', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/wallet/powerup`);
  await connect(page, devnet.keys.bob!, 'bob@active');
  const main = page.locator('main');
  await expect(main).toContainText('Rental period');
  await page.getByLabel('CPU (ms)').fill('999999999999');
  await expect(form(page)).toContainText('More than the market has left');
  await page.getByLabel('CPU (ms)').fill('2');
  await page.getByLabel('NET (KB)').fill('4');
  await page.getByLabel('Receiver', { exact: true }).fill('peggy');
  const fee = /Fee about (\d+\.\d{4} EOS)/;
  await expect(form(page)).toContainText(fee);
  const estimate = fee.exec(await form(page).innerText())![1]!;
  await expect(review(page)).toContainText('Rent 2 ms CPU + 4 KB NET for peggy (1 day)');
  await expect(review(page)).toContainText('Simulated by the node');
  const orders = async () => {
    const body = { code: 'eosio', scope: '', table: 'powup.order', json: true, limit: 1000 };
    const { rows } = (await callNode(devnet, '/v1/chain/get_table_rows', body)) as { rows: { owner: string }[] };
    return rows.filter(({ owner }) => owner === 'peggy').length;
  };
  const limit = async () => {
    const account = await callNode(devnet, '/v1/chain/get_account', { account_name: 'peggy' });
    return (account as { cpu_limit: { max: number } }).cpu_limit.max;
  };
  const [before, max] = [await orders(), await limit()];
  await signAndSend(page);
  await expectIncluded(page);
  await expect(main).toContainText('Rented 2 ms CPU + 4 KB NET for peggy (1 day)');
  await expect.poll(orders).toBe(before + 1);
  expect((await limit()) - max).toBeGreaterThanOrEqual(1990);
  expect(Number(estimate.split(' ')[0])).toBeGreaterThan(0);
});

test('[STAKE-012] PowerUp exists only on chains that rent bandwidth', async ({ request, family }) => {
  expect((await request.get(`${family.url}/eos/wallet/powerup`)).status()).not.toBe(404);
  for (const chain of ['fio', 'proton', 'wax-test'])
    expect((await request.get(`${family.url}/${chain}/wallet/powerup`)).status(), chain).toBe(404);
});

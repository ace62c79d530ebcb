import { formatWif } from '@antescope/codec/keys/private-key';
import { devKey } from '@antescope/devnet/story/keys';
import type { Page } from '@playwright/test';
import { callNode } from '../../test-kit/devnet-control.ts';
import { expect, open } from '../fixtures.ts';
import type { Antescope } from '../../test-kit/start-antescope.ts';
import { storySeed } from '../wallet/act.ts';
import { connect, expectIncluded, review, signAndSend, signFailing } from '../wallet/connect.ts';
import { test } from './proton-site.ts';

/** Rows of a table of the system contract, from the node. */
async function rowsOf<Row>(site: Antescope, table: string, scope = 'eosio'): Promise<Row[]> {
  const query = { code: 'eosio', table, scope, json: true, limit: 100 };
  return ((await callNode(site, '/v1/chain/get_table_rows', query)) as { rows: Row[] }).rows;
}

async function stakedOf(site: Antescope, owner: string): Promise<number> {
  const rows = await rowsOf<{ owner: string; staked: number | string }>(site, 'votersxpr');
  return Number(rows.find((row) => row.owner === owner)?.staked ?? 0);
}

const main = (page: Page) => page.locator('main');

test('[NAV-047] staking has four views, also under its alias, with the APR by the inflation of the chain', async ({
  page,
  proton,
}) => {
  const titles = {
    stake: 'Stake XPR',
    unstake: 'Unstake XPR',
    refund: 'Claim unstaked XPR',
    claim: 'Claim voter rewards',
  };
  for (const [view, title] of Object.entries(titles)) {
    await open(page, `${proton.url}/wallet/stake-xpr/${view}`);
    await expect(page).toHaveURL(`${proton.url}/wallet/staking/${view}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await open(page, `${proton.url}/wallet/staking/${view}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await open(page, `${proton.url}/wallet/stake-xpr`);
  await expect(page).toHaveURL(`${proton.url}/wallet/staking/stake`);
  const [pool] = await rowsOf<{ totalstaked: string }>(proton, 'globalsd');
  const [rules] = await rowsOf<{ continuous_rate: string }>(proton, 'global4');
  const stats = (await callNode(proton, '/v1/chain/get_currency_stats', {
    code: 'eosio.token',
    symbol: 'XPR',
  })) as Record<string, { supply: string }>;
  const supply = Number(stats.XPR!.supply.split(' ')[0]) * 10_000;
  // Three quarters of the inflation, less a fifth for producers; two thirds of that.
  const staking = (Number(rules!.continuous_rate) * supply * 3 * 8) / (4 * 15);
  const percent = Math.floor((staking / Number(pool!.totalstaked)) * 10_000) / 100;
  const apr = main(page).getByText('APR', { exact: true }).locator('..').locator('dd').first();
  await expect(apr).toHaveText(/^\d+\.\d\d%$/);
  expect(Math.abs(Number((await apr.textContent())!.replace('%', '')) - percent)).toBeLessThanOrEqual(0.011);
});

test('staking and unstaking: limits, warnings, and the state of the chain', async ({ page, proton }) => {
  const before = await stakedOf(proton, 'alice');
  await open(page, `${proton.url}/wallet/staking/stake`);
  await connect(page, proton.keys.alice!, 'alice@active');
  await expect(main(page)).toContainText('Receives rewards');
  await page.getByLabel('Amount (XPR)').fill('999999999999');
  await expect(main(page)).toContainText(/Only [\d,.]+ XPR available/);
  await page.getByLabel('Amount (XPR)').fill('12.5');
  await expect(review(page)).toContainText('12.5000 XPR of the pending refund is used first.');
  await signAndSend(page);
  await expectIncluded(page);
  await expect.poll(() => stakedOf(proton, 'alice')).toBe(before + 125_000);

  await main(page).getByRole('link', { name: 'Unstake', exact: true }).click();
  await page.getByLabel('Amount (XPR)').fill('2.5');
  await expect(review(page)).toContainText('Paid out 24 hours after unstaking, when you claim it.');
  await expect(review(page)).toContainText('Restarts the delay of the pending refund');
  await signAndSend(page);
  await expectIncluded(page);
  await expect.poll(() => stakedOf(proton, 'alice')).toBe(before + 100_000);
  await main(page).getByRole('link', { name: 'Refund', exact: true }).click();
  await expect(main(page)).toContainText('The refund is available from');
  await expect(page.getByRole('button', { name: 'Sign and send' })).toHaveCount(0);
});

test('a due refund is paid', async ({ page, proton }) => {
  await open(page, `${proton.url}/wallet/staking/refund`);
  await connect(page, formatWif(devKey(storySeed, 'dave')), 'dave@active');
  await expect(review(page)).toContainText('Claim 500.0000 XPR');
  await signAndSend(page);
  await expectIncluded(page);
  await expect.poll(() => rowsOf(proton, 'refundsxpr', 'dave')).toEqual([]);
});

test('rewards are added to the stake', async ({ page, proton }) => {
  const before = await stakedOf(proton, 'alice');
  await open(page, `${proton.url}/wallet/staking/claim`);
  await connect(page, proton.keys.alice!, 'alice@active');
  await page.getByRole('radio', { name: 'Add to your stake' }).check();
  await expect(review(page)).toContainText(/Stake rewards of [\d,.]+ XPR/);
  await signAndSend(page);
  await expectIncluded(page);
  await expect.poll(() => stakedOf(proton, 'alice')).toBeGreaterThan(before);
  const rows = await rowsOf<{ owner: string; claimamount: number }>(proton, 'votersxpr');
  expect(rows.find(({ owner }) => owner === 'alice')?.claimamount).toBe(0);
});

test('[VOTE-002] a ballot has at most four producers: the fifth pick is refused', async ({ page, proton }) => {
  await open(page, `${proton.url}/vote`);
  await connect(page, proton.keys.carol!, 'carol@active');
  const boxes = page.getByRole('table', { name: 'Producers' }).getByRole('checkbox');
  await expect(boxes.first()).toBeEnabled();
  for (let i = 0; i < 4; i++) await boxes.nth(i).check();
  await expect(main(page).getByText('4/4 selected')).toBeVisible();
  await boxes.nth(4).click();
  await expect(boxes.nth(4)).not.toBeChecked();
  await expect(main(page).getByText('Up to 4 producers')).toBeVisible();
});

test('[XPR-008] [NAV-048] long stakes have a form, and a calculator of their payout', async ({ page, proton }) => {
  await open(page, `${proton.url}/wallet/longstaking/stake`);
  await expect(page.getByLabel('Plan', { exact: true })).toBeVisible();
  await open(page, `${proton.url}/wallet/longstaking/calculator`);
  const payout = page.getByRole('status', { name: 'Payout' });
  await page.getByLabel('Plan').selectOption({ label: '90 days · 105%' });
  await page.getByLabel('Amount (XPR)').fill('1000');
  await page.getByLabel('Price at the start (BTC)').fill('0.00000004');
  await page.getByLabel('Price at the end (BTC)').fill('0.00000003');
  await expect(payout).toContainText('1,400.0000 XPR');
  await expect(payout).toContainText('+40.00%');
  await page.getByLabel('Price at the end (BTC)').fill('0.0000001');
  await expect(payout).toContainText('1,000.0000 XPR');
  await page.getByLabel('Price at the end (BTC)').fill('0.000000005');
  await expect(payout).toContainText('Claims are refused below a fifth of the target price');
  await page.getByLabel('Price at the end (BTC)').fill('abc');
  await expect(payout).toContainText('Enter an amount and both prices.');
});

test('a long stake is started by plan, and an ended one is paid out', async ({ page, proton }) => {
  const stakes = async () => {
    const query = { code: 'longstaking', table: 'stakes', scope: 'longstaking', json: true, limit: 100 };
    const { rows } = (await callNode(proton, '/v1/chain/get_table_rows', query)) as {
      rows: { account: string; plan_index: number; staked: string }[];
    };
    return rows.filter(({ account }) => account === 'alice').map(({ plan_index, staked }) => `${plan_index} ${staked}`);
  };
  await open(page, `${proton.url}/wallet/longstaking`);
  await connect(page, proton.keys.alice!, 'alice@active');
  await page.getByLabel('Plan', { exact: true }).selectOption({ label: '90 days · 105%' });
  await page.getByLabel('Amount (XPR)').fill('99');
  await expect(main(page)).toContainText('At least 100.0000 XPR');
  await page.getByLabel('Amount (XPR)').fill('150');
  await expect(review(page)).toContainText('Locked for 90 days');
  await signAndSend(page);
  await expectIncluded(page);
  await expect.poll(stakes).toContain('1 150.0000 XPR');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('radio', { name: 'Claim' }).check();
  await expect(review(page)).toContainText('Claim long stake #0');
  await signAndSend(page);
  await expectIncluded(page);
  await expect.poll(stakes).not.toContain('0 10000.0000 XPR');
});

test('[TOKEN-011] [NAV-034] wrapped tokens have supply, what is outstanding, and its value', async ({
  page,
  proton,
}) => {
  await open(page, `${proton.url}/outstanding-xtokens`);
  const row = page.getByRole('row').filter({ hasText: 'XUSDC' });
  await expect(row).toContainText('100,000.000000 XUSDC');
  await expect(row).toContainText('4,200,000.000000 XUSDC');
  await expect(row).toContainText('$99,980.00');
});

test('[XPR-012] [CHAIN-009] [NAV-044] four administration pages are in the menu, and on no other chain', async ({
  page,
  proton,
  devnet,
}) => {
  const tools = {
    'proton-loan': ['Lending', 'LUSDC'],
    'metal-dollar': ['Metal Dollar', 'XUSDC'],
    'proton-dex': ['DEX', 'XBTC'],
    blocklist: ['Block list', 'memetoken111'],
  };
  for (const [tool, [title, cell]] of Object.entries(tools)) {
    await open(page, `${proton.url}/wallet/admin/${tool}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
    await expect(main(page)).toContainText(cell!);
  }
  expect((await page.request.get(`${proton.url}/wallet/admin/nosuch`)).status()).toBe(404);
  const paths = ['/wallet/admin/proton-dex', '/wallet/staking/stake', '/wallet/longstaking', '/outstanding-xtokens'];
  for (const path of paths) {
    expect((await page.request.get(`${proton.url}${path}`)).status()).toBe(200);
    expect((await page.request.get(`${devnet.url}${path}`)).status()).toBe(404);
  }
  for (const [site, count] of [
    [proton, 1],
    [devnet, 0],
  ] as const) {
    await open(page, site.url);
    await page.locator('header summary', { hasText: 'Developers' }).click();
    await expect(page.locator('header details[open]').getByRole('link').first()).toBeVisible();
    await expect(page.locator('header details[open] a[href="/wallet/admin"]')).toHaveCount(count);
  }
});

test("[XPR-013] an administrator's action is a form, and the chain's refusal is shown", async ({ page, proton }) => {
  await open(page, `${proton.url}/wallet/admin/blocklist`);
  await connect(page, proton.keys.alice!, 'alice@active');
  await main(page).getByRole('link', { name: 'updblacklist' }).click();
  await expect(page).toHaveURL(/action=updblacklist/);
  await page.getByRole('textbox', { name: /^id/ }).fill('7');
  await page.getByRole('button', { name: 'Simulate' }).click();
  await expect(review(page)).toContainText('missing authority of token.proton');
  await signFailing(page);
  await expect(main(page)).toContainText('missing authority of token.proton');
});

test('[XPR-010] an account has its profile: name, avatar, KYC and passkeys, hostile ones as text', async ({
  page,
  proton,
}) => {
  await open(page, `${proton.url}/account/alice`);
  const card = page.getByRole('region', { name: 'Profile' });
  await expect(card).toContainText('Alice Liddell');
  await expect(card).toContainText('Verified by');
  await expect(card).toContainText('Metal KYC');
  await expect(card).toContainText('firstname, lastname, birthdate, address');
  await expect(card).toContainText('PUB_WA_');
  const avatar = card.locator('img');
  await expect(avatar).toHaveAttribute('src', /^data:image\/png;base64,/);
  expect(await avatar.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48);
  await open(page, `${proton.url}/account/carol`);
  await expect(card).toContainText('KYC rejected');
  await open(page, `${proton.url}/account/mallory`);
  await expect(card).toContainText('<script>alert(document.domain)</script>');
  await expect(card.locator('img')).toHaveCount(0);
});

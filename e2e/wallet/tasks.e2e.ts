import { formatWif } from '@antescope/codec/keys/private-key';
import { devKey } from '@antescope/devnet/story/keys';
import type { Page } from '@playwright/test';
import { callNode } from '../../test-kit/devnet-control.ts';
import { expect, noTransactions, open, test } from '../fixtures.ts';
import type { Antescope } from '../../test-kit/start-antescope.ts';
import { storySeed } from './act.ts';
import { Acts } from './acts.ts';
import { connect, expectIncluded, review } from './connect.ts';

// Without generated transactions, so that balances are predictable.
test.use({ devnetFlags: noTransactions });

const banner = (page: Page) => page.getByRole('banner');
const menu = (page: Page, group: string) =>
  page.getByRole('navigation', { name: 'Main', exact: true }).locator('summary', { hasText: group });
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name, exact: true });
const option = (page: Page, group: string) =>
  page.getByRole('listbox').getByRole('group', { name: group }).getByRole('option').first();
const account = (page: Page) => banner(page).locator('details:has([data-account-menu])');

async function startAt(page: Page, site: Antescope, level?: string): Promise<Acts> {
  await open(page, site.url);
  if (level !== undefined) await connect(page, site.keys[level.split('@')[0]!]!, level);
  return new Acts(page);
}

/** Records the count for the report and fails above `most`. */
function expectActs(acts: Acts, most: number): void {
  test.info().annotations.push({ type: 'acts', description: String(acts.count) });
  expect(acts.count).toBeLessThanOrEqual(most);
}

test('a block by its number', async ({ page, devnet }) => {
  const acts = await startAt(page, devnet);
  await acts.press('/');
  await acts.type('100');
  await expect(option(page, 'Blocks')).toHaveText('Block 100');
  await acts.press('Enter');
  await expect(page).toHaveURL(`${devnet.url}/block/100`);
  expectActs(acts, 5);
});

test('a token by its symbol', async ({ page, devnet }) => {
  const acts = await startAt(page, devnet);
  await acts.press('/');
  await acts.type('eos');
  await expect(option(page, 'Tokens')).toContainText('eosio.token');
  await acts.press('ArrowDown', 'Enter');
  await expect(page).toHaveURL(/\/tokens\/EOS-\w+-eosio\.token$/);
  expectActs(acts, 6);
});

test('the producers that miss blocks', async ({ page, devnet }) => {
  const acts = await startAt(page, devnet);
  await acts.click(menu(page, 'Governance'));
  await acts.click(entry(page, 'Producers'));
  await acts.click(page.getByRole('columnheader', { name: /Missed/ }).getByRole('link'));
  await expect(page.getByRole('columnheader', { name: /Missed/ })).toHaveAttribute('aria-sort', /./);
  expectActs(acts, 3);
});

test('the history of my balance', async ({ page, devnet }) => {
  const acts = await startAt(page, devnet, 'alice@active');
  await acts.click(account(page).locator('summary'));
  await acts.click(account(page).getByRole('link', { name: 'View account' }));
  await expect(page).toHaveURL(`${devnet.url}/account/alice`);
  await expect(page.getByRole('table', { name: 'Liquid and self-staked, EOS' })).toBeAttached();
  expectActs(acts, 2);
});

test('what I can claim, and when', async ({ page, devnet }) => {
  await open(page, devnet.url);
  await connect(page, formatWif(devKey(storySeed, 'grace')), 'grace@active');
  const acts = new Acts(page);
  await acts.click(account(page).locator('summary'));
  await acts.click(account(page).getByRole('link', { name: 'View account' }));
  await expect(page).toHaveURL(`${devnet.url}/account/grace`);
  const refund = page.locator('main dl > div').filter({ has: page.locator('dt', { hasText: 'Refunding' }) });
  await expect(refund).toContainText('100.0000 EOS');
  await expect(refund.locator('time')).toBeVisible();
  expectActs(acts, 2);
});

test('half of my tokens to another account', async ({ page, devnet }) => {
  const acts = await startAt(page, devnet, 'carol@active');
  const before = await balance(devnet, 'zoe');
  await acts.click(account(page).locator('summary'));
  await acts.click(account(page).getByRole('link', { name: 'Send tokens' }));
  await acts.click(page.getByLabel('To', { exact: true }));
  await acts.type('zoe');
  await acts.click(page.getByRole('button', { name: '50%' }));
  await acts.click(review(page).getByRole('button', { name: 'Sign and send' }));
  await expectIncluded(page);
  expect(await balance(devnet, 'zoe')).toBeGreaterThan(before);
  expectActs(acts, 8);
});

test('a proposal that needs my approval', async ({ page, devnet }) => {
  const acts = await startAt(page, devnet, 'bob@active');
  await acts.click(menu(page, 'Governance'));
  await acts.click(entry(page, 'Multisig proposals'));
  await acts.click(page.getByRole('checkbox', { name: /^Needs my approval/ }));
  await acts.click(page.locator('main').getByRole('table').getByRole('link').first());
  await acts.click(review(page).getByRole('button', { name: 'Sign and send' }));
  await expectIncluded(page);
  expectActs(acts, 5);
});

/** Liquid core tokens in units. */
async function balance(site: Antescope, name: string): Promise<bigint> {
  const parameters = { code: 'eosio.token', account: name, symbol: 'EOS' };
  const [asset = '0'] = (await callNode(site, '/v1/chain/get_currency_balance', parameters)) as string[];
  return BigInt(asset.replace(/\D/g, ''));
}

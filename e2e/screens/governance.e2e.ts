import type { Page } from '@playwright/test';
import { control } from '../../test-kit/devnet-control.ts';
import { expect, open, test } from '../fixtures.ts';
import { connect, expectIncluded, review, signAndSend } from '../wallet/connect.ts';

/** The menu of the current page in the top bar. */
async function expectCurrent(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('summary[aria-current]')).toHaveText([name]);
}

test('[NAV-019] [VOTE-005] [PROD-005] producers with rank, state, votes and pay; proxies in a second tab', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/vote`);
  const table = page.getByRole('table', { name: 'Producers' });
  for (const head of [
    'Rank',
    'Name',
    'Status',
    'Network',
    'Location',
    'Votes',
    'Votes %',
    'Missed (24h)',
    'Rewards per day',
    'Links',
  ])
    await expect(table.getByRole('columnheader', { name: head, exact: true })).toHaveCount(1);
  const first = table.getByRole('row').nth(1);
  await expect(first).toContainText(/Producing|Top 21/);
  await expect(first).toContainText(/[\d,]{9,} EOS/);
  const texts = async (cells: string) => (await table.locator(cells).allInnerTexts()).map((text) => text.trim());
  const states = await texts('tbody td:nth-child(4)');
  const names = await texts('tbody td:nth-child(3) [data-row-link]');
  const headProducer = await page.locator('dt:text-is("Producing") + dd').innerText();
  // One that unregistered produces until the next election and is not listed.
  const producing = names.includes(headProducer.trim()) ? ['Producing'] : [];
  expect(new Set(states)).toEqual(new Set([...producing, 'Top 21', 'Standby']));
  expect(states.filter((text) => text === 'Producing')).toEqual(producing);

  await page.getByRole('navigation', { name: 'Voting' }).getByRole('link', { name: 'Proxies' }).click();
  await expect(page).toHaveURL(`${devnet.url}/vote/proxies`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proxies');
  await expectCurrent(page, 'Governance');
});

test('producers are sorted by URL; those with few votes are folded', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/vote`);
  const table = page.getByRole('table', { name: 'Producers' });
  const rows = table.locator('tbody tr');
  const folded = page.getByRole('link', { name: /^Show \d+ standby producers below/ });
  const count = Number(/\d+/.exec(await folded.innerText())![0]);
  const shown = await rows.count();
  const names = () => rows.locator('td:nth-child(3) [data-row-link]').allInnerTexts();
  await table.getByRole('columnheader', { name: 'Name' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/vote\?sort=name$/);
  await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  const ascending = await names();
  expect(ascending).toEqual(ascending.toSorted());
  await table.getByRole('columnheader', { name: 'Name' }).getByRole('link').click();
  await expect.poll(names).toEqual(ascending.toReversed());
  await folded.click();
  await expect(rows).toHaveCount(shown + count);
  await expect(page).toHaveURL(/sort=name/);
  await page.getByRole('link', { name: 'Hide standby producers below 0.01% of votes' }).click();
  await expect(rows).toHaveCount(shown);
});

test('[VOTE-003] [VOTE-004] the agreement is shown before the vote button', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/vote`);
  const notice = page.getByRole('note').filter({ hasText: 'constitution / user agreement of Local node' });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link')).toHaveAttribute('href', /^\/contract\?(?=.*tab=ABI)(?=.*account=eosio)/);
  await connect(page, devnet.keys.bob!, 'bob@active');
  await expect(review(page).getByRole('button', { name: 'Sign and send' })).toBeVisible();
  await expect(notice).toBeVisible();
});

test('[VOTE-001] a 31st selection is rejected', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/vote?all=1`);
  const boxes = page.getByRole('checkbox');
  for (let index = 0; index < 30; index += 1) await boxes.nth(index).check();
  await expect(page.getByRole('status').filter({ hasText: '30/30 selected' })).toBeVisible();
  await boxes.nth(30).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Up to 30 producers' })).toBeVisible();
  await expect(boxes.nth(30)).not.toBeChecked();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('status').filter({ hasText: '0/30 selected' })).toBeVisible();
});

test('a vote is previewed before signing, and executed', async ({ page, devnet }) => {
  // Otherwise bob may vote again before his page is checked.
  await control(devnet, 'generator', { on: false });
  await open(page, `${devnet.url}/vote`);
  await connect(page, devnet.keys.bob!, 'bob@active');
  await expect(page.locator('main')).not.toContainText('Loading your current votes');
  const free = page.getByRole('table', { name: 'Producers' }).getByRole('checkbox', { checked: false }).first();
  const name = await free.evaluate((box) => box.closest('tr')!.querySelector('a')!.textContent.trim());
  await page.getByRole('checkbox', { name: `Vote for ${name}` }).check();
  await expect(review(page)).toContainText(/Vote for 1 producer|Update vote/);
  await expect(review(page)).toContainText('Simulated by the node');
  await signAndSend(page);
  await expectIncluded(page);
  await open(page, `${devnet.url}/account/bob?tab=votes`);
  await expect(page.locator('main')).toContainText(name);
  await control(devnet, 'generator', { on: true });
});

test('[VOTE-010] [REX-027] the menus have Vote and REX only on chains with them', async ({ page, devnet, family }) => {
  await open(page, devnet.url);
  const bar = page.getByRole('banner');
  for (const [group, path] of [
    ['Governance', '/vote'],
    ['Resources', '/rex'],
  ] as const) {
    await bar.locator('summary', { hasText: group }).click();
    await expect(bar.locator(`a[href="${path}"]`)).toBeVisible();
  }
  await open(page, `${family.url}/wax-test`);
  await bar.locator('summary', { hasText: 'Governance' }).click();
  await expect(bar.getByRole('link', { name: 'Multisig proposals' })).toBeVisible();
  await expect(bar.locator('a[href$="/vote"]')).toHaveCount(0);
  await bar.locator('summary', { hasText: 'Resources' }).click();
  await expect(bar.getByRole('link', { name: 'RAM market' })).toBeVisible();
  await expect(bar.locator('a[href$="/rex"]')).toHaveCount(0);
  await page.setViewportSize({ width: 375, height: 740 });
  const bottom = page.getByRole('navigation', { name: 'Main (mobile)' });
  await expect(bottom.getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(bottom.getByRole('link', { name: 'Vote', exact: true })).toHaveCount(0);
  await page.goto(devnet.url);
  await expect(bottom.getByRole('link', { name: 'Vote', exact: true })).toBeVisible();
});

test('[NAV-011] [REX-001] the REX market has six parts', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/rex`);
  const parts = page.getByRole('navigation', { name: 'REX sections' });
  await expect(parts.getByRole('link')).toHaveText([
    'Lend',
    'Unlend',
    'Savings',
    'Borrow CPU / NET',
    'Stats',
    'History',
  ]);
  await parts.getByRole('link', { name: 'Borrow CPU / NET' }).click();
  await expectCurrent(page, 'Resources');
  await expect(page).toHaveURL(`${devnet.url}/rex?view=borrow`);
  await expect(page.getByRole('radio', { name: 'Rent CPU' })).toBeChecked();
  await page.getByRole('radio', { name: 'Fund CPU loan', exact: true }).check();
  await expect(page.getByLabel('Loan number')).toBeVisible();
});

test('[REX-013] [REX-020] waiting periods are shown', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/rex?view=savings`);
  await expect(page.locator('main')).toContainText('selling takes 4 days');
  await open(page, `${devnet.url}/rex`);
  await expect(page.locator('main')).toContainText(/can be sold after ([4-9]|\d\d) days/);
});

test('[REX-021] [REX-022] 1-day and 30-day interest, and the price of the last seven days', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/rex?view=history`);
  const main = page.locator('main');
  await expect(main).toContainText('Interest estimate (1 day)');
  await expect(main).toContainText('Interest estimate (30 days)');
  await expect(main.getByRole('heading', { name: 'REX price, last 7 days' })).toBeVisible();
  const days = main.getByRole('table').locator('tbody tr');
  await expect(days).toHaveCount(8);
  const dates = new Set(await days.locator('td:first-child, th:first-child').allInnerTexts());
  expect(dates.size).toBe(8);
  await expect(days.filter({ hasText: /0\.\d{8}/ })).toHaveCount(8);
});

test('[NAV-020] statistics open with votes', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/stats`);
  await expect(page).toHaveURL(`${devnet.url}/stats/votes`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vote statistics');
  await expect(page.locator('main')).toContainText(/[\d.]+% of supply/);
});

test('[NAV-022] protocol features in the order of their activation', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/protocol-features`);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toContainText('PREACTIVATE_FEATURE');
  await expect(rows.filter({ hasText: 'ONLY_LINK_TO_EXISTING_PERMISSION' })).toHaveCount(1);
});

test('[NAV-023] [STATS-006] name bids, highest first, and a bid that is too low is rejected', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/namebids`);
  const rows = page.getByRole('table', { name: 'Name bids' }).locator('tbody tr');
  await expect(rows.first()).toContainText(/EOS/);
  const name = (await rows.first().locator('td').first().textContent())!.trim();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Bid (EOS)').fill('0.0001');
  await expect(page.locator('main')).toContainText(/Minimum bid: [\d.]+ EOS/);
});

test('[NAV-031] the chain page shows chain facts, limits and producers', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/chain`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Local node');
  await expect(page.locator('main')).toContainText('Chain ID');
  await expect(page.locator('main')).toContainText(/[\d.]+ MB of\s\u2066?[\d.]+ GB/);
  await expect(page.getByRole('table', { name: /^Schedule/ }).locator('tbody tr')).toHaveCount(21);
});

test('[RAM-003] buying and selling RAM show price and proceeds', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/ram`);
  await expect(page).toHaveURL(`${devnet.url}/wallet/ram/buy`);
  const main = page.locator('main');
  await expect(main).toContainText(/RAM price \(per KB\)\s*[\d.]+ EOS/);
  await page.getByLabel('Bytes', { exact: true }).fill('100000');
  await expect(main).toContainText(/Costs about [\d.]+ EOS \(incl. 0.5% fee\)/);
  await page.getByLabel('Buy by').selectOption('EOS amount');
  await page.getByLabel('Amount (EOS)').fill('2');
  await expect(main).toContainText(/Buys about [\d,]+ bytes \(after 0.5% fee\)/);
  await page.getByRole('navigation', { name: 'Buy or sell' }).getByRole('link', { name: 'Sell' }).click();
  await expect(page).toHaveURL(`${devnet.url}/wallet/ram/sell`);
  await page.getByLabel('Bytes', { exact: true }).fill('100000');
  await expect(main).toContainText(/Pays about [\d.]+ EOS \(after 0.5% fee\)/);
});

test('creates an account with the suggested RAM and stake', async ({ page, devnet }, { repeatEachIndex }) => {
  const name = `lighthouse${'abcdefgh'[repeatEachIndex % 8]}5`;
  await open(page, `${devnet.url}/wallet/create-account`);
  await expect(page.getByLabel('RAM (bytes)')).toHaveValue('3000');
  await connect(page, devnet.keys.bob!, 'bob@active');
  await page.getByLabel('Account name').fill(name);
  await page.getByLabel('Owner key').fill('EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV');
  await expect(review(page)).toContainText(`Create ${name}`);
  await expect(review(page)).toContainText('Simulated by the node');
  await signAndSend(page);
  await expectIncluded(page);
  await open(page, `${devnet.url}/account/${name}`);
  await expect(page.locator('main')).toContainText('bob');
});

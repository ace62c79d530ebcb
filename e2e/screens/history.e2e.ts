import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectNoReload, mark, open, openUntouched, siteOptions, test as base } from '../fixtures.ts';
import { startPassThrough, type PassThrough } from '../pass-through.ts';
import { startAntescope } from '../../test-kit/start-antescope.ts';

interface Sites {
  /** A devnet without transactions: its history does not change. */
  still: { url: string };
  /** A site without an index, over a node that can be stopped: its only history. */
  unindexed: { url: string; node: PassThrough };
}

const test = base.extend<object, Sites>({
  still: [
    // Playwright reads a fixture's dependencies from this pattern.
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off the destructuring
    async ({}, use) => {
      const site = await startAntescope(['--no-generator']);
      await use(site);
      await site.stop();
    },
    siteOptions,
  ],
  unindexed: [
    async ({ devnetOfFile }, use) => {
      const devnet = await devnetOfFile.of(import.meta.filename);
      const node = await startPassThrough(devnet.devnetApi!);
      const site = await startAntescope(['--node', node.url]);
      await use({ url: site.url, node });
      await site.stop();
      await node.kill();
    },
    siteOptions,
  ],
});

interface TwinRow {
  cursor: string;
  blockTime: string;
  trace: { contract: string; name: string; data: Record<string, unknown> };
}

/** The rows of the page's JSON twin. */
async function rowsAt(page: Page, address = page.url()): Promise<TwinRow[]> {
  const twin = new URL(address);
  twin.searchParams.set('format', 'json');
  const body = (await (await page.request.get(twin.href)).json()) as {
    data: { actions: { state: string; data?: { rows: TwinRow[] } } };
  };
  return body.data.actions.data?.rows ?? [];
}

const line = (page: Page) => page.getByRole('combobox', { name: 'Filter' });
const filter = (page: Page) => page.getByRole('region', { name: 'Filter' });
const chip = (page: Page, name: string) => filter(page).getByRole('link', { name, exact: true });
const list = (page: Page) => page.getByRole('table', { name: 'Account Transactions' });

const kinds = [
  ['Received', 'receive'],
  ['Sent', 'send'],
  ['Contract', 'contract'],
  ['Account', 'account'],
  ['RAM, CPU and NET', 'resources'],
  ['Producer', 'producer'],
  ['Vote', 'vote'],
] as const;

test('[HIST-001] seven action types, each a toggle that changes the result', async ({ page, still }) => {
  await open(page, `${still.url}/account/eosio?tab=transactions`);
  await mark(page);
  const types = page.getByRole('list', { name: 'Action types' }).getByRole('link');
  await expect(types).toHaveText(kinds.map(([name]) => name));
  const all = (await rowsAt(page)).map(({ cursor }) => cursor);
  const seen = new Set([JSON.stringify(all)]);
  for (const [name, kind] of kinds) {
    await chip(page, name).click();
    await expect(page).toHaveURL(`${still.url}/account/eosio?tab=transactions&kind=${kind}`);
    await expect(chip(page, name)).toHaveAttribute('aria-current', 'true');
    await expect(line(page)).toHaveValue(`kind:${kind}`);
    const rows = (await rowsAt(page)).map(({ cursor }) => cursor);
    expect(rows).not.toEqual(all);
    seen.add(JSON.stringify(rows));
    await chip(page, name).click();
    await expect(page).toHaveURL(`${still.url}/account/eosio?tab=transactions`);
  }
  expect(seen.size).toBeGreaterThan(5);
  await expectNoReload(page);
});

test('[HIST-017] sent and received exclude other types', async ({ page, still }) => {
  await open(page, `${still.url}/account/alice?tab=transactions`);
  await chip(page, 'Vote').click();
  await chip(page, 'Producer').click();
  await expect(line(page)).toHaveValue('kind:vote,producer');
  await chip(page, 'Sent').click();
  await expect(line(page)).toHaveValue('kind:send');
  await chip(page, 'Received').click();
  await expect(line(page)).toHaveValue('kind:send,receive');
  await chip(page, 'Account').click();
  await expect(line(page)).toHaveValue('kind:account');
});

test('a second chip builds on the first one before its page has arrived', async ({ page, still }) => {
  await open(page, `${still.url}/account/alice?tab=transactions`);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    ({ searchParams }) => searchParams.get('kind') === 'vote',
    async (route) => {
      await held;
      // The second click has given it up.
      await route.abort().catch(() => undefined);
    },
  );
  await chip(page, 'Vote').click();
  await expect(chip(page, 'Vote')).toHaveAttribute('aria-current', 'true');
  await chip(page, 'Producer').click();
  await expect(page).toHaveURL(/kind=vote(?:,|%2C)producer/);
  await expect(line(page)).toHaveValue('kind:vote,producer');
  release();
});

test('inline actions open below the action that caused them; a filter lists each', async ({ page, still }) => {
  const address = `${still.url}/account/alice?tab=transactions`;
  await open(page, address);
  const bid = list(page).getByRole('row').filter({ hasText: 'alice bid 22.5000 EOS for the name dao' });
  const payment = bid.getByText('alice sent 22.5000 EOS to eosio.names');
  await expect(payment).toBeHidden();
  await bid.getByText('+1 inline action').click();
  await expect(payment).toBeVisible();
  await open(page, `${address}&kind=send&with=eosio.names`);
  const row = list(page).getByRole('row').filter({ hasText: 'alice sent 22.5000 EOS to eosio.names' });
  await expect(row).toHaveCount(1);
  await expect(row).not.toContainText('inline');
});

test('[HIST-002] token, counterparty, memo, contract, action, dates and small balances: each control filters', async ({
  page,
  still,
}) => {
  const address = `${still.url}/account/alice?tab=transactions`;
  await open(page, `${address}&order=asc`);
  const [oldest] = await rowsAt(page);
  const cases: [string, string, (row: TwinRow) => boolean][] = [
    ['Token', 'USDT', ({ trace }) => String(trace.data.quantity).endsWith(' USDT')],
    ['Other account', ' BOB ', ({ trace }) => JSON.stringify(trace).includes('bob')],
    ['Memo contains', 'BID name', ({ trace }) => String(trace.data.memo).includes('bid name')],
    ['Contract', 'memetoken111', ({ trace }) => trace.contract === 'memetoken111'],
    ['Action', 'bidname', ({ trace }) => trace.name === 'bidname'],
    ['To', oldest!.blockTime.slice(0, 10), ({ blockTime }) => blockTime.startsWith(oldest!.blockTime.slice(0, 10))],
  ];
  for (const [label, value, fits] of cases) {
    await open(page, address);
    await page.getByText('More filters').click();
    const field = page.getByLabel(label, { exact: true });
    await field.fill(value);
    await field.press('Enter');
    await expect(page).not.toHaveURL(address);
    const rows = await rowsAt(page);
    expect(rows.length, label).toBeGreaterThan(0);
    expect(rows.every(fits), label).toBe(true);
    await expect(list(page).getByRole('row')).toHaveCount(rows.length + 1);
  }
  await open(page, `${address}&kind=receive&with=spammer11111&spam=show`);
  expect((await rowsAt(page)).some(({ trace }) => trace.data.quantity === '0.0001 EOS')).toBe(true);
  await chip(page, 'Hide small balances').click();
  await expect(line(page)).toHaveValue('kind:receive with:spammer11111 small:hide spam:show');
  expect((await rowsAt(page)).some(({ trace }) => trace.data.quantity === '0.0001 EOS')).toBe(false);
});

test('[HIST-019] newest first by default; oldest first continues to newer rows', async ({ page, still }) => {
  await open(page, `${still.url}/account/alice?tab=transactions`);
  const newest = await rowsAt(page);
  expect(newest.map(({ blockTime }) => blockTime)).toEqual(
    newest
      .map((row) => row.blockTime)
      .toSorted()
      .toReversed(),
  );
  await chip(page, 'Oldest first').click();
  await expect(page).toHaveURL(/order=asc/);
  const oldest = await rowsAt(page);
  expect(oldest.map(({ blockTime }) => blockTime)).toEqual(oldest.map((row) => row.blockTime).toSorted());
  await page.getByRole('link', { name: 'Newer' }).click();
  await expect(page).toHaveURL(/order=asc.*cursor=/);
  const next = await rowsAt(page);
  expect(next[0]!.blockTime >= oldest.at(-1)!.blockTime).toBe(true);
});

test('[SPAM-001] spam is hidden, counted with its reason, and shown on request', async ({ page, still }) => {
  await open(page, `${still.url}/account/alice?tab=transactions&with=spammer11111`);
  await expect(chip(page, 'Hide spam')).toHaveAttribute('aria-current', 'true');
  expect((await rowsAt(page)).some(({ trace }) => trace.data.from === 'spammer11111')).toBe(false);
  const why = page.getByText(/hidden as spam \(why\?\)/);
  await why.click();
  await expect(page.getByText('sender spammer11111 is on the spam list')).toBeVisible();
  await page.getByRole('link', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/spam=show/);
  await expect(chip(page, 'Hide spam')).not.toHaveAttribute('aria-current');
  await expect(list(page)).toContainText('spammer11111 sent');
  await expect(why).toHaveCount(0);
  await chip(page, 'Hide spam').click();
  await expect(page).toHaveURL(`${still.url}/account/alice?tab=transactions&with=spammer11111`);
  await expect(why).toBeVisible();
  await expect(page.locator('main')).not.toContainText('spammer11111 sent');
});

test('the query line: completion by keyboard, invalid parts marked, in sync with the fields', async ({
  page,
  still,
}) => {
  await open(page, `${still.url}/account/alice?tab=transactions`);
  await mark(page);
  await line(page).click();
  await page.keyboard.type('ki');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([/kind:/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(line(page)).toHaveValue('kind:');
  await page.keyboard.type('s');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type('with:Bob!');
  await expect(page.getByText(/Expected an account name.*not “Bob!”/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  // No request while a part is invalid.
  await expect(page).toHaveURL(`${still.url}/account/alice?tab=transactions`);
  await page.keyboard.press('Backspace');
  await page.getByText('More filters').click();
  await expect(page.getByLabel('Other account', { exact: true })).toHaveValue('bob');
  await page.getByLabel('Token', { exact: true }).fill('eos');
  await expect(line(page)).toHaveValue('kind:send token:EOS with:bob');
  await line(page).press('Enter');
  await expect(page).toHaveURL(`${still.url}/account/alice?tab=transactions&kind=send&token=EOS&with=bob`);
  await expect(chip(page, 'Sent')).toHaveAttribute('aria-current', 'true');
  for (const { trace } of await rowsAt(page)) expect(trace.data).toMatchObject({ from: 'alice', to: 'bob' });
  await page.getByRole('link', { name: 'Clear filter' }).click();
  await expect(line(page)).toHaveValue('');
  await expectNoReload(page);
});

test('without JavaScript the query line and the fields are forms with the same URL', async ({ browser, still }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(`${still.url}/account/alice?tab=transactions`);
  await line(page).fill('kind:send token:EOS with:Bob!');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.locator('main')).toContainText('Expected');
  await expect(chip(page, 'Sent')).toHaveAttribute('aria-current', 'true');
  await page.getByText('More filters').click();
  await page.getByLabel('Memo contains').fill('bid name');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/kind=send/);
  await expect(line(page)).toHaveValue('kind:send token:EOS memo:"bid name"');
  await expect(list(page)).toContainText('bid name');
  await chip(page, 'Received').click();
  await expect(line(page)).toHaveValue('kind:send,receive token:EOS memo:"bid name"');
  await context.close();
});

test('[HIST-030] empty lists name the missing type: actions, token transfers, transactions', async ({
  page,
  still,
  recorded,
}) => {
  const address = `${still.url}/account/alice?tab=transactions`;
  await open(page, `${address}&contract=nosuchtoken1`);
  await expect(page.locator('main')).toContainText('No Actions Found');
  await expect(page.locator('main')).toContainText(/Source: own index.*blocks 1 to [\d,]+.*complete/);
  await open(page, `${address}&kind=send&with=nosuch`);
  await expect(page.locator('main')).toContainText('No Token Transfers Found');
  await open(page, `${still.url}/account/eosio.null?tab=tokens`);
  await expect(page.locator('main')).toContainText('No Token Transfers Found');
  await open(page, `${recorded.url}/block/2`);
  await expect(page.locator('main')).toContainText('No Transactions Found');
});

test('[HIST-015] all sources failed: the error is shown, and Retry requests all again', async ({ page, unindexed }) => {
  const { url, node } = unindexed;
  await open(page, `${url}/account/alice?tab=transactions`);
  await expect(list(page)).toContainText('alice');
  await expect(page.locator('main')).toContainText('Source: node history');
  await node.kill();
  await chip(page, 'Oldest first').click();
  const failed = page.getByRole('alert').filter({ hasText: 'Could not retrieve actions' });
  await expect(failed).toBeVisible();
  // The account failed too: its error above has the reason.
  await expect(page.getByRole('alert').filter({ hasText: node.url })).toHaveCount(1);
  await node.revive();
  await failed.getByRole('link', { name: 'Retry' }).click();
  await expect(list(page)).toContainText('alice');
  await expect(failed).toHaveCount(0);
});

test('[HIST-016] a source without filters: its rows are scanned, and the page says so', async ({ page, unindexed }) => {
  await open(page, `${unindexed.url}/account/alice?tab=transactions&kind=send&token=EOS`);
  await expect(page.locator('main')).toContainText('This source cannot filter by');
  const rows = await rowsAt(page);
  expect(rows.length).toBeGreaterThan(0);
  for (const { trace } of rows) expect(trace.data.from).toBe('alice');
});

test('the history is exported to a file that matches its manifest', async ({ page, still }) => {
  await open(page, `${still.url}/account/alice?tab=transactions&kind=receive&token=EOS`);
  await page.getByRole('link', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await expect(dialog).toContainText('kind:receive token:EOS');
  await dialog.getByLabel('NDJSON').check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^alice-.*\.ndjson$/);
  const lines = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\n');
  const { manifest } = JSON.parse(lines.pop()!) as { manifest: { rows: number; query: string } };
  expect(manifest).toMatchObject({ rows: lines.length, query: 'kind:receive token:EOS' });
  for (const text of lines) expect(JSON.parse(text)).toMatchObject({ data: { to: 'alice' } });
  await expect(dialog).toContainText(`Done: ${lines.length} rows.`);
  await expect(dialog).toContainText('Checksum matches the server.');
  await expect(dialog).toContainText('Hidden as spam');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('rare actions are in words without scripts; their strings load on the first input', async ({
  page,
  still,
  browser,
}) => {
  const address = `${still.url}/account/atomicassets?tab=transactions`;
  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' });
  const read = await plain.newPage();
  await read.goto(address);
  await expect(list(read)).toContainText(/sent NFT #\d{13} to/);
  await plain.close();
  const worders: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const text = await response.text().catch(() => '');
    if (text.includes('trnsfiopubky') && text.includes('announcesale')) worders.push(response.url());
  });
  await openUntouched(page, address);
  await page.waitForLoadState('networkidle');
  expect(worders).toEqual([]);
  await expect(list(page)).toContainText(/sent NFT #\d{13} to/);
  // The listeners for the first input come with hydration, which may follow the last request.
  await expect
    .poll(async () => {
      await page.mouse.move(300, 300);
      await page.mouse.move(310, 310);
      return worders.length;
    })
    .toBe(1);
  await list(page)
    .getByRole('link', { name: /^#\d{13}$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/nft\/\d{13}$/);
});

test('new actions are counted, and shown through the filter', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/account/eosio.token?tab=transactions&action=transfer`);
  const waiting = page.getByRole('button', { name: /^Show \d+ new transactions?$/ });
  await expect(waiting).toBeVisible();
  const first = list(page).getByRole('row').nth(1);
  const before = await first.innerText();
  await waiting.click();
  await expect(first).not.toHaveText(before);
  expect((await rowsAt(page)).every(({ trace }) => trace.name === 'transfer')).toBe(true);
});

test('the total of the last 30 days ends at what the account has, and its tokens are listed', async ({
  page,
  still,
}) => {
  const answer = await page.request.get(`${still.url}/account/alice?format=json`);
  const { data } = (await answer.json()) as { data: OverviewData };
  const { liquid, selfStaked } = data.account.data;
  const units = (amount: string): bigint => BigInt(Number.parseFloat(amount).toFixed(4).replace('.', ''));
  const points = data.balanceHistory.data.points;
  expect(units(points.at(-1)!.value)).toBe(units(liquid) + units(selfStaked.cpu) + units(selfStaked.net));
  await open(page, `${still.url}/account/alice`);
  const chart = page.getByRole('table', { name: 'Liquid and self-staked, EOS' });
  await expect(chart.getByRole('row')).toHaveCount(new Set(points.map(({ time }) => time.slice(0, 10))).size + 1);
  const tokens = page.getByRole('region', { name: 'Tokens' });
  await expect(tokens.getByRole('listitem')).toHaveCount(5);
  await expect(tokens.getByRole('listitem').first()).toContainText('EOS');
  await tokens.getByRole('link', { name: 'All tokens' }).click();
  await expect(page).toHaveURL(/tab=tokens/);
});

interface OverviewData {
  account: { data: { liquid: string; selfStaked: { cpu: string; net: string } } };
  balanceHistory: { data: { points: { time: string; value: string }[] } };
}

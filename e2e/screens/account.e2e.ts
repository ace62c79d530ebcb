import type { Page } from '@playwright/test';
import { callNode, control } from '../../test-kit/devnet-control.ts';
import { expect, expectNoReload, mark, open, prefer, test } from '../fixtures.ts';
import { connect } from '../wallet/connect.ts';

interface HistoryRow {
  transactionId: string;
  trace: { receipt: { globalSequence: string } };
}

/** Global sequences of the rows at this address, once loaded. */
async function sequences(page: Page): Promise<bigint[]> {
  const address = new URL(page.url());
  address.searchParams.set('format', 'json');
  const twin = (await (await page.request.get(address.href)).json()) as {
    data: { actions: { data: { rows: HistoryRow[] } } };
  };
  const { rows } = twin.data.actions.data;
  // The address changes before the rows: until then 'Older' has its previous target.
  const first = page.locator('main tbody a[href*="/transaction/"]').first();
  await expect(first).toHaveAttribute('href', new RegExp(rows[0]!.transactionId));
  return rows.map((row) => BigInt(row.trace.receipt.globalSequence));
}

test('on a phone the creation time fits one line, including AM or PM', async ({ page, devnet }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${devnet.url}/account/alice`);
  const time = page.locator('main header time bdi');
  await expect(time).toHaveText(/ [AP]M$/);
  expect(await time.evaluate((element) => element.getClientRects().length)).toBe(1);
});

test('tabs have addresses and switch without a reload', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/account/bob`);
  await mark(page);
  const tabs = page.getByRole('navigation', { name: 'Account pages' });
  const current = tabs.locator('[aria-current=page]');
  await expect(current).toHaveText('Account');
  for (const [label, tab, content] of [
    ['Account Transactions', 'transactions', 'sent'],
    ['Tokens', 'tokens', 'eosio.token'],
    ['Permissions', 'permissions', 'Threshold'],
  ] as const) {
    await tabs.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(`${devnet.url}/account/bob?tab=${tab}`);
    await expect(page.locator('main')).toContainText(content);
    await expect(current).toContainText([label]);
    await expect(current).toHaveCount(1);
  }
  await page.goBack();
  await expect(page.locator('main')).toContainText('eosio.token');
  await expect(current).toContainText(['Tokens']);
  await expectNoReload(page);
});

test('pages of the history: older, older, and back to the newest', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/account/eosio.token?tab=transactions`);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  let oldest: bigint | null = null;
  for (let count = 0; count < 3; count += 1) {
    const before = page.url();
    await pages.getByRole('link', { name: 'Older' }).click();
    await expect(page).not.toHaveURL(before);
    await expect(page).toHaveURL(/cursor=/);
    const shown = await sequences(page);
    // Each page continues strictly below the previous one: no duplicates.
    expect(shown).toEqual(shown.toSorted((a, b) => Number(b - a)));
    if (oldest !== null) expect(shown[0]! < oldest).toBe(true);
    oldest = shown.at(-1)!;
  }
  await pages.getByRole('link', { name: 'Newest' }).click();
  await expect(page).toHaveURL(`${devnet.url}/account/eosio.token?tab=transactions`);
});

test('a filter that keeps the newest row removes the others', async ({ page, recorded }) => {
  await open(page, `${recorded.url}/account/alice?tab=transactions`);
  const rows = page.locator('main tbody tr');
  const newest = await rows.first().textContent();
  const before = await rows.count();
  const twin = await page.request.get(`${recorded.url}/account/alice?tab=transactions&format=json`);
  const { data } = (await twin.json()) as {
    data: { actions: { data: { rows: { trace: { contract: string; name: string } }[] } } };
  };
  const { contract, name } = data.actions.data.rows[0]!.trace;
  await page.getByText('More filters').click();
  await page.getByLabel('Contract', { exact: true }).fill(contract);
  await page.getByLabel('Action', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(new RegExp(`contract=${contract}`));
  await expect.poll(() => rows.count()).toBeLessThan(before);
  await expect(rows.first()).toContainText(newest!.slice(-20));
});

test('the history is filtered by contract and action', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/account/alice?tab=transactions`);
  await page.getByText('More filters').click();
  await page.getByLabel('Contract', { exact: true }).fill('tethertether');
  await page.getByLabel('Action', { exact: true }).fill('transfer');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/contract=tethertether/);
  const rows = page.locator('main tbody tr');
  await expect(rows.filter({ hasNotText: 'USDT' })).toHaveCount(0);
  await expect(rows.first()).toContainText('USDT');
  await page.getByLabel('Contract', { exact: true }).fill('nosuchtoken1');
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page.locator('main')).toContainText('No Actions Found');
});

test('[ACCT-018] token balances, with a fake token marked', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/account/alice?tab=tokens`);
  const rows = page.getByRole('table', { name: 'Tokens', exact: true }).locator('tbody tr');
  const eos = rows.filter({ hasText: 'EOS' });
  await expect(eos.filter({ hasText: 'eosio.token' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'USDT' }).filter({ hasText: 'tethertether' })).toHaveCount(1);
  for (const text of await rows.allInnerTexts()) expect(text).toMatch(/[1-9]/);
});

test('a balance with eighteen decimals, beyond the precision of a double, is exact', async ({ page, devnet }) => {
  const asked = { code: 'memetoken111', account: 'memetoken111', symbol: 'LONGSYM' };
  const [balance] = (await callNode(devnet, '/v1/chain/get_currency_balance', asked)) as string[];
  const [amount] = balance!.split(' ');
  expect(BigInt(amount!.replace('.', ''))).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER));
  await open(page, `${devnet.url}/account/memetoken111?tab=tokens`);
  await expect(
    page.getByRole('table', { name: 'Tokens', exact: true }).getByRole('row').filter({ hasText: 'LONGSYM' }),
  ).toContainText(amount!);
});

test('a producer has its rank, votes and rewards; a token contract its tokens', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/account/arcticbp1111`);
  const figures = page.locator('dl', { hasText: 'Unpaid blocks' });
  await expect(figures).toContainText(/Rank\d+/);
  await expect(figures).toContainText(/Votes[\d,.]+ EOS[\d.]+% of all votes/);
  await expect(figures).toContainText(/Rewards per day[\d,.]+ EOS/);
  await expect(figures).toContainText(/Missed blocks \(24h\)\d+/);
  await figures.getByRole('link').click();
  await expect(page).toHaveURL(`${devnet.url}/vote`);

  await open(page, `${devnet.url}/account/eosio.token`);
  const issued = page.getByRole('region', { name: 'Issued tokens' });
  await expect(issued).toContainText(/EOS[\d,]+\.\d{4} EOS/);
  await issued.getByRole('link', { name: 'EOS' }).click();
  await expect(page).toHaveURL(/\/tokens\/EOS-\w+-eosio\.token$/);
});

test('resources as gauges with words, and where to get more', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/account/alice`);
  const ram = page.getByRole('meter', { name: 'RAM' });
  await expect(ram).toHaveAttribute('aria-valuetext', /^[\d.,]+ \w+ of [\d.,]+ \w+$/);
  await expect(ram).toHaveText(/^\d+%$/);
  await expect(page.getByRole('meter', { name: 'CPU' })).toBeVisible();
  await expect(page.getByRole('meter', { name: 'NET' })).toBeVisible();
  const main = page.locator('main');
  const topUp = (name: string) => main.getByRole('link', { name, exact: true }).first();
  await expect(topUp('Buy RAM')).toHaveAttribute('href', '/wallet/ram/buy?receiver=alice');
  await topUp('Stake').click();
  await expect(page).toHaveURL(`${devnet.url}/wallet/resources/stake?receiver=alice`);
});

test('another account can be sent to, and scanned', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/account/bob`);
  await page.getByRole('button', { name: 'QR code' }).click();
  const dialog = page.getByRole('dialog', { name: 'QR code' });
  await expect(dialog.getByRole('img', { name: 'QR code of bob' })).toBeVisible();
  await expect(dialog).toContainText(`${devnet.url}/account/bob`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'QR code' })).toBeFocused();
  await page.locator('main header').getByRole('link', { name: 'Send' }).click();
  await expect(page).toHaveURL(`${devnet.url}/wallet/transfer?to=bob`);
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('bob');
});

test('[ACCT-024] the own account alone has shortcuts to its acts', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/wallet/transfer`);
  await connect(page, devnet.keys.carol!, 'carol@active');
  await open(page, `${devnet.url}/account/carol`);
  const head = page.locator('main header');
  await expect(head.getByRole('link', { name: 'Vote' })).toHaveAttribute('href', '/vote');
  const shortcuts = [
    ['Send', '/wallet/transfer'],
    ['Buy RAM', '/wallet/ram/buy'],
    ['Stake', '/wallet/resources/stake'],
    ['Permissions', '/wallet/permissions'],
  ] as const;
  for (const [name, path] of shortcuts)
    await expect(head.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  await head.getByRole('button', { name: 'Receive' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'QR code of carol' })).toBeVisible();
  await open(page, `${devnet.url}/account/bob`);
  await expect(head.getByRole('link', { name: 'Send', exact: true })).toHaveAttribute(
    'href',
    '/wallet/transfer?to=bob',
  );
  for (const [name] of shortcuts.slice(1)) await expect(head.getByRole('link', { name, exact: true })).toHaveCount(0);
});

test('tabs that continue fade at that end, in both directions; a row of stakes keeps its figures', async ({
  page,
  devnet,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [language, sign] of [
    ['en', 1],
    ['ar', -1],
  ] as const) {
    await prefer(page, devnet, { locale: language });
    await open(page, `${devnet.url}/account/alice?tab=resources`);
    const bar = page.locator('main nav.strip');
    const fades = () =>
      bar.evaluate((strip) => {
        const style = getComputedStyle(strip);
        // The last position of a strip is a fraction of a pixel.
        return ['--fade-start', '--fade-end'].map(
          (name) => Math.round(parseFloat(style.getPropertyValue(name)) / 8) * 8,
        );
      });
    const scrollTo = (share: number) =>
      bar.evaluate((strip, to) => strip.scrollTo({ left: to * (strip.scrollWidth - strip.clientWidth) }), share * sign);
    await scrollTo(0);
    await expect.poll(fades).toEqual([0, 48]);
    await scrollTo(0.5);
    await expect.poll(fades).toEqual([48, 48]);
    await scrollTo(1);
    await expect.poll(fades).toEqual([48, 0]);
  }
  // On a phone the parts are below their total.
  const row = page.getByRole('table').first().locator('tbody tr').first();
  for (const part of ['CPU', 'NET']) await expect(row.getByText(part)).toBeVisible();
});

test('an account that does not exist: names near it, and how to get the name', async ({ page, devnet }) => {
  const answer = await page.goto(`${devnet.url}/account/alise`);
  expect(answer?.status()).toBe(404);
  await expect(page.locator('main')).toContainText('Did you mean');
  await expect(page.getByRole('link', { name: 'Bid for the name alise' })).toHaveAttribute(
    'href',
    '/namebids?name=alise',
  );
  await page.locator('main').getByRole('link', { name: 'alice', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('alice');
  await open(page, `${devnet.url}/account/nosuchname11`);
  await page.getByRole('link', { name: 'Create the account nosuchname11' }).click();
  await expect(page).toHaveURL(`${devnet.url}/wallet/create-account`);
});

test('texts that are no account names are accounts that do not exist, on every tab', async ({ page, devnet }) => {
  for (const path of ['4c36b1', 'alice.', 'no%20name', '1234567890123456', '4c36b1?at=5', '4c36b1?tab=past&at=5']) {
    const answer = await page.request.get(`${devnet.url}/account/${path}`);
    expect([path, answer.status()]).toEqual([path, 404]);
  }
  // The first digits of a hash, from the search of another page.
  await open(page, `${devnet.url}/tokens`);
  await mark(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('4c36b1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account not found');
  await expectNoReload(page);
});

test('[ACCT-009] the contract tab lists actions and tables with their fields, and opens each in the contract tool', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/account/eosio.token`);
  await page.getByRole('navigation', { name: 'Account pages' }).getByRole('link', { name: 'Smart Contract' }).click();
  const entry = (name: string) =>
    page.locator('main li').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(entry('transfer')).toContainText('from, to, quantity, memo');
  await expect(entry('stat')).toContainText('supply, max_supply, issuer');
  await entry('transfer').getByRole('link').click();
  await expect(page).toHaveURL(`${devnet.url}/contract?tab=Actions&account=eosio.token&action=transfer`);
  for (const field of ['from', 'to', 'quantity', 'memo'])
    await expect(page.locator('main form').getByLabel(field).first()).toBeVisible();
  await page.goBack();
  await entry('stat').getByRole('link').click();
  await expect(page).toHaveURL(/\/contract\?tab=Tables&account=eosio\.token&table=stat$/);
  await expect(page.locator('main')).toContainText('max_supply');
  await expect(page.locator('main')).toContainText(/\d EOS/);
});

test('[ACCT-008] a producer with an avatar for its published email address shows it, others their mark', async ({
  page,
  devnet,
}) => {
  await open(page, `${devnet.url}/account/arcticbp1111`);
  const header = page.locator('main header');
  const image = header.locator('img');
  await expect(image).toHaveAttribute('src', /^\/media\?url=http/);
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(112);
  for (const other of ['aurorabp1111', 'alice']) {
    await open(page, `${devnet.url}/account/${other}`);
    await expect(header.locator('svg').first()).toBeVisible();
    await expect(image).toHaveCount(0);
  }
});

test('the balance is painted one frame before the cards below it, which follow in frames of their own without a script', async ({
  page,
  devnet,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  // Time stops for the frame that hides the cards.
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  // Never answered: the page stays as the server sent it.
  await page.route('**/*.js', () => {});
  await page.goto(`${devnet.url}/account/alice`, { waitUntil: 'domcontentloaded' });
  const cards = page.locator('.next-frame').first();
  const visibility = (): Promise<string> => cards.evaluate((element) => getComputedStyle(element).contentVisibility);
  expect(await visibility()).toBe('hidden');
  await expect(page.locator('main dd').first()).toContainText('EOS');
  const footer = (): Promise<number> => page.locator('footer').evaluate((element) => element.getBoundingClientRect().y);
  expect(await footer()).toBeGreaterThanOrEqual(page.viewportSize()!.height);
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect.poll(visibility).toBe('visible');
  await expect(cards).toContainText('Latest actions');
  const hidden = (): Promise<number> =>
    page
      .locator('.next-frame')
      .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'hidden').length);
  await expect.poll(hidden).toBe(0);
  expect(await page.locator('.next-frame').count()).toBeGreaterThan(1);
});

test('NFTs that cannot be read are a failure beside the other cards', async ({ page, devnet }) => {
  await control(devnet, 'fault', { kind: 'lie', how: 'html', path: '/v1/chain/get_table_rows' });
  try {
    await open(page, `${devnet.url}/account/alice`);
    const nfts = page.getByRole('region', { name: 'NFTs' });
    await expect(nfts.getByRole('alert')).toContainText('Could not read NFTs');
    await expect(page.getByRole('region', { name: 'Latest actions' }).getByRole('row').first()).toBeVisible();
  } finally {
    await control(devnet, 'heal');
  }
});

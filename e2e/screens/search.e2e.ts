import type { Page } from '@playwright/test';
import { devKey, devWebAuthnKey } from '@antescope/devnet/story/keys';
import { formatLegacyKey, parsePublicKey } from '@antescope/codec/keys/key';
import { formatPrivateKey, formatWif } from '@antescope/codec/keys/private-key';
import { publicKeyOf } from '@antescope/codec/curve/sign';
import { expect, open, test } from '../fixtures.ts';

const secret = devKey('antescope', 'alice');
const publicKey = publicKeyOf(secret);

/** Searches by keyboard only. */
async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('/');
  // Not Found pages have another search box.
  await expect(page.locator('[role=combobox][aria-label=Search]:focus')).toBeVisible();
  await page.keyboard.insertText(text);
  await page.keyboard.press('Enter');
}

/** Options of the search: selects have options too. */
const suggestions = (page: Page) => page.locator('[role=option]');

/** All outgoing data of the page: addresses, bodies, messages. */
function listen(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers())),
  );
  page.on('websocket', (socket) => {
    sent.push(socket.url());
    socket.on('framesent', ({ payload }) => sent.push(String(payload)));
  });
  return sent;
}

test('[SEARCH-002] [SEARCH-006] [SEARCH-011] keys, transactions and names open their pages', async ({
  page,
  devnet,
}) => {
  await open(page, devnet.url);
  const legacy = formatLegacyKey(parsePublicKey(publicKey));
  const webAuthn = devWebAuthnKey('antescope', 'webauthnacct', 'antescope.example');
  const transaction = `ab${'0123456789abcdef'.repeat(4).slice(2)}`;
  for (const [text, path] of [
    [` ${legacy} `, `/key/${legacy}`],
    [publicKey, `/key/${publicKey}`],
    [webAuthn, `/key/${webAuthn}`],
    [`0x${'a1'.repeat(20)}`, `/key/0x${'a1'.repeat(20)}`],
    [transaction.toUpperCase(), `/transaction/${transaction}`],
    ['Eosio.Token', '/account/eosio.token'],
    ['missingacct', '/account/missingacct'],
  ] as const) {
    await search(page, text);
    await expect(page).toHaveURL(devnet.url + path);
    await expect(page.getByRole('banner').getByRole('combobox', { name: 'Search' })).toHaveValue('');
  }
});

test('[SEARCH-007] [SEARCH-008] a number is a block if it exists, else an account', async ({ page, devnet }) => {
  await open(page, devnet.url);
  await search(page, '12');
  await expect(page).toHaveURL(`${devnet.url}/block/12`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Block 12');
  await search(page, '44444444');
  await expect(page).toHaveURL(`${devnet.url}/account/44444444`);
});

test('[NAV-003] a URL can contain the search', async ({ page, devnet }) => {
  await page.goto(`${devnet.url}/search/eosio`);
  await expect(page).toHaveURL(`${devnet.url}/account/eosio`);
});

test('[SEARCH-001] blanks do nothing', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/block/12`);
  await search(page, '   ');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await expect(page).toHaveURL(`${devnet.url}/block/12`);
});

test('[SEARCH-003] a private key is converted to its public key locally and never sent', async ({ page, devnet }) => {
  const sent = listen(page);
  await open(page, devnet.url);
  for (const [typed, shown] of [
    [formatWif(secret), formatLegacyKey(parsePublicKey(publicKey))],
    [formatPrivateKey(secret), formatLegacyKey(parsePublicKey(publicKey))],
  ] as const) {
    await search(page, typed);
    await expect(page).toHaveURL(`${devnet.url}/key/${shown}`);
    await expect(page.locator('main')).toContainText('alice@active');
    await expectForgotten(page, typed);
    expect(sent.filter((text) => text.includes(typed) || text.includes(encodeURIComponent(typed)))).toEqual([]);
  }
});

test('[SEARCH-004] a mistyped private key is rejected and never sent', async ({ page, devnet }) => {
  const sent = listen(page);
  await open(page, `${devnet.url}/block/12`);
  const wif = formatWif(secret);
  const wrong = wif.slice(0, -1) + (wif.endsWith('1') ? '2' : '1');
  for (const typed of [wrong, `PVT_K1_${wrong}`, `/${wif}`, `${wif.slice(0, -2)}`, `my key ${wif}`]) {
    await search(page, typed);
    await expect(page.getByRole('status').getByText('Invalid Private Key').last()).toBeVisible();
    await expect(page).toHaveURL(`${devnet.url}/block/12`);
    await expectForgotten(page, typed);
    expect(sent.filter((text) => text.includes(typed))).toEqual([]);
  }
});

/** Checks that search history, storage and page do not contain it. */
async function expectForgotten(page: Page, typed: string): Promise<void> {
  const stored = await page.evaluate(async () => {
    const caches = 'caches' in globalThis ? await globalThis.caches.keys() : [];
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, caches, history.state]);
  });
  expect(stored).not.toContain(typed);
  expect(await page.locator('body').innerHTML()).not.toContain(typed);
}

test('[SEARCH-015] [SEARCH-016] [SEARCH-018] suggestions: ten at most, none below eosio', async ({ page, devnet }) => {
  await open(page, devnet.url);
  const searchRequest = page.waitForRequest((request) => request.url().includes('/api/v1/search'));
  await page.keyboard.press('/');
  await page.keyboard.type('e');
  expect(new URL((await searchRequest).url()).search).toBe('?q=e&limit=10');
  const options = suggestions(page);
  await expect(options.first()).toHaveText(/^e/);
  expect(await options.count()).toBeLessThanOrEqual(10);
  await page.keyboard.type('osio.t');
  await expect(options).toHaveCount(0);
});

test('a name without an account is reported and announced, without a layout shift', async ({ page, devnet }) => {
  await open(page, devnet.url);
  const field = page.getByRole('combobox', { name: 'Search' });
  const status = page.getByRole('search').getByRole('status');
  const below = () => page.getByRole('main').locator('h2').first().boundingBox();
  await field.focus();
  await expect(status).toBeEmpty();
  const before = await below();
  await field.fill('zzzzz');
  await expect(status).toHaveText('Account not found');
  expect(await below()).toEqual(before);
  await field.fill('no name, ever');
  await expect(status).toHaveText('Account not found');
  for (const text of ['alice', '12', 'eosio.token::transfer', 'AB'.repeat(32)]) {
    await field.fill(text);
    await expect(status).toBeEmpty();
  }
});

test('[SEARCH-017] Enter opens a single match; arrows select one of several', async ({ page, devnet }) => {
  await open(page, devnet.url);
  await page.keyboard.press('/');
  await page.keyboard.type('whal');
  await expect(suggestions(page)).toHaveText(['whale1111111']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${devnet.url}/account/whale1111111`);
  // The box belongs to the home page: the next page has another one.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('whale1111111');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('bob');
  await expect(suggestions(page)).toHaveText(['bob', 'bobbobbobbob']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(suggestions(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${devnet.url}/account/bobbobbobbob`);
});

test('[SEARCH-017] Enter before the suggestions have arrived, and a search by URL, open a single match', async ({
  page,
  devnet,
}) => {
  let release = (): void => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/api/v1/search?*', async (route) => {
    await held;
    await route.abort();
  });
  await open(page, `${devnet.url}/block/12`);
  await page.keyboard.press('/');
  await page.keyboard.type('whal');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${devnet.url}/account/whale1111111`);
  release();
  await open(page, `${devnet.url}/search/whal`);
  await expect(page).toHaveURL(`${devnet.url}/account/whale1111111`);
});

test.describe('a full name, typed or pasted', () => {
  /** Opens the search; from then on only the test moves the clock. */
  async function openSearch(page: Page, url: string): Promise<void> {
    await page.clock.install();
    await open(page, url);
    await page.keyboard.press('/');
    await expect(suggestions(page).first()).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
  }
  const field = (page: Page) => page.locator('[role=combobox][aria-label=Search]:focus');

  test('[SEARCH-017] opens by itself; a shorter name waits for Enter', async ({ page, devnet }) => {
    await openSearch(page, `${devnet.url}/block/12`);
    await page.keyboard.type('alice');
    await expect(suggestions(page).first()).toHaveText('alice');
    await page.clock.runFor(5000);
    await expect(field(page)).toHaveValue('alice');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${devnet.url}/account/alice`);
    await page.keyboard.press('/');
    await page.keyboard.type('whale111111');
    await expect(suggestions(page)).toHaveText(['whale1111111']);
    await page.clock.runFor(5000);
    await expect(page).toHaveURL(`${devnet.url}/account/alice`);
    await page.keyboard.type('1');
    await page.clock.runFor(5000);
    await expect(page).toHaveURL(`${devnet.url}/account/whale1111111`);
    await expect(page.getByRole('banner').getByRole('combobox', { name: 'Search' })).toHaveValue('');
  });

  test('does not open while an input method composes, or when an option is chosen', async ({ page, devnet }) => {
    await openSearch(page, `${devnet.url}/block/12`);
    const devtools = await page.context().newCDPSession(page);
    const text = 'whale1111111';
    await devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await expect(suggestions(page)).toHaveText([text]);
    await page.clock.runFor(5000);
    await expect(field(page)).toHaveValue(text);
    await page.keyboard.press('ArrowDown');
    await devtools.send('Input.insertText', { text });
    await expect(suggestions(page)).toHaveAttribute('aria-selected', 'true');
    await page.clock.runFor(5000);
    await expect(field(page)).toHaveValue(text);
  });
});

test('[SEARCH-022] [SEARCH-023] recent searches are listed first', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/block/12`);
  await page.keyboard.press('/');
  await expect(suggestions(page)).toHaveText(['b1', 'eosio', 'eosio.token', 'eosio.vpay', 'eosio.msig']);
  await page.keyboard.type('alice');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${devnet.url}/account/alice`);
  await page.keyboard.press('/');
  await expect(suggestions(page)).toHaveText(['alice', 'b1', 'eosio', 'eosio.token']);
});

test('[SEARCH-026] [HOME-003] the search is on the home page, and in the top bar of desktop and phone', async ({
  page,
  devnet,
}) => {
  await open(page, devnet.url);
  await expect(page.locator('main').getByRole('combobox', { name: 'Search' })).toBeVisible();
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `${devnet.url}/block/12`);
    await expect(page.getByRole('banner').getByRole('combobox', { name: 'Search' })).toBeVisible();
  }
});

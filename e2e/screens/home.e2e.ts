import { control } from '../../test-kit/devnet-control.ts';
import { expect, open, test } from '../fixtures.ts';
import { expectLayoutShift } from '../looks/layout-shift.ts';

test('[NAV-001] [HOME-001] [HOME-005] home: current producer, top 21 and standby producers', async ({
  page,
  devnet,
}) => {
  // Facts and producers in view: what is not does not change.
  await page.setViewportSize({ width: 1440, height: 2600 });
  await open(page, devnet.url);
  const producers = page.getByRole('table').filter({ hasText: 'Votes' });
  await expect(producers.getByRole('row').filter({ hasText: 'Producing' })).toHaveCount(1);
  await expect(producers.getByRole('row').filter({ hasText: 'Top 21' })).toHaveCount(20);
  await expect(producers.getByRole('row').filter({ hasText: 'Standby' }).first()).toBeVisible();
  // The list marks the producer of the head block at the same time.
  await expect(async () => {
    const [fact, row] = await page.evaluate(() => [
      document.querySelectorAll('dl[aria-label="Chain info"] dd')[1]?.textContent,
      [...document.querySelectorAll('tr')].find((each) => each.textContent.includes('Producing'))?.textContent,
    ]);
    expect(row).toContain(fact);
  }).toPass();
});

test('facts update with new blocks, without a reload', async ({ page, devnet }) => {
  await open(page, devnet.url);
  const facts = page.locator('dl[aria-label="Chain info"]');
  const head = async () => Number((await facts.getByRole('link').first().innerText()).replaceAll(',', ''));
  const first = await head();
  expect(first).toBeGreaterThan(1);
  await expect.poll(head).toBeGreaterThan(first + 2);
  await expect(facts).toContainText(/LIB[\d,]+ \(−\d+\)/);
  await expect(facts).toContainText(/RAM[\d.]+ EOS per KB/);
});

test('the latest transactions insert themselves, and hold still under the pointer', async ({ page, devnet }) => {
  // The whole list in view: a click that scrolls would take the pointer from it.
  await page.setViewportSize({ width: 1440, height: 1600 });
  await open(page, devnet.url);
  const table = page.getByRole('table', { name: 'Latest transactions' });
  const hrefs = () =>
    table
      .locator('tr[data-list-row] a[href^="/transaction/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.mouse.move(0, 0);
  const first = await hrefs();
  expect(first.length).toBeGreaterThan(3);
  await expect.poll(async () => (await hrefs())[0]).not.toBe(first[0]);

  // Of the table, which does not move as its rows do: they might never be stable.
  await table.hover();
  const held = await hrefs();
  const waiting = page.getByRole('button', { name: /^Show \d+ new transactions?$/ });
  await expect(waiting).toBeVisible();
  expect(await hrefs()).toEqual(held);
  await waiting.click();
  await expect.poll(async () => (await hrefs())[0]).not.toBe(held[0]);
});

test('new blocks enter the chain strip and the list of blocks, without a layout shift', async ({ page, devnet }) => {
  // Strip and list in view.
  await page.setViewportSize({ width: 1440, height: 1200 });
  await open(page, devnet.url);
  await page.mouse.move(0, 0);
  const tile = page.getByRole('list', { name: 'Recent blocks' }).getByRole('link').first();
  const row = page.getByRole('table', { name: 'Latest blocks' }).locator('tbody a').first();
  const [tileBefore, rowBefore] = [await tile.getAttribute('href'), await row.getAttribute('href')];
  await expect(tile).not.toHaveAttribute('href', tileBefore!);
  await expect(row).not.toHaveAttribute('href', rowBefore!);
  const blockNumber = async () => Number((await tile.getAttribute('href'))!.split('/').at(-1));
  const next = (await blockNumber()) + 6;
  await expect.poll(blockNumber).toBeGreaterThan(next);
  await expectLayoutShift(page, 0.01);
});

test('where frames are late, new rows are laid out before they are shown', async ({ page, devnet }) => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  await page.addInitScript(() => {
    const request = requestAnimationFrame;
    // Each frame is 20 ms late by the page's clock.
    globalThis.requestAnimationFrame = (callback) => request((time) => callback(time - 20));
  });
  await open(page, devnet.url);
  await page.mouse.move(0, 0);
  for (const name of ['Latest blocks', 'Latest transactions']) {
    const newest = page.getByRole('table', { name }).locator('tbody tr').first();
    const staged = await newest.evaluate(
      (first) =>
        new Promise<{ visibility: string; rows: number; shown: boolean }>((resolve) => {
          const list = first.parentElement!;
          const observer = new MutationObserver(() => {
            const row = list.querySelector('.staged');
            if (row === null) return;
            observer.disconnect();
            const { visibility } = getComputedStyle(row);
            const rows = list.querySelectorAll('[data-list-row]').length;
            const shown = new MutationObserver(() => {
              if (row.isConnected && !row.classList.contains('staged')) resolve({ visibility, rows, shown: true });
              else if (!row.isConnected) resolve({ visibility, rows, shown: false });
            });
            shown.observe(list, { childList: true, subtree: true, attributes: true });
          });
          observer.observe(list, { childList: true });
        }),
    );
    expect(staged).toEqual({ visibility: 'hidden', rows: 9, shown: true });
  }
  await expectLayoutShift(page, 0.01);
});

test('with reduced motion nothing slides in', async ({ page, devnet }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const animated: string[] = [];
    Object.assign(globalThis, { animated });
    // Records animations of scripts.
    const { animate } = Element.prototype;
    Element.prototype.animate = function record(...parameters) {
      animated.push(this.tagName);
      return animate.apply(this, parameters);
    };
  });
  await open(page, devnet.url);
  const tile = page.getByRole('list', { name: 'Recent blocks' }).getByRole('link').first();
  const before = await tile.getAttribute('href');
  await expect(tile).not.toHaveAttribute('href', before!);
  expect(await page.evaluate(() => (globalThis as unknown as { animated: string[] }).animated)).toEqual([]);
});

test('[HOME-002] RAM to its price and back, with its worth', async ({ page, devnet }) => {
  // Purchases of others change the price between two readings.
  await control(devnet, 'generator', { on: false });
  await open(page, devnet.url);
  const amount = page.getByLabel('Amount');
  const cost = page.getByRole('region', { name: 'RAM calculator' }).locator('[aria-live=polite] p').first();
  await amount.fill('1024');
  await page.getByLabel('Unit').selectOption('bytes');
  const ofBytes = await cost.innerText();
  expect(ofBytes).toMatch(/^[\d.]+\sEOS$/);
  await page.getByLabel('Unit').selectOption('kib');
  await amount.fill('1');
  await expect(cost).toHaveText(ofBytes);
  await expect(page.getByRole('region', { name: 'RAM calculator' })).toContainText(/≈ \$[\d.]+/);
  await page.getByLabel('Unit').selectOption('EOS');
  await amount.fill(ofBytes.replace(/[^\d.]/g, ''));
  // The smallest unit of the token is more than a byte.
  await expect.poll(async () => Number((await cost.innerText()).replace(/\D/g, ''))).toBeGreaterThan(950);
  await expect.poll(async () => Number((await cost.innerText()).replace(/\D/g, ''))).toBeLessThan(1100);
  await page.getByLabel('Unit').selectOption('kib');
  await amount.fill('99999999999999');
  await expect(page.locator('main')).toContainText('Not enough RAM available');
  await amount.fill('ten');
  await expect(page.locator('main')).toContainText('Enter a whole number');
  await control(devnet, 'generator', { on: true });
});

test('[HOME-006] figures, seven days of the price, and the way to the live transactions', async ({ page, devnet }) => {
  await open(page, devnet.url);
  const main = page.locator('main');
  const week = main.getByRole('table', { name: 'Price, last 7 days' }).locator('tbody tr');
  await expect(week).not.toHaveCount(0);
  await expect(week.last()).toContainText(/\$0\.\d+/);
  await expect(main.getByRole('table', { name: 'Latest blocks' }).locator('tbody tr').first()).toBeVisible();
  await main.locator('a[href="/live"]').first().click();
  await expect(page).toHaveURL(`${devnet.url}/live`);
});

test('[HOME-004] figures of a running chain: head and actions grow, accounts are counted', async ({ page, devnet }) => {
  await open(page, devnet.url);
  const figures = page.locator('main dl[aria-label="Chain figures"]');
  const figure = (name: string) => figures.locator('div', { hasText: name }).locator('dd').first();
  await expect(figure('Accounts')).toHaveText(/^\d{2,}$/);
  await expect(figure('Total actions')).toHaveText(/^[\d,]{4,}$/);
  await expect(figure('Supply')).toContainText('EOS');
  // Balance of eosio.stake: more than the stakes of two accounts, less than the supply.
  await expect(figure('Staked')).toHaveText(/^2\d\d,\d{3},\d{3}\.\d{4} EOS$/);
  // By the producers' latest quotes, without configuration.
  await expect(figure('Price')).toHaveText(/^\$0\.7\d\d$/);
  await expect(figure('Market cap')).toHaveText(/^\$[\d.,]+[KMB]?$/);
  const info = page.locator('main dl[aria-label="Chain info"]');
  const fact = (name: string) => info.locator('div', { hasText: name }).locator('dd').first();
  await expect(fact('TPS')).toHaveText(/^\d+\.\d$/);
  await expect(fact('RAM')).toContainText('EOS');
  const head = info.locator('a').first();
  const before = await head.innerText();
  await expect(head).not.toHaveText(before);
});

test('the REX APR tile matches the REX page and shows the low and high of the month', async ({ page, devnet }) => {
  await open(page, devnet.url);
  const tile = page.locator('main dl[aria-label="Activity"] > div', { hasText: 'REX APR' });
  await expect(tile.locator('dd').first()).toHaveText(/^[1-9]\d?\.\d\d%$/);
  await expect(tile.getByRole('img')).toHaveAccessibleName(/^REX APR: \d+(\.\d+)? – \d+\.\d+$/);
  const apr = await tile.locator('dd').first().innerText();
  await open(page, `${devnet.url}/rex`);
  await expect(page.locator('main dl div', { hasText: 'APR' }).first()).toContainText(apr);
});

import type { Page } from '@playwright/test';
import { expect, open, siteOptions, test as base } from '../fixtures.ts';
import { control } from '../../test-kit/devnet-control.ts';
import { startAntescope, type Antescope } from '../../test-kit/start-antescope.ts';

const test = base.extend<object, { still: Antescope }>({
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
});

/** The first row of a page without its age, which changes every second. */
async function firstRow(page: Page): Promise<string> {
  return (await page.locator('[data-list-row] a[href*="/transaction/"]').first().getAttribute('href')) ?? '';
}

test('[HIST-018] paging uses a stack of cursors, which another filter resets', async ({ page, still }) => {
  // While the index catches up, pages are incomplete and their links say so.
  await expect(async () => {
    await open(page, `${still.url}/account/eosio.token?tab=transactions&spam=show`);
    await expect(page.getByRole('link', { name: 'Older', exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass();
  const rows: string[] = [await firstRow(page)];
  for (const turn of [1, 2]) {
    await page.getByRole('link', { name: 'Older', exact: true }).click();
    await expect.poll(() => firstRow(page)).not.toBe(rows[turn - 1]);
    rows.push(await firstRow(page));
  }
  expect(new URL(page.url()).searchParams.get('back')).not.toBeNull();
  await page.getByRole('link', { name: 'Newer', exact: true }).click();
  await expect.poll(() => firstRow(page)).toBe(rows[1]);
  expect(new URL(page.url()).searchParams.get('back')).toBeNull();
  await page.getByRole('link', { name: 'Newest', exact: true }).click();
  await expect.poll(() => firstRow(page)).toBe(rows[0]);
  expect([...new URL(page.url()).searchParams.keys()].toSorted()).toEqual(['spam', 'tab']);
});

test('a page that reloads under the pointer does not lose a click', async ({ page, still }) => {
  await open(page, `${still.url}/account/eosio.token?tab=transactions&spam=show`);
  const rows: string[] = [await firstRow(page)];
  for (const turn of [1, 2]) {
    await page.getByRole('link', { name: 'Older', exact: true }).click();
    await expect.poll(() => firstRow(page)).not.toBe(rows[turn - 1]);
    rows.push(await firstRow(page));
  }
  // The second page is cached, so it is shown immediately and reloaded; that response is held back.
  const held = Promise.withResolvers<void>();
  await page.route(
    (url) => url.searchParams.get('format') === 'json' && url.searchParams.has('cursor'),
    async (route) => {
      const answer = await route.fetch();
      const twin = (await answer.json()) as { data: { actions: { meta: { range: { last: number } } } } };
      twin.data.actions.meta.range.last = 123_456_789;
      await held.promise;
      await route.fulfill({ response: answer, json: twin });
    },
  );
  await page.getByRole('link', { name: 'Newer', exact: true }).click();
  await expect.poll(() => firstRow(page)).toBe(rows[1]);
  await page.getByRole('link', { name: 'Newest', exact: true }).hover();
  await page.mouse.down();
  held.resolve();
  await expect(page.getByText('123,456,789')).toBeVisible();
  await page.mouse.up();
  await expect.poll(() => firstRow(page)).toBe(rows[0]);
});

test('a fork removes waiting actions: the counter counts the new branch, without duplicates', async ({
  page,
  still,
}) => {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  const frameWith = (part: string, from = 0): number =>
    frames.findIndex((text, at) => at >= from && text.includes(part));
  await control(still, 'pause');
  try {
    await open(page, `${still.url}/account/eosio.token?tab=transactions&spam=show`);
    const [newest] = await newRows(still.url, 0);
    await expect.poll(() => frameWith('"at"')).toBeGreaterThanOrEqual(0);
    await control(still, 'generator', { on: true });
    const counter = page.getByRole('button', { name: /^Show \d+ new transactions?$/ });
    await expect(async () => {
      await control(still, 'produce', { count: 1 });
      await expect(counter).toBeVisible({ timeout: 1000 });
    }).toPass();
    await control(still, 'generator', { on: false });
    await control(still, 'produce', { count: 1 });
    const before = frames.length;
    // The last block with actions and the empty one above it: its transactions move to another block.
    await control(still, 'fork', { depth: 2 });
    const { headNumber } = await control(still, 'produce', { count: 1 });
    await expect.poll(() => frameWith('"undo"', before)).toBeGreaterThanOrEqual(before);
    await expect.poll(() => frameWith(`"head":${headNumber},`, before)).toBeGreaterThanOrEqual(before);
    const count = (await newRows(still.url, newest!)).length;
    expect(count).toBeGreaterThan(0);
    await expect(counter).toHaveText(count === 1 ? 'Show 1 new transaction' : `Show ${count} new transactions`);
    await counter.click();
    await expect(counter).toBeHidden();
  } finally {
    await control(still, 'resume');
  }
});

/** Blocks of the actions of eosio.token above a block, newest first, of the REST resource. */
async function newRows(url: string, above: number): Promise<number[]> {
  const answer = await fetch(`${url}/api/v1/accounts/eosio.token/actions?limit=100`);
  const { data } = (await answer.json()) as { data: { rows: { blockNumber: number }[] } };
  return data.rows.map(({ blockNumber }) => blockNumber).filter((block) => block > above);
}

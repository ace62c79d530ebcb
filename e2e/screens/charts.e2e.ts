import { expect, open, test } from '../fixtures.ts';

test('a chart is complete without scripts, and loads its crosshair when the pointer is on it', async ({
  page,
  devnet,
}) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  const readers = (): string[] => paths.filter((path) => path.includes('/chart-reader'));
  await open(page, `${devnet.url}/stats/activity`);
  const plot = page.getByRole('group', { name: /^Actions per hour/ });
  await expect(plot.locator('path[fill="currentColor"]')).toHaveAttribute('d', /^M/);
  expect(readers()).toEqual([]);
  await plot.hover();
  await expect(plot.getByRole('status')).toHaveText(/^[A-Z][a-z]{2} \d+, \d{4}( \d\d:\d\d)? UTC [\d,]+$/);
  expect(readers()).toHaveLength(1);
});

test('arrow keys read the values of a chart with their UTC times, and Escape leaves it', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/stats/activity`);
  const plot = page.getByRole('group', { name: /^Actions per hour/ });
  const reading = plot.getByRole('status');
  await plot.focus();
  await page.keyboard.press('End');
  await expect(reading).toHaveText(/UTC [\d,]+$/);
  await expect(plot).toBeFocused();
  const last = await reading.textContent();
  await page.keyboard.press('ArrowLeft');
  await expect(reading).not.toHaveText(last!);
  const before = await reading.textContent();
  await page.keyboard.press('Home');
  const first = await reading.textContent();
  expect(Date.parse(first!.split('UTC')[0]!)).toBeLessThanOrEqual(Date.parse(before!.split('UTC')[0]!));
  await page.keyboard.press('End');
  await expect(reading).toHaveText(last!);
  await page.keyboard.press('Escape');
  await expect(reading).toHaveText('');
  await expect(plot).toBeFocused();
});

test('the REX price has ranges that keep the form, counts per day have those of whole days', async ({
  page,
  devnet,
}) => {
  const ranges = page.getByRole('navigation', { name: 'Range' });
  await open(page, `${devnet.url}/rex?view=savings`);
  await expect(ranges.getByRole('link', { name: '7D' })).toHaveAttribute('aria-current', 'page');
  await ranges.getByRole('link', { name: '1Y' }).click();
  await expect(page).toHaveURL(/[?&]range=year/);
  await expect(page).toHaveURL(/[?&]view=savings/);
  await expect(ranges.getByRole('link', { name: '1Y' })).toHaveAttribute('aria-current', 'page');
  await open(page, `${devnet.url}/accounts?range=year`);
  await expect(ranges.getByRole('link')).toHaveText(['30D', '1Y']);
  await expect(ranges.getByRole('link', { name: '1Y' })).toHaveAttribute('aria-current', 'page');
});

test('ranges of a chart are links: 24 hours of a balance, a month of the RAM price', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/account/alice`);
  const ranges = page.getByRole('navigation', { name: 'Range' });
  await expect(ranges.getByRole('link', { name: '30D' })).toHaveAttribute('aria-current', 'page');
  await ranges.getByRole('link', { name: '24H' }).click();
  await expect(page).toHaveURL(/[?&]range=day/);
  await expect(ranges.getByRole('link', { name: '24H' })).toHaveAttribute('aria-current', 'page');
  const answer = await page.request.get(`${devnet.url}/account/alice?range=day&format=json`);
  const { data } = (await answer.json()) as { data: { balanceHistory: { data: { points: { time: string }[] } } } };
  const hours = data.balanceHistory.data.points.map(({ time }) => Date.parse(time));
  expect(hours.slice(1).map((time, index) => time - hours[index]!)).toEqual(hours.slice(1).map(() => 3_600_000));
  await open(page, `${devnet.url}/wallet/ram/buy?range=month`);
  await expect(ranges.getByRole('link', { name: '30D' })).toHaveAttribute('aria-current', 'page');
});

test('the price on the home page has ranges, a week without a parameter', async ({ page, devnet }) => {
  await open(page, devnet.url);
  const main = page.getByRole('main');
  const ranges = main.getByRole('navigation', { name: 'Range' });
  await expect(ranges.getByRole('link', { name: '7D' })).toHaveAttribute('aria-current', 'page');
  await ranges.getByRole('link', { name: '30D' }).click();
  await expect(page).toHaveURL(`${devnet.url}/?range=month`);
  await expect(ranges.getByRole('link', { name: '30D' })).toHaveAttribute('aria-current', 'page');
  // The feed of a devnet has a week of hours.
  const days = main.getByRole('table', { name: 'Price, last 30 days' }).locator('tbody tr');
  await expect.poll(() => days.count()).toBeGreaterThan(5);
  await expect(days.last()).toContainText(/\$0\.\d+/);
});

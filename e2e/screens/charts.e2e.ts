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

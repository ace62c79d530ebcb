import { expect, open, prefer, test } from '../fixtures.ts';

/** Painted background color. */
const ground = () => getComputedStyle(document.documentElement).backgroundColor;

/** Relative lightness of 'rgb(…)' or 'oklch(…)' by painting it. */
function lightness(colour: string): number {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d')!;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return (red! + green! + blue!) / 3;
}

test('[SHELL-019] dark mode: applies to all pages and after a reload', async ({ page, recorded }) => {
  await prefer(page, recorded, { theme: 'light' });
  await open(page, `${recorded.url}/account/alice`);
  expect(await page.evaluate(lightness, await page.evaluate(ground))).toBeGreaterThan(230);
  const bar = page.getByRole('banner');
  await bar.locator('summary[aria-label="Settings"]').click();
  await bar.getByRole('button', { name: 'System' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'system');
  await bar.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(async () => page.evaluate(lightness, await page.evaluate(ground))).toBeLessThan(40);
  for (const path of ['/', '/block/60', '/live']) {
    await page.goto(recorded.url + path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(lightness, await page.evaluate(ground))).toBeLessThan(40);
  }
});

test('the theme is in the first HTML: no flash', async ({ page, recorded, request }) => {
  await prefer(page, recorded, { theme: 'dark' });
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const html = await (await request.get(recorded.url, { headers: { cookie } })).text();
  expect(html).toMatch(/<html[^>]* data-theme="dark"/);
  expect(html).toContain('<meta name="color-scheme" content="dark"');
});

test('[SHELL-020] the default theme follows the system', async ({ browser, recorded }) => {
  for (const [colorScheme, dark] of [
    ['dark', true],
    ['light', false],
  ] as const) {
    const context = await browser.newContext({ colorScheme, javaScriptEnabled: true });
    const page = await context.newPage();
    await page.goto(recorded.url);
    expect((await page.evaluate(lightness, await page.evaluate(ground))) < 100).toBe(dark);
    await context.close();
  }
});

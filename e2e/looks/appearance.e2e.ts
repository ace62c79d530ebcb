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

test('a dialog dims the whole window, the gutter of the scrollbar included', async ({ page, recorded }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await prefer(page, recorded, { theme: 'light' });
  await open(page, `${recorded.url}/wallet/transfer`);
  const [content, whole] = await page.evaluate(() => [document.body.getBoundingClientRect().right, innerWidth]);
  expect(content).toBeLessThan(whole!);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  /** Lightness of a painted pixel. */
  const pixel = async (x: number) => {
    const shot = await page.screenshot({ clip: { x, y: 880, width: 1, height: 1 } });
    return page.evaluate(async (png) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(1, 1).getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
      return (red! + green! + blue!) / 3;
    }, shot.toString('base64'));
  };
  const inside = await pixel(content! - 5);
  expect(inside).toBeLessThan(180);
  expect(await pixel(whole! - 5)).toBeCloseTo(inside, -1);
});

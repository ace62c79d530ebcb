import type { Page } from '@playwright/test';
import { expect, open, prefer, test } from '../fixtures.ts';

const group = (page: Page, name: string) => page.getByRole('listbox').getByRole('group', { name });

test('the palette: a symbol offers the token, arrows choose it, Enter opens it', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/block/12`);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await page.keyboard.type('eos');
  const token = group(page, 'Tokens').getByRole('option').first();
  await expect(token).toContainText('eosio.token');
  await expect(group(page, 'Accounts').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(token).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await token.getAttribute('id'))!);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tokens\/EOS-\w+-eosio\.token$/);
});

test('the palette: a number offers the block, and it is recent after that', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/block/12`);
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('10');
  await group(page, 'Blocks').getByRole('option', { name: 'Block 10' }).click();
  await expect(page).toHaveURL(`${devnet.url}/block/10`);
  await page.keyboard.press('/');
  await expect(group(page, 'Recent').getByRole('option')).toHaveText(['10']);
  await expect(group(page, 'Suggested').getByRole('option').first()).toHaveText('b1');
});

test('the palette: Escape closes it and gives the focus back', async ({ page, recorded }) => {
  await open(page, `${recorded.url}/block/60`);
  const logo = page.getByRole('banner').getByRole('link').first();
  await logo.focus();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(logo).toBeFocused();
});

test('the palette in Arabic: pages and tools by Arabic and by English words', async ({ page, recorded }) => {
  await prefer(page, recorded, { locale: 'ar' });
  await open(page, `${recorded.url}/block/60`);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'بحث' });
  await field.fill('send tok');
  await expect(group(page, 'العمليات').getByRole('option')).toHaveText(['إرسال الرموز']);
  await field.fill('تصويت');
  const entry = group(page, 'الصفحات').getByRole('option').first();
  await expect(entry).toHaveText('المنتجون');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${recorded.url}/vote`);
});

test('the header is one row of 64 pixels from 992 pixels on, in every language', async ({ page, recorded }) => {
  for (const [width, locale] of [
    [992, 'es'],
    [1200, 'es'],
    [1440, 'ar'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await prefer(page, recorded, { locale });
    await open(page, `${recorded.url}/block/60`);
    const header = await page.getByRole('banner').boundingBox();
    expect(header!.height, `${width} px, ${locale}`).toBe(65);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('the palette: producers by name and site, proposals by name', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/block/12`);
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('everest');
  await expect(group(page, 'Producers').getByRole('option')).toContainText('everestbp111');
  await field.fill('read');
  await group(page, 'Proposals').getByRole('option', { name: 'carol/ready' }).click();
  await expect(page).toHaveURL(`${devnet.url}/msig/carol/ready`);
});

test('the palette: a missing name offers names near it, and the way to get it', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/block/12`);
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('freename1234');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('This name is free.');
  await expect(group(page, 'Get this name').getByRole('option')).toHaveText('Create the account freename1234');
  await field.fill('alicf');
  await expect(group(page, 'Get this name').getByRole('option')).toHaveText('Bid for the name alicf');
  await group(page, 'Did you mean').getByRole('option', { name: 'alice', exact: true }).click();
  await expect(page).toHaveURL(`${devnet.url}/account/alice`);
  // Enter searches what was typed.
  await page.getByRole('combobox', { name: 'Search' }).fill('alicf');
  await expect(group(page, 'Get this name').getByRole('option')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${devnet.url}/account/alicf`);
});

test('the palette: the first digits of a transaction id', async ({ page, devnet }) => {
  await open(page, `${devnet.url}/transactions`);
  const link = page.locator('main tbody a[href*="/transaction/"]');
  const ids = await link.evaluateAll((links) => links.map((one) => one.getAttribute('href')!.split('/').at(-1)!));
  const id = ids.find((one) => /[a-f]/.test(one.slice(0, 8)))!;
  await page.getByRole('combobox', { name: 'Search' }).fill(id.slice(0, 12).toUpperCase());
  await expect(group(page, 'Transactions').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${devnet.url}/transaction/${id}`);
});

test('results that arrive while an option is pressed do not move it', async ({ page, devnet }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/v1/search?*', async (route) => {
    const response = await route.fetch();
    await held.promise;
    await route.fulfill({ response });
  });
  await open(page, `${devnet.url}/block/12`);
  await page.getByRole('combobox', { name: 'Search' }).fill('pe');
  const results = page.waitForResponse((response) => response.url().includes('/api/v1/search?q=pe'));
  const option = page.getByRole('option', { name: 'Permissions', exact: true });
  await option.hover();
  await page.mouse.down();
  held.resolve();
  await (await results).finished();
  // Two frames, in which the names would be inserted above.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.mouse.up();
  await expect(page).toHaveURL(`${devnet.url}/wallet/permissions`);
});

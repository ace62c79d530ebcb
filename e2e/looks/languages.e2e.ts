import { expect, hydrated, open, test } from '../fixtures.ts';

test("[I18N-002] the browser's language applies if supported, else English", async ({ browser, recorded }) => {
  const shown: [browserLanguage: string, lang: string, wallet: string][] = [
    ['fr-FR', 'en', 'Wallet'],
    ['zh-CN', 'zh-Hans', '钱包'],
    ['ko-KR', 'ko', '지갑'],
    ['es-MX', 'es', 'Cartera'],
    ['ar-EG', 'ar', 'المحفظة'],
  ];
  for (const [locale, lang, wallet] of shown) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await open(page, recorded.url);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('banner').locator('nav summary', { hasText: wallet })).toBeVisible();
    await context.close();
  }
});

test('[I18N-004] each of the five languages can be chosen, and persists after a reload', async ({ page, recorded }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await open(page, `${recorded.url}/account/alice`);
  for (const [name, lang] of [
    ['中文', 'zh-Hans'],
    ['한국어', 'ko'],
    ['العربية', 'ar'],
    ['Español', 'es'],
    ['English', 'en'],
  ] as const) {
    if (lang === 'ar') {
      // The footer has them too.
      const footer = page.getByRole('contentinfo');
      await footer.locator('summary').click();
      await footer.getByRole('button', { name }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await hydrated(page);
      continue;
    }
    await page.getByRole('banner').locator('summary:has(.lucide-settings-2)').click();
    await page.getByRole('banner').getByRole('button', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await page.reload();
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  }
  expect(errors).toEqual([]);
});

test('times have the notation of the language', async ({ browser, recorded }) => {
  for (const [locale, time] of [
    ['en-US', 'Nov-21-2026, 03:00:03 AM'],
    ['es-ES', '2026-11-21 03:00:03'],
    ['ko-KR', '2026-11-21 03:00:03'],
  ] as const) {
    const context = await browser.newContext({ locale, timezoneId: 'UTC' });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await open(page, `${recorded.url}/block/60`);
    await expect(page.locator('main dl time')).toContainText(time);
    expect(errors).toEqual([]);
    await context.close();
  }
});

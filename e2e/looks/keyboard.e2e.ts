import { expect, hydrated, open, test } from '../fixtures.ts';

test('? lists shortcuts; Escape closes', async ({ page, recorded }) => {
  await open(page, `${recorded.url}/block/60`);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(dialog).toBeVisible();
  for (const key of ['/', 'Ctrl K', 'g h', '[ ]', 'j k', 'Enter', 'Esc']) {
    await expect(dialog.locator('kbd', { hasText: key }).first()).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('/ and Ctrl-K focus the search, g and a letter navigate', async ({ page, recorded }) => {
  await open(page, `${recorded.url}/block/60`);
  for (const key of ['/', 'Control+k']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await page.locator('h1').click();
  }
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(page).toHaveURL(`${recorded.url}/live`);
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await expect(page).toHaveURL(`${recorded.url}/`);
});

test('j and k select rows of a list, Enter opens one', async ({ page, recorded }) => {
  await open(page, `${recorded.url}/block/60`);
  const rows = page.locator('main tbody tr');
  await page.keyboard.press('j');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows.nth(1)).toBeFocused();
  const link = await rows.nth(1).locator('a').first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(recorded.url + link!);
});

test('the first Tab reaches the skip link; focus is visible everywhere', async ({ page, recorded }) => {
  for (const path of ['/', '/account/alice', '/block/60', '/wallet/transfer', '/live']) {
    await page.goto(recorded.url + path);
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    for (let step = 0; step < 15; step += 1) {
      await page.keyboard.press('Tab');
      const unseen = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        if (focused === document.body) return null;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
        const box = focused.getBoundingClientRect();
        const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
        const seen = (outlined || boxShadow !== 'none') && box.width > 0 && box.height > 0;
        return seen ? null : focused.outerHTML.slice(0, 200);
      });
      expect(unseen, `${path}, step ${step}`).toBeNull();
    }
  }
  await page.goto(`${recorded.url}/block/60`);
  await hydrated(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('menus work by keyboard', async ({ page, recorded }) => {
  await open(page, `${recorded.url}/block/60`);
  const menu = page.getByRole('banner').locator('summary[aria-label="Settings"]');
  await menu.focus();
  await page.keyboard.press('Enter');
  const chinese = page.getByRole('banner').getByRole('button', { name: '中文' });
  await expect(chinese).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'GBP' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'EUR' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('button', { name: 'GBP' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chinese).toBeHidden();
  await expect(menu).toBeFocused();
});

test('all UI components are on one page', async ({ page, recorded }) => {
  await open(page, `${recorded.url}/dev/ui`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design system');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Retry' })).toBeVisible();
});

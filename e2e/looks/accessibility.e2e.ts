import { expect, open, prefer, test } from '../fixtures.ts';
import { connect, fillTransfer } from '../wallet/connect.ts';
import { violations } from './axe.ts';
import { livePages, publicPages, recordedPages } from './pages.ts';

const looks = {
  light: { theme: 'light', locale: 'en' },
  dark: { theme: 'dark', locale: 'en' },
  Arabic: { theme: 'light', locale: 'ar' },
} as const;
const themes = ['light', 'dark'] as const;

for (const path of recordedPages) {
  test(`WCAG 2.2 AA, recorded chain: ${path}`, async ({ page, recorded }) => {
    for (const [name, look] of Object.entries(looks)) {
      await prefer(page, recorded, look);
      await open(page, recorded.url + path);
      expect.soft(await violations(page), name).toEqual([]);
    }
  });
}

for (const path of publicPages) {
  test(`WCAG 2.2 AA, unreachable nodes: ${path}`, async ({ page, family }) => {
    for (const theme of themes) {
      await prefer(page, family, { theme });
      await open(page, family.url + path);
      expect.soft(await violations(page), theme).toEqual([]);
    }
  });
}

for (const path of livePages) {
  test(`WCAG 2.2 AA, live chain: ${path}`, async ({ page, devnet }) => {
    for (const theme of themes) {
      await prefer(page, devnet, { theme });
      await open(page, devnet.url + path);
      expect.soft(await violations(page), theme).toEqual([]);
    }
  });
}

for (const theme of themes) {
  test(`WCAG 2.2 AA, wallet with its dialogs and menus: ${theme}`, async ({ page, devnet }) => {
    await prefer(page, devnet, { theme });
    await open(page, devnet.url);
    await page.getByRole('button', { name: 'Connect', exact: true }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await violations(page), 'dialog').toEqual([]);
    await page.keyboard.press('Escape');
    await open(page, `${devnet.url}/wallet/transfer`);
    await connect(page, devnet.keys.carol!, 'carol@active');
    await fillTransfer(page, { to: 'bob', amount: '1' });
    await expect(page.locator('main')).toContainText('Simulated by the node');
    expect.soft(await violations(page), 'transfer').toEqual([]);
    await page.locator('summary').first().click();
    expect.soft(await violations(page), 'menu').toEqual([]);
  });
}

import { expect, open, prefer, test } from '../fixtures.ts';
import { connect, fillTransfer } from '../wallet/connect.ts';
import { violations } from './axe.ts';
import { livingPages, publicPages, recordedPages } from './pages.ts';

const looks = {
  light: { theme: 'light', locale: 'en' },
  dark: { theme: 'dark', locale: 'en' },
  Arabic: { theme: 'light', locale: 'ar' },
} as const;

for (const [name, look] of Object.entries(looks)) {
  test(`no page breaks a rule of WCAG 2.2 AA: ${name}`, async ({ page, recorded }) => {
    test.setTimeout(300_000);
    await prefer(page, recorded, look);
    for (const path of recordedPages) {
      await open(page, recorded.url + path);
      expect.soft(await violations(page), path).toEqual([]);
    }
  });
}

test('nor does a page of a chain whose nodes do not answer', async ({ page, family }) => {
  test.setTimeout(300_000);
  for (const theme of ['light', 'dark'] as const) {
    await prefer(page, family, { theme });
    for (const path of publicPages) {
      await open(page, family.url + path);
      expect.soft(await violations(page), `${theme} ${path}`).toEqual([]);
    }
  }
});

test('nor does a page of a living chain, nor the wallet with its dialogs and menus', async ({ page, devnet }) => {
  test.setTimeout(300_000);
  for (const theme of ['light', 'dark'] as const) {
    await prefer(page, devnet, { theme });
    for (const path of livingPages) {
      await open(page, devnet.url + path);
      expect.soft(await violations(page), `${theme} ${path}`).toEqual([]);
    }
  }
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

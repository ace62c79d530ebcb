import { expect, open, prefer, test } from '../fixtures.ts';
import { connect, fillTransfer } from '../wallet/connect.ts';
import { violations } from './axe.ts';
import { expectGoodLooks, holdsStill } from './page-looks.ts';
import { liveSample, publicSample, recordedSample } from './sample.ts';

for (const [path, ...phone] of recordedSample) {
  test(`accessible, no overflow and no layout shift, recorded chain: ${path}`, ({ page, recorded }) =>
    expectGoodLooks(page, recorded, path, { phone, still: true }));
}

for (const [path, ...phone] of publicSample) {
  test(`accessible, unreachable nodes: ${path}`, ({ page, family }) =>
    expectGoodLooks(page, family, path, { phone, still: false }));
}

for (const [path, ...phone] of liveSample) {
  test(`accessible, no overflow and no layout shift, live chain: ${path}`, ({ page, devnet }) =>
    expectGoodLooks(page, devnet, path, { phone, still: holdsStill(path) }));
}

for (const theme of ['light', 'dark'] as const) {
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

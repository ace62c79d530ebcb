import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { plantSecret } from '../leak-watch.ts';

/** Opens the dialog and submits a private key; the test continues with the next step. */
export async function offerKey(page: Page, privateKey: string): Promise<void> {
  await page.getByRole('button', { name: 'Connect', exact: true }).first().click();
  await chooseKeyForm(page, privateKey);
}

async function chooseKeyForm(page: Page, privateKey: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText('Connect To Wallet');
  await dialog.getByRole('button', { name: /Private key \(testnets\)/ }).click();
  await enterKey(dialog, privateKey);
}

/** Enters a private key, which the test must not see anywhere else from then on. */
export async function enterKey(dialog: Locator, privateKey: string): Promise<void> {
  await plantSecret(dialog.page(), privateKey);
  await dialog.getByLabel('Private key').fill(privateKey);
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

/** Chooses a permission in the local key's form and connects. */
async function chooseLevel(dialog: Locator, level: string, passphrase: string): Promise<void> {
  await dialog.getByLabel(level, { exact: true }).check();
  if (passphrase.length >= 8) await plantSecret(dialog.page(), passphrase);
  await dialog.getByLabel('Passphrase').fill(passphrase);
  await dialog.getByRole('button', { name: `Connect as ${level}` }).click();
  await expect(dialog).toBeHidden();
}

/** Connects as `level` ('alice@active') with its private key; without a passphrase the key is kept in memory only. */
export async function connect(page: Page, privateKey: string, level: string, passphrase = ''): Promise<void> {
  await offerKey(page, privateKey);
  await chooseLevel(page.getByRole('dialog'), level, passphrase);
}

/** Connects one more account beside the connected one. */
export async function connectAnother(page: Page, privateKey: string, level: string): Promise<void> {
  const menu = page.getByRole('banner').locator('details:has([data-account-menu])');
  await menu.locator('summary').click();
  await menu.getByRole('button', { name: 'Connect another' }).click();
  await chooseKeyForm(page, privateKey);
  await chooseLevel(page.getByRole('dialog'), level, '');
}

/** Connects again in the dialog that signing opened. */
export async function reconnect(page: Page, privateKey: string, level: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Connect again' });
  await enterKey(dialog, privateKey);
  await chooseLevel(dialog, level, '');
}

/** Unlocks the key in the dialog that signing opened. */
export async function unlock(page: Page, passphrase: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Unlock' });
  await dialog.getByLabel('Passphrase').fill(passphrase);
  await dialog.getByRole('button', { name: 'Unlock' }).click();
}

/** The card beside a form that previews and signs. */
export function review(page: Page): Locator {
  return page.getByRole('region', { name: 'Review' });
}

/** Waits for the simulation and signs. */
export async function signAndSend(page: Page): Promise<void> {
  await review(page).getByRole('button', { name: 'Sign and send' }).click();
}

/** Signs a transaction that would fail, which takes allowing it. */
export async function signFailing(page: Page): Promise<void> {
  await review(page).getByLabel('Allow signing a transaction that fails').check();
  await signAndSend(page);
}

/** Waits for the receipt to name a block; other parts of the page may be loading meanwhile. */
export async function expectIncluded(page: Page): Promise<void> {
  await expect(page.locator('main output').filter({ hasText: /In block [\d,]+/ })).toBeVisible();
}

/** Fills the transfer form, which starts the preview. */
export async function fillTransfer(
  page: Page,
  transfer: { to: string; amount: string; token?: string; memo?: string },
): Promise<void> {
  if (transfer.token !== undefined) await page.getByLabel('Token', { exact: true }).selectOption(transfer.token);
  await page.getByLabel('To', { exact: true }).fill(transfer.to);
  await page.getByLabel('Amount', { exact: true }).fill(transfer.amount);
  await page.getByLabel('Memo', { exact: true }).fill(transfer.memo ?? '');
}

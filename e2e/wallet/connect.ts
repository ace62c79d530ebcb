import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** Opens the dialog and types a private key into the local provider's form; the next step is up to the test. */
export async function offerKey(page: Page, privateKey: string): Promise<void> {
  await page.getByRole('button', { name: 'Connect', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText('Connect To Wallet');
  await dialog.getByRole('button', { name: /Private key \(testnets\)/ }).click();
  await dialog.getByLabel('Private key').fill(privateKey);
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

/** Connects as `level` ('alice@active') with its private key; without a passphrase it stays in the page's memory. */
export async function connect(page: Page, privateKey: string, level: string, passphrase = ''): Promise<void> {
  await offerKey(page, privateKey);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(level, { exact: true }).check();
  await dialog.getByLabel('Passphrase').fill(passphrase);
  await dialog.getByRole('button', { name: `Connect as ${level}` }).click();
  await expect(dialog).toBeHidden();
}

/** Fills the transfer form; the preview follows by itself. */
export async function fillTransfer(
  page: Page,
  transfer: { to: string; amount: string; token?: string; memo?: string },
): Promise<void> {
  if (transfer.token !== undefined) await page.getByLabel('Token').selectOption(transfer.token);
  await page.getByLabel('To', { exact: true }).fill(transfer.to);
  await page.getByLabel('Amount').fill(transfer.amount);
  await page.getByLabel('Memo').fill(transfer.memo ?? '');
}

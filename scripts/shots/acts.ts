import type { Page } from '@playwright/test';
import type { ActWorld, Route } from './route.ts';

type Act = NonNullable<Route['act']>;

/** Clicks the selectors in order. */
export function press(...selectors: string[]): Act {
  return async (page) => {
    for (const selector of selectors) await page.locator(selector).first().click();
  };
}

/** Types into the search box and gives suggestions time to load. */
export function searchFor(text: string): Act {
  return async (page) => {
    await page.locator('input[role="combobox"]').first().fill(text);
    await page.waitForTimeout(800);
  };
}

/** Opens the wallet dialog with the private key form, the last one of the list that signs. */
async function offerKey(page: Page, privateKey: string): Promise<void> {
  await page.getByRole('banner').locator('button[aria-haspopup="dialog"]').click();
  await page.locator('dialog[open] li button').nth(-2).click();
  await page.locator('dialog[open] input[type="password"]').fill(privateKey);
  await page.locator('dialog[open] button[type="submit"]').click();
}

export const offerWrongKey: Act = async (page) => {
  await offerKey(page, '5KnotAKey');
  await page.locator('dialog[open] [aria-invalid="true"]').waitFor();
};

export const chooseLevel: Act = async (page, { keys }) => {
  await offerKey(page, keys['alice'] ?? '');
  await page.locator('dialog[open] input[type="radio"]').first().waitFor();
};

/** Connects an account, then runs another act. */
export function connected(name: string, then: Act = async () => undefined): Act {
  return async (page, world) => {
    await offerKey(page, world.keys[name] ?? '');
    await page.locator('dialog[open] input[type="radio"]').first().waitFor();
    await page.locator('dialog[open] button[type="submit"]').click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await then(page, world);
  };
}

interface TransferText {
  to: string;
  amount: string;
  memo: string;
}

/** Fills the transfer form of a connected account. */
export async function fillTransfer(page: Page, { to, amount, memo }: TransferText): Promise<void> {
  const fields = page.locator('main form input');
  await fields.nth(0).fill(to);
  await fields.nth(1).fill(amount);
  await fields.nth(2).fill(memo);
}

/** Fills the transfer form and waits for the preview. */
export function previewed(text: TransferText): (page: Page, world: ActWorld) => Promise<void> {
  return async (page) => {
    await fillTransfer(page, text);
    // Before the balances are loaded the button shows what is missing.
    await page.getByText('eosio.token::transfer').first().waitFor();
    await page.locator('[data-sign]:enabled').waitFor();
  };
}

import { chooseLevel, connected, fillTransfer, offerWrongKey, press, previewed, searchFor } from './acts.ts';
import type { Route } from './route.ts';

/** Home, accounts, transactions, search and the wallet after an interaction. */
export const openedDetailRoutes: readonly Route[] = [
  { name: 'search-open', path: '/', act: searchFor('al') },
  { name: 'search-open-bar', path: '/chain', act: searchFor('chain') },
  { name: 'search-open-nothing', path: '/chain', act: searchFor('zzzzzz') },
  { name: 'search-open-failed', path: '/chain', act: searchFor('al'), states: ['failed', 'slow'] },
  { name: 'search-wrong-key', path: '/chain', act: wrongKeySearched },
  { name: 'source-open', path: '/account/alice', act: press('main header button:has(> span.rounded-full)') },
  {
    name: 'account-card',
    path: '/account/alice?tab=transactions',
    act: async (page) => {
      await page.locator('main tbody a[href*="/account/"]').nth(1).focus();
      await page.locator('[data-hover-card] [role="meter"]').first().waitFor();
    },
  },
  {
    name: 'account-transactions-filters',
    path: '/account/alice?tab=transactions',
    act: press('main details:not([open]) > summary'),
  },
  {
    name: 'account-export',
    path: '/account/alice?tab=transactions',
    act: press('main a:has(svg.lucide-download)'),
  },
  // Their code is loaded on demand.
  {
    name: 'keyboard',
    path: '/account/alice',
    act: async (page) => {
      await page.keyboard.press('?');
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'connect',
    path: '/account/alice',
    act: async (page, world) => {
      await press('header button[aria-haspopup="dialog"]')(page, world);
      await page.locator('dialog[open]').waitFor();
    },
  },
  { name: 'connect-wrong-key', path: '/account/alice', act: offerWrongKey },
  { name: 'connect-choice', path: '/account/alice', act: chooseLevel },
  {
    name: 'connected',
    path: '/account/alice',
    act: connected('alice', async (page) => {
      await page.locator('header summary:has([data-account-menu])').click();
      await page.locator('header details[open] :is(a, button)').first().waitFor();
    }),
  },
  { name: 'transfer-form', path: '/wallet/transfer', act: connected('alice') },
  {
    name: 'transfer-faults',
    path: '/wallet/transfer',
    act: connected('alice', async (page) => {
      await fillTransfer(page, { to: 'Invalid!', amount: '1.23456789', memo: 'x'.repeat(300) });
      await page.locator('main form input').first().press('Enter');
    }),
  },
  {
    name: 'transfer-preview',
    path: '/wallet/transfer',
    act: connected('alice', previewed({ to: 'bob', amount: '1.5', memo: 'm'.repeat(120) })),
  },
  {
    name: 'transfer-refused',
    path: '/wallet/transfer',
    act: connected('alice', previewed({ to: 'nosuchname55', amount: '1', memo: '' })),
  },
  {
    name: 'transfer-sent',
    path: '/wallet/transfer',
    act: connected('bob', async (page, world) => {
      await previewed({ to: 'alice', amount: '0.0001', memo: 'a picture' })(page, world);
      await page.locator('[data-sign]').click();
      await page.locator('main output').first().waitFor();
    }),
  },
  {
    name: 'create-account-faults',
    path: '/wallet/create-account',
    act: (page) => page.locator('main form input').first().press('Enter'),
  },
  {
    name: 'settings-wrong',
    path: '/settings',
    act: async (page) => {
      await page.locator('main input[name="nodeUrl"]').fill('http://127.0.0.1:1');
      await page.locator('main form button[type="submit"]').click();
      await page.locator('main [aria-invalid="true"]').waitFor();
    },
  },
];

async function wrongKeySearched(page: Parameters<NonNullable<Route['act']>>[0]): Promise<void> {
  await page.locator('input[role="combobox"]').first().fill('5'.padEnd(51, 'K'));
  await page.keyboard.press('Enter');
  await page.waitForTimeout(500);
}

import { connected, press } from './acts.ts';
import type { Route } from './route.ts';

const desk = 'header nav details > summary';

/** Contracts, proposals, markets, votes and the menus after an interaction. */
export const openedChainRoutes: readonly Route[] = [
  {
    name: 'menu-more',
    path: '/chain',
    act: async (page) => {
      await page.locator(`${desk}:visible, nav.fixed details > summary:visible`).last().click();
      await page.locator('details[open] a').first().waitFor();
    },
  },
  { name: 'menu-favourites', path: '/chain', act: openMenu(0) },
  { name: 'menu-settings', path: '/chain', act: openMenu(1) },
  {
    name: 'contract-table-bounds',
    path: '/contract?account=eosio&table=namebids',
    act: press('main form details > summary'),
  },
  {
    name: 'contract-form-grown',
    path: '/contract?account=eosio.msig&tab=Actions&action=propose',
    act: async (page) => {
      for (const place of [0, 1, 2]) await page.locator('main form button:has(svg.lucide-plus)').nth(place).click();
    },
  },
  {
    name: 'contract-form-faults',
    path: '/contract?account=eosio&tab=Actions&action=updateauth',
    act: async (page) => {
      await page.locator('main form input').first().fill('Invalid!');
      await page.locator('main button', { hasNotText: /^$/ }).last().click();
      await page.locator('main [aria-invalid="true"]').first().waitFor();
    },
  },
  { name: 'contract-dry-run', path: transferOf('alice', '1.0000 EOS'), act: dryRun('alice@active') },
  { name: 'contract-dry-run-refused', path: transferOf('alice', '900000000.0000 EOS'), act: dryRun('alice@active') },
  { name: 'contract-abi-json', path: '/contract?account=eosio.token&tab=ABI', act: press('main details > summary') },
  { name: 'msig-raw', path: '/msig/carol/ready', act: press('main li details > summary') },
  {
    name: 'ram-quote',
    path: '/wallet/ram/buy',
    act: (page) => page.locator('main form input').first().fill('8192'),
  },
  {
    name: 'ram-faults',
    path: '/wallet/ram/sell',
    act: async (page) => {
      await page.locator('main form input').first().fill('many');
      await page.locator('main form input').first().press('Enter');
    },
  },
  {
    name: 'rex-faults',
    path: '/rex?view=borrow',
    act: (page) => page.locator('main form input[type="text"], main form input:not([type])').first().press('Enter'),
  },
  {
    name: 'namebids-faults',
    path: '/namebids',
    act: async (page) => {
      await page.locator('main form input[dir="ltr"]').first().press('Enter');
    },
  },
  {
    name: 'vote-picked',
    path: '/vote',
    act: async (page) => {
      for (const place of [0, 4, 22]) await page.locator('main tbody input[type="checkbox"]').nth(place).check();
    },
  },
  { name: 'vote-connected', path: '/vote', act: connected('alice') },
  { name: 'stats-figures', path: '/stats/activity', act: press('main details > summary') },
];

/** Desktop menus by index in the top bar; on a phone they are in the drawer. */
function openMenu(place: number): NonNullable<Route['act']> {
  return async (page) => {
    const menus = page.locator('header details:not(nav details) > summary:visible');
    if ((await menus.count()) > place) await menus.nth(place).click();
    else await page.locator('nav.fixed details > summary').click();
  };
}

function transferOf(from: string, quantity: string): string {
  const data = JSON.stringify({ from, to: 'bob', quantity, memo: 'a picture' });
  return `/contract?account=eosio.token&tab=Actions&action=transfer&data=${encodeURIComponent(data)}`;
}

function dryRun(level: string): NonNullable<Route['act']> {
  return async (page) => {
    await page.locator('main form ~ div button').first().click();
    await page.locator('main form ~ div input').first().fill(level);
    await page.waitForTimeout(1500);
  };
}

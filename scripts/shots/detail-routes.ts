import { chooseLevel, connected, fillTransfer, offerWrongKey, press, previewed, searchFor } from './acts.ts';
import type { Route } from './route.ts';

const account = (name: string, search: string): Route => ({ name: `account-${name}`, path: `/account/${search}` });

/** Home, account with all tabs, block, transaction, key, search and related pages. */
export const detailRoutes: readonly Route[] = [
  { name: 'home', path: '/' },
  { name: 'account', path: '/account/alice' },
  account('transactions', 'alice?tab=transactions'),
  account('transactions-filtered', 'alice?tab=transactions&kind=send&token=EOS&order=asc'),
  account('transactions-wrong', 'alice?tab=transactions&query=kind:sent%20with:Bob!'),
  account('transactions-spam', 'alice?tab=transactions&with=spammer11111'),
  account('transactions-spam-shown', 'alice?tab=transactions&with=spammer11111&spam=show'),
  account('transactions-none', 'alice?tab=transactions&kind=send&with=nosuch'),
  account('transactions-nfts', 'atomicassets?tab=transactions'),
  account('permissions', 'alice?tab=permissions'),
  account('permissions-many', 'bob?tab=permissions'),
  account('tokens', 'alice?tab=tokens'),
  account('resources', 'alice?tab=resources'),
  account('votes', 'alice?tab=votes'),
  account('contract', 'eosio?tab=contract'),
  account('controlled', 'eosio?tab=controlled'),
  account('nfts', 'alice?tab=nfts'),
  { name: 'nft-collection', path: '/nft/collection/coolcats1111' },
  account('rex', 'alice?tab=rex'),
  account('past', 'alice?tab=past&at=120'),
  account('past-choice', 'alice?tab=past'),
  account('past-unknown', 'alice?tab=past&at=999999999'),
  account('system', 'eosio'),
  account('webauthn', 'webauthnacct?tab=permissions'),
  account('missing', 'nobody112233'),
  // An account without activity: every tab is empty.
  account('quiet', 'lonely111111'),
  account('quiet-contract', 'lonely111111?tab=contract'),
  account('quiet-controlled', 'lonely111111?tab=controlled'),
  account('quiet-nfts', 'lonely111111?tab=nfts'),
  account('quiet-rex', 'lonely111111?tab=rex'),
  account('quiet-votes', 'lonely111111?tab=votes'),
  { name: 'blocks', path: '/blocks' },
  { name: 'blocks-none', path: '/blocks?before=1' },
  { name: 'transactions', path: '/transactions' },
  { name: 'accounts', path: '/accounts' },
  { name: 'block-state', path: '/block/30?tab=changes' },
  { name: 'block-genesis', path: '/block/2' },
  { name: 'block-missing', path: '/block/4000000000' },
  { name: 'block-wrong', path: '/block/nonsense' },
  { name: 'transaction-missing', path: `/transaction/${'ab'.repeat(32)}` },
  { name: 'transaction-wrong', path: '/transaction/nonsense' },
  { name: 'key-none', path: '/key/EOS5p78kHbL33Rn3JWkTWRE2B9uz6gy4r1KbfAKLNQGE3ovMBS5bu' },
  { name: 'key-wrong', path: '/key/EOS5p' },
  { name: 'live', path: '/live' },
  { name: 'live-none', path: '/live?account=nosuch&name=transfer' },
  { name: 'search', path: '/search' },
  { name: 'search-nothing', path: '/search/Nothing%20like%20it' },
  { name: 'status', path: '/status' },
  { name: 'settings', path: '/settings' },
  { name: 'transfer', path: '/wallet/transfer' },
  { name: 'sign-transaction', path: '/wallet/sign' },
  { name: 'create-account', path: '/wallet/create-account' },
  { name: 'create-account-advanced', path: '/wallet/create-account/advanced' },
  { name: 'link-email', path: '/wallet/link-email' },
  { name: 'create-account-email', path: '/wallet/create-account/link-email' },
  { name: 'profile', path: '/wallet/profile' },
  { name: 'airgrabs', path: '/airgrabs' },
  { name: 'hostile-memos', path: '/account/mallory?tab=transactions' },
  { name: 'hostile-nfts', path: '/account/spammer11111?tab=nfts' },
  { name: 'design-system', path: '/dev/ui' },
];

/** The same pages after an interaction. */
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

import { connected, press } from './acts.ts';
import type { Route } from './route.ts';

const contract = (name: string, search: string): Route => ({ name: `contract-${name}`, path: `/contract?${search}` });
const proposal = (name: string, path: string): Route => ({ name: `msig-${name}`, path: `/msig/${path}` });
const nft = (name: string, id: string): Route => ({ name: `nft-${name}`, path: `/nft/${id}`, states: ['full'] });

/** Contracts, proposals, producers, markets, tokens, NFTs, oracles, statistics, and pages about the site. */
export const chainRoutes: readonly Route[] = [
  contract('choice', ''),
  contract('table', 'account=eosio&table=voters'),
  contract('table-json', 'account=eosio.token&table=stat&scope=EOS&view=json'),
  contract('table-none', 'account=eosio.token&table=accounts&scope=nosuch'),
  contract('table-past', 'account=eosio.token&table=accounts&scope=alice&at=120'),
  contract('row', 'account=eosio&table=global'),
  contract('action', 'account=eosio.msig&tab=Actions&action=propose'),
  contract('action-nested', 'account=eosio&tab=Actions&action=updateauth'),
  contract('action-simple', 'account=eosio.token&tab=Actions&action=transfer'),
  contract('abi', 'account=eosio.token&tab=ABI'),
  contract('code', 'account=eosio.token&tab=Code'),
  contract('none', 'account=alice'),
  contract('missing', 'account=nobody112233'),
  { name: 'hostile-contract', path: '/contract?account=spamtokens11&tab=ABI' },
  { name: 'hostile-action', path: '/contract?account=spamtokens11&tab=Actions&action=transfer' },
  { name: 'msigs', path: '/msigs' },
  { name: 'msigs-all', path: '/msigs?view=all' },
  { name: 'msigs-none', path: '/msigs?proposer=lonely111111' },
  proposal('ready', 'carol/ready'),
  proposal('open', 'bob/deploy'),
  proposal('waiting', 'dave/cooldown'),
  proposal('expired', 'carol/outoftime'),
  proposal('impossible', 'bob/oldcouncil'),
  proposal('nested', 'whale1111111/matryoshka'),
  proposal('many', 'whale1111111/inflation'),
  proposal('hostile', 'whale1111111/clickhere'),
  proposal('executed', 'alice/salary'),
  proposal('missing', 'alice/nosuch'),
  { name: 'vote', path: '/vote' },
  { name: 'vote-proxies', path: '/vote/proxies' },
  { name: 'rex', path: '/rex' },
  { name: 'rex-unlend', path: '/rex?view=unlend' },
  { name: 'rex-savings', path: '/rex?view=savings' },
  { name: 'rex-borrow', path: '/rex?view=borrow' },
  { name: 'rex-stats', path: '/rex?view=stats' },
  { name: 'rex-history', path: '/rex?view=history' },
  { name: 'ram-buy', path: '/wallet/ram/buy' },
  { name: 'ram-sell', path: '/wallet/ram/sell' },
  { name: 'ram-transfer', path: '/wallet/ram/transfer' },
  { name: 'stake', path: '/wallet/resources/stake' },
  { name: 'unstake', path: '/wallet/resources/unstake' },
  { name: 'refund', path: '/wallet/resources/refund' },
  { name: 'powerup', path: '/wallet/powerup' },
  { name: 'cross-chain', path: '/wallet/cross-chain' },
  { name: 'swap-alias', path: '/wallet/swap' },
  { name: 'kyc', path: '/wallet/kyc' },
  { name: 'safemode', path: '/wallet/security/safemode' },
  { name: 'propose', path: '/wallet/msig' },
  { name: 'tax', path: '/wallet/tax/cointracking' },
  { name: 'send-many', path: '/wallet/transfer/multi' },
  { name: 'send-nfts', path: '/wallet/transfer/nft' },
  { name: 'send-list', path: '/wallet/transfer/batch' },
  { name: 'send-nft-list', path: '/wallet/transfer/nft-batch' },
  { name: 'proxy', path: '/wallet/proxy' },
  { name: 'proxy-register', path: '/wallet/proxy/register' },
  { name: 'proxy-unregister', path: '/wallet/proxy/unregister' },
  { name: 'keys', path: '/wallet/utilities/keys' },
  { name: 'format-keys', path: '/wallet/utilities/format-keys' },
  { name: 'cancel-deferred', path: '/wallet/utilities/cancel-deferred' },
  { name: 'upload-contract', path: '/wallet/utilities/upload-contract' },
  { name: 'permissions', path: '/wallet/permissions' },
  { name: 'permissions-advanced', path: '/wallet/permissions/advanced' },
  { name: 'permissions-link', path: '/wallet/permissions/link' },
  { name: 'namebids', path: '/namebids' },
  { name: 'namebids-none', path: '/namebids?name=zzzzzz' },
  { name: 'tokens', path: '/tokens' },
  { name: 'tokens-none', path: '/tokens?q=nothing' },
  { name: 'token', path: '/tokens/EOS-local-eosio.token' },
  { name: 'token-lookalike', path: '/tokens/EOS-local-memetoken111' },
  { name: 'token-missing', path: '/tokens/NONE-local-eosio.token' },
  { name: 'topholders', path: '/topholders' },
  { name: 'topholders-stake', path: '/topholders?list=stake' },
  { name: 'topholders-ram', path: '/topholders?list=ram' },
  { name: 'nft', path: '/nft/1099511627803' },
  nft('everything', '1099511627851'),
  nft('video', '1099511627823'),
  nft('audio', '1099511627825'),
  nft('model', '1099511627827'),
  nft('all-media', '1099511627830'),
  nft('no-picture', '1099511627835'),
  nft('simple', '100000000000001'),
  nft('simple-pdf', '100000000000028'),
  nft('simple-nested', '100000000000030'),
  nft('hostile', '100000000000031'),
  nft('hostile-unbroken', '1099511627875'),
  { name: 'nft-missing', path: '/nft/5' },
  { name: 'oracles', path: '/oracles' },
  { name: 'oracle', path: '/oracles/eosusd' },
  { name: 'oracle-unused', path: '/oracles/gemeos' },
  { name: 'oracle-missing', path: '/oracles/nosuch' },
  { name: 'chain', path: '/chain' },
  { name: 'protocol-features', path: '/protocol-features' },
  { name: 'stats', path: '/stats/activity' },
  { name: 'stats-week', path: '/stats/activity?period=week' },
  { name: 'stats-votes', path: '/stats/votes' },
  { name: 'supply', path: '/supply' },
  // Vesting, service providers and XPR Network's pages exist on some chains only: not found here.
  { name: 'xpr-stake', path: '/wallet/staking/stake', states: ['full'] },
  { name: 'xpr-unstake', path: '/wallet/staking/unstake', states: ['full'] },
  { name: 'xpr-refund', path: '/wallet/staking/refund', states: ['full'] },
  { name: 'xpr-claim', path: '/wallet/staking/claim', states: ['full'] },
  { name: 'xpr-longstaking', path: '/wallet/longstaking', states: ['full'] },
  { name: 'xpr-admin', path: '/wallet/admin', states: ['full'] },
  { name: 'xpr-admin-dex', path: '/wallet/admin/proton-dex', states: ['full'] },
  { name: 'xpr-dex', path: '/wallet/dex', states: ['full'] },
  { name: 'xpr-dex-market', path: '/wallet/dex/XPR_XUSDC', states: ['full'] },
  { name: 'gbm-rewards', path: '/wallet/gbm-rewards', states: ['full'] },
  { name: 'xtokens', path: '/outstanding-xtokens', states: ['full'] },
  // Vesting and service providers exist on some chains only: not found here.
  { name: 'fio-addresses', path: '/addresses', states: ['full'] },
  { name: 'fio-domains', path: '/domains', states: ['full'] },
  { name: 'fio-address', path: '/address/alice@edge', states: ['full'] },
  { name: 'fio-domain', path: '/domain/edge', states: ['full'] },
  { name: 'fio-register-address', path: '/wallet/register-address', states: ['full'] },
  { name: 'fio-register-domain', path: '/wallet/register-domain', states: ['full'] },
  { name: 'fio-manage-addresses', path: '/wallet/manage/addresses', states: ['full'] },
  { name: 'fio-manage-domains', path: '/wallet/manage/domains', states: ['full'] },
  { name: 'fio-stake', path: '/wallet/stake-fio', states: ['full'] },
  { name: 'vest', path: '/vest', states: ['full'] },
  { name: 'dsp', path: '/dsp', states: ['full'] },
  { name: 'snapshot', path: '/snapshot' },
  { name: 'history-services', path: '/hyperion' },
  { name: 'dapps', path: '/dapps' },
  { name: 'api', path: '/api' },
  { name: 'wallets', path: '/wallets' },
  { name: 'terms', path: '/terms-and-conditions' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'not-found', path: '/no/such/page' },
];

const desk = 'header nav details > summary';

/** The same pages and the menus after an interaction. */
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

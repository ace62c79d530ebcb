import type { PublicChain } from '@antescope/chains/config/chain-config';
import type { MenuWords } from '../../shell/menu/words/en.ts';
import { isOnChain } from './gates.ts';

export type PageGroup = 'explorer' | 'wallet' | 'chain';

/** A page that menus name. */
export interface SitePage {
  path: string;
  name: keyof MenuWords['pages'];
  group: PageGroup;
}

const explorer = (name: SitePage['name'], path: string): SitePage => ({ name, path, group: 'explorer' });
const wallet = (name: SitePage['name'], path: string): SitePage => ({ name, path, group: 'wallet' });
const chain = (name: SitePage['name'], path: string): SitePage => ({ name, path, group: 'chain' });

/** Entries of the More menu, in order, whether their pages exist yet or not. */
export const sitePages: readonly SitePage[] = [
  explorer('live', '/live'),
  explorer('chain', '/chain'),
  explorer('stats', '/stats/activity'),
  explorer('producers', '/vote'),
  explorer('proxies', '/vote/proxies'),
  explorer('tokens', '/tokens'),
  explorer('topHolders', '/topholders'),
  explorer('msigs', '/msigs'),
  explorer('contract', '/contract'),
  explorer('oracles', '/oracles'),
  explorer('nameBids', '/namebids'),
  explorer('features', '/protocol-features'),
  explorer('supply', '/supply'),
  explorer('snapshot', '/snapshot'),
  explorer('hyperion', '/hyperion'),
  explorer('dapps', '/dapps'),
  explorer('wallets', '/wallets'),
  explorer('api', '/api'),
  wallet('transfer', '/wallet/transfer'),
  wallet('createAccount', '/wallet/create-account'),
  wallet('ram', '/wallet/ram'),
  wallet('resources', '/wallet/resources'),
  wallet('powerup', '/wallet/powerup'),
  wallet('permissions', '/wallet/permissions'),
  wallet('proxy', '/wallet/proxy'),
  wallet('proposal', '/wallet/msig'),
  wallet('crossChain', '/wallet/cross-chain'),
  wallet('airgrabs', '/airgrabs'),
  wallet('utilities', '/wallet/utilities'),
  wallet('safemode', '/wallet/security/safemode'),
  wallet('linkEmail', '/wallet/link-email'),
  wallet('tax', '/wallet/tax/cointracking'),
  wallet('profile', '/wallet/profile'),
  wallet('gbmRewards', '/wallet/gbm-rewards'),
  chain('rex', '/rex'),
  chain('dsp', '/dsp'),
  chain('vest', '/vest'),
  chain('addresses', '/addresses'),
  chain('domains', '/domains'),
  chain('registerAddress', '/wallet/register-address'),
  chain('registerDomain', '/wallet/register-domain'),
  chain('manage', '/wallet/manage'),
  chain('staking', '/wallet/staking'),
  chain('longStaking', '/wallet/longstaking'),
  chain('xtokens', '/outstanding-xtokens'),
  chain('admin', '/wallet/admin'),
  chain('settings', '/settings'),
];

/** Pages of a chain. `exists` tells whether the app has a page at an address. */
export function pagesOf(shown: PublicChain, exists: (path: string) => boolean): SitePage[] {
  return sitePages.filter((page) => exists(page.path) && isOnChain(page.path, shown));
}

import { dirname } from 'node:path/posix';
import type { Locale } from '../../i18n/locale.ts';

/** Sources of the chunks that a page needs besides the entry: its screen and its language. */
export function modulesOf(key: string | null, locale: Locale): string[] {
  const language = `src/i18n/${locale}.ts`;
  const screen = key === null ? undefined : pageScreens[key];
  if (screen === undefined) return [language];
  const strings = withStrings.has(key!) ? [`${dirname(screen)}/strings/${locale}.ts`] : [];
  return [language, screen, ...strings];
}

/** Pages whose words are chunks of their own, beside the screen. */
const withStrings = new Set([
  'block',
  'contract',
  'api-reference',
  'dapps',
  'dsp',
  'history-services',
  'home',
  'key',
  'live',
  'msig',
  'msigs',
  'oracle',
  'oracles',
  'nft',
  'snapshot',
  'status',
  'supply',
  'token',
  'tokens',
  'topholders',
  'transaction',
  'ram',
  'rex',
  'chain',
  'features',
  'namebids',
  'stats',
  'votestats',
  'vesting',
  'vote',
  'proxies',
]);

/** Page key → the module its route imports lazily. */
export const pageScreens: Record<string, string> = {
  account: 'src/pages/account/account-page.tsx',
  block: 'src/pages/block/block-page.tsx',
  contract: 'src/pages/contract/contract-page.tsx',
  'api-reference': 'src/pages/api-reference/api-reference-page.tsx',
  dapps: 'src/pages/dapps/dapps-page.tsx',
  dsp: 'src/pages/dsp/dsp-page.tsx',
  'history-services': 'src/pages/history-services/history-services-page.tsx',
  home: 'src/pages/home/home-page.tsx',
  key: 'src/pages/key/key-page.tsx',
  live: 'src/pages/live/live-page.tsx',
  nft: 'src/pages/nft/nft-page.tsx',
  chain: 'src/pages/chain/chain-page.tsx',
  features: 'src/pages/chain/features-page.tsx',
  namebids: 'src/pages/namebids/name-bids-page.tsx',
  stats: 'src/pages/chain/stats-page.tsx',
  votestats: 'src/pages/chain/vote-stats-page.tsx',
  ram: 'src/pages/ram/ram-page.tsx',
  rex: 'src/pages/rex/rex-page.tsx',
  msig: 'src/pages/msig/proposal-page.tsx',
  msigs: 'src/pages/msig/msigs-page.tsx',
  oracle: 'src/pages/oracles/oracle-page.tsx',
  oracles: 'src/pages/oracles/oracles-page.tsx',
  search: 'src/pages/search/search-page.tsx',
  snapshot: 'src/pages/snapshot/snapshot-page.tsx',
  status: 'src/pages/status/status-page.tsx',
  supply: 'src/pages/supply/supply-page.tsx',
  token: 'src/pages/tokens/token-page.tsx',
  tokens: 'src/pages/tokens/tokens-page.tsx',
  topholders: 'src/pages/tokens/top-holders-page.tsx',
  transaction: 'src/pages/transaction/transaction-page.tsx',
  vesting: 'src/pages/vesting/vesting-page.tsx',
  proxies: 'src/pages/vote/proxies-page.tsx',
  vote: 'src/pages/vote/vote-page.tsx',
};

import { dirname } from 'node:path/posix';
import type { Locale } from '../i18n/locale.ts';

/** Sources of the chunks that a page needs besides the entry: its screen and its language. */
export function modulesOf(key: string | null, locale: Locale): string[] {
  const language = `src/i18n/${locale}.ts`;
  const screen = key === null ? undefined : pageScreens[key];
  if (screen === undefined) return [language];
  const words = withWords.has(key!) ? [`${dirname(screen)}/words/${locale}.ts`] : [];
  return [language, screen, ...words];
}

/** Pages whose words are chunks of their own, beside the screen. */
const withWords = new Set([
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
  account: 'src/features/account/account-page.tsx',
  block: 'src/features/block/block-page.tsx',
  contract: 'src/features/contract/contract-page.tsx',
  'api-reference': 'src/features/api-reference/api-reference-page.tsx',
  dapps: 'src/features/dapps/dapps-page.tsx',
  dsp: 'src/features/dsp/dsp-page.tsx',
  'history-services': 'src/features/history-services/history-services-page.tsx',
  home: 'src/features/home/home-page.tsx',
  key: 'src/features/key/key-page.tsx',
  live: 'src/features/live/live-page.tsx',
  nft: 'src/features/nft/nft-page.tsx',
  chain: 'src/features/chain/chain-page.tsx',
  features: 'src/features/chain/features-page.tsx',
  namebids: 'src/features/namebids/name-bids-page.tsx',
  stats: 'src/features/chain/stats-page.tsx',
  votestats: 'src/features/chain/vote-stats-page.tsx',
  ram: 'src/features/ram/ram-page.tsx',
  rex: 'src/features/rex/rex-page.tsx',
  msig: 'src/features/msig/proposal-page.tsx',
  msigs: 'src/features/msig/msigs-page.tsx',
  oracle: 'src/features/oracles/oracle-page.tsx',
  oracles: 'src/features/oracles/oracles-page.tsx',
  search: 'src/features/search/search-page.tsx',
  snapshot: 'src/features/snapshot/snapshot-page.tsx',
  status: 'src/features/status/status-page.tsx',
  supply: 'src/features/supply/supply-page.tsx',
  token: 'src/features/tokens/token-page.tsx',
  tokens: 'src/features/tokens/tokens-page.tsx',
  topholders: 'src/features/tokens/top-holders-page.tsx',
  transaction: 'src/features/transaction/transaction-page.tsx',
  vesting: 'src/features/vesting/vesting-page.tsx',
  proxies: 'src/features/vote/proxies-page.tsx',
  vote: 'src/features/vote/vote-page.tsx',
};

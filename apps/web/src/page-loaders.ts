import { loadAccount } from './features/account/load.ts';
import { loadBlock } from './features/block/load.ts';
import { loadChain, loadFeatures, loadVoteStats } from './features/chain/load.ts';
import { loadContract } from './features/contract/load.ts';
import { loadApiReference } from './features/api-reference/load.ts';
import { loadDapps } from './features/dapps/load.ts';
import { loadDsp } from './features/dsp/load.ts';
import { loadHistoryServices } from './features/history-services/load.ts';
import { loadHome } from './features/home/load.ts';
import { loadKey } from './features/key/load.ts';
import { loadLive } from './features/live/load.ts';
import { loadNft } from './features/nft/load.ts';
import { loadRam } from './features/ram/load.ts';
import { loadRex } from './features/rex/load.ts';
import { loadMsigs } from './features/msig/load-list.ts';
import { loadProposal } from './features/msig/load-proposal.ts';
import { loadOracle, loadOracles } from './features/oracles/load.ts';
import { loadSearch } from './features/search/load.ts';
import { loadSnapshot } from './features/snapshot/load.ts';
import { loadStats } from './features/chain/stats/load.ts';
import { loadStatus } from './features/status/load.ts';
import { loadSupply } from './features/supply/load.ts';
import { loadToken, loadTokens, loadTopHolders } from './features/tokens/load.ts';
import { loadTransaction } from './features/transaction/load.ts';
import { loadNameBids } from './features/namebids/load.ts';
import { loadVesting } from './features/vesting/load.ts';
import { loadProxies, loadVote } from './features/vote/load.ts';
import type { PageLoader } from './page/page-loader.ts';

/** Every page's reading, by the key its route names. Reached from the server's bundle only. */
export const pageLoaders: Record<string, PageLoader<unknown>> = {
  account: loadAccount,
  block: loadBlock,
  contract: loadContract,
  'api-reference': loadApiReference,
  dapps: loadDapps,
  dsp: loadDsp,
  'history-services': loadHistoryServices,
  home: loadHome,
  key: loadKey,
  live: loadLive,
  nft: loadNft,
  ram: loadRam,
  rex: loadRex,
  msig: loadProposal,
  msigs: loadMsigs,
  oracle: loadOracle,
  oracles: loadOracles,
  search: loadSearch,
  snapshot: loadSnapshot,
  status: loadStatus,
  supply: loadSupply,
  token: loadToken,
  tokens: loadTokens,
  topholders: loadTopHolders,
  chain: loadChain,
  features: loadFeatures,
  namebids: loadNameBids,
  stats: loadStats,
  votestats: loadVoteStats,
  proxies: loadProxies,
  transaction: loadTransaction,
  vesting: loadVesting,
  vote: loadVote,
};

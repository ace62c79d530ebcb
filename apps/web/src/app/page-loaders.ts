import { loadAccount } from '../pages/account/load.ts';
import { loadBlock } from '../pages/block/load.ts';
import { loadChain, loadFeatures, loadVoteStats } from '../pages/chain/load.ts';
import { loadContract } from '../pages/contract/load.ts';
import { loadApiReference } from '../pages/api-reference/load.ts';
import { loadDapps } from '../pages/dapps/load.ts';
import { loadDsp } from '../pages/dsp/load.ts';
import { loadHistoryServices } from '../pages/history-services/load.ts';
import { loadHome } from '../pages/home/load.ts';
import { loadKey } from '../pages/key/load.ts';
import { loadLive } from '../pages/live/load.ts';
import { loadNft } from '../pages/nft/load.ts';
import { loadRam } from '../pages/ram/load.ts';
import { loadRex } from '../pages/rex/load.ts';
import { loadMsigs } from '../pages/msig/load-list.ts';
import { loadProposal } from '../pages/msig/load-proposal.ts';
import { loadOracle, loadOracles } from '../pages/oracles/load.ts';
import { loadSearch } from '../pages/search/load.ts';
import { loadSnapshot } from '../pages/snapshot/load.ts';
import { loadStats } from '../pages/chain/stats/load.ts';
import { loadStatus } from '../pages/status/load.ts';
import { loadSupply } from '../pages/supply/load.ts';
import { loadToken, loadTokens, loadTopHolders } from '../pages/tokens/load.ts';
import { loadTransaction } from '../pages/transaction/load.ts';
import { loadNameBids } from '../pages/namebids/load.ts';
import { loadVesting } from '../pages/vesting/load.ts';
import { loadProxies, loadVote } from '../pages/vote/load.ts';
import type { PageLoader } from '../lib/page/page-loader.ts';

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

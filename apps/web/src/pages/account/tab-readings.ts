import type { ChainConfig } from '@antescope/chains/config/chain-config';
import { formatAsset } from '@antescope/codec/chain/asset';
import { stakeOfWeight } from '@antescope/economics/vote-weight';
import { controlledAccounts, createdAccounts } from '@antescope/sources/account/related-accounts';
import type { KeyHolder } from '@antescope/sources/account/account-view';
import { type ServiceStake, serviceStakes } from '@antescope/sources/account/service-stakes';
import {
  accountRefunds,
  accountStakes,
  refundIsDue,
  type Refund,
  type StakeSheet,
} from '@antescope/sources/account/stakes';
import { type ContractSummary, contractSummary } from '@antescope/sources/account/contract-summary';
import { type RexHoldings, rexHoldings } from '@antescope/sources/account/rex-holdings';
import { type AccountLoans, accountLoans } from '@antescope/sources/account/rex-loans';
import { contractUsage } from '@antescope/sources/contract/contract-usage';
import type { ContractUsage } from '@antescope/sources/state/contract-usage';
import type { NftAsset } from '@antescope/sources/nft/nft-asset';
import { ownedNfts } from '@antescope/sources/nft/read-nfts';
import { mapOutcome, type Outcome } from '@antescope/sources/core/outcome';
import type { SourceContext } from '@antescope/sources/core/source-context';
import { type ProxyAbout, proxyAbout } from '@antescope/sources/producer/proxy-list';
import { voterOf } from '@antescope/sources/producer/voters';
import type { VoterRow } from '@antescope/sources/table/tables/system';
import type { CreatedAccount } from '@antescope/sources/state/state-index';
import { listRequest } from '../../lib/page/list-request.ts';
import { readPast, type PastContent } from '../../domain/past/read-past.ts';
import type { AccountTab } from './tabs.ts';
import { usageDays, type UsageRange, usageRangeOf } from './usage-range.ts';

export interface VoterSheet extends VoterRow {
  /** Asset text; null on FIO, where votes weigh the balance. */
  stakedAmount: string | null;
  /** Tokens that the vote is worth: after decay, on FIO at its time; null if the chain weighs votes in another way. */
  worthNow: string | null;
  /** The same in thousandths of the staked amount; null without decay. */
  strength: number | null;
}

export type TabContent =
  | {
      tab: 'resources';
      stakes: Outcome<StakeSheet>;
      refunds: Outcome<(Refund & { due: boolean })[]>;
      services: Outcome<ServiceStake[]> | null;
      /** Resource history is available. */
      indexed: boolean;
    }
  /** `proxy`: how the proxy that the account votes through, or is, describes itself; null without one. */
  | { tab: 'votes'; voter: Outcome<VoterSheet>; proxy: Outcome<ProxyAbout> | null }
  /** `usage`: of `range`, null without an index. */
  | {
      tab: 'contract';
      contract: Outcome<ContractSummary>;
      usage: Outcome<ContractUsage> | null;
      range: UsageRange;
    }
  | { tab: 'controlled'; controlled: Outcome<KeyHolder[]>; created: Outcome<CreatedAccount[]>; pages: ControlledPages }
  /** `findable`: the asset page can look assets up by id alone. */
  | { tab: 'nfts'; nfts: Outcome<NftAsset[]>; findable: boolean }
  | { tab: 'rex'; rex: Outcome<RexHoldings>; loans: AccountLoans }
  | PastContent;

/** Cursors in the URL of the lists of controlled and of created accounts. */
interface ControlledPages {
  cursor: string | undefined;
  createdcursor: string | undefined;
}

export type ContentTab = TabContent['tab'];
type Search = Record<string, string | undefined>;

/** Loaders of the tabs. */
export const tabLoaders: {
  [Tab in ContentTab]: (at: SourceContext, name: string, search: Search) => Promise<TabContent>;
} = {
  async resources(at, name) {
    const { stakeContract, hodlContract } = at.chain.stakeServices;
    const [stakes, refunds, services] = await Promise.all([
      accountStakes(at, name),
      accountRefunds(at, name),
      stakeContract === null && hodlContract === null ? null : serviceStakes(at, name),
    ]);
    return {
      tab: 'resources',
      stakes,
      refunds: mapOutcome(refunds, (rows) => withDue(rows, at.chain)),
      services,
      indexed: at.past !== null,
    };
  },
  async votes(at, name) {
    const voter = await voterOf(at, name);
    const proxy = voter.state !== 'data' ? null : voter.data.isProxy ? name : voter.data.proxy;
    return {
      tab: 'votes',
      voter: mapOutcome(voter, (row) => voterSheet(row, at.chain, Date.now())),
      proxy: proxy === null ? null : await proxyAbout(at, proxy),
    };
  },
  async contract(at, name, search) {
    const range = usageRangeOf(search.range);
    const [contract, usage] = await Promise.all([
      contractSummary(at, name),
      at.records === null ? null : contractUsage(at, name, { days: usageDays[range] }),
    ]);
    return { tab: 'contract', contract, usage: contract.state === 'data' ? usage : null, range };
  },
  async controlled(at, name, { cursor, createdcursor }) {
    const [controlled, created] = await Promise.all([
      controlledAccounts(at, name, listRequest(cursor)),
      createdAccounts(at, name, listRequest(createdcursor)),
    ]);
    return { tab: 'controlled', controlled, created, pages: { cursor, createdcursor } };
  },
  nfts: async (at, name) => ({
    tab: 'nfts',
    nfts: await ownedNfts(at, name),
    findable: at.state !== null || at.chain.nftApi.atomic !== null,
  }),
  async rex(at, name) {
    const [rex, loans] = await Promise.all([rexHoldings(at, name), accountLoans(at, name)]);
    return { tab: 'rex', rex, loans };
  },
  past: (at, name, search) => readPast(at, name, search),
};

export function isContentTab(tab: AccountTab): tab is ContentTab {
  return Object.hasOwn(tabLoaders, tab);
}

function withDue(rows: Refund[], chain: ChainConfig) {
  const days = chain.contractVariants.refundDays;
  return rows.map((row) => ({ ...row, due: refundIsDue(row.requested, days, Date.now()) }));
}

/** Remaining strength of a vote: votes decay relative to newer ones until they are cast again. */
export function voterSheet(row: VoterRow, chain: ChainConfig, now: number): VoterSheet {
  const { code, precision } = chain.systemToken ?? chain.coreSymbol;
  const amount = (units: bigint) => formatAsset({ units, precision, code });
  const staked = BigInt(row.staked);
  const stakedAmount = amount(staked);
  const weight = Number(row.lastVoteWeight) - (row.isProxy ? Number(row.proxiedVoteWeight) : 0);
  // On other chains the row holds the stake of a token without voting power.
  const { votes, votingStake } = chain.contractVariants;
  if (votingStake === 'balance') return { ...row, stakedAmount: null, worthNow: stakedAmount, strength: null };
  const decays = votes === 'decay' && votingStake === 'voters';
  if (!decays || !Number.isFinite(weight) || weight <= 0 || staked <= 0n)
    return { ...row, stakedAmount, worthNow: null, strength: null };
  const remaining = stakeOfWeight(weight, Math.floor(now / 1000), chain.contractVariants.voteWeightWeeks);
  const counted = remaining > staked ? staked : remaining;
  return { ...row, stakedAmount, worthNow: amount(counted), strength: Number((counted * 1000n) / staked) };
}

import type { FioSummary } from '@antescope/sources/fio/fio-account';
import type { FioFee } from '@antescope/sources/fio/fio-tables';
import type { Outcome } from '@antescope/sources/core/outcome';
import type { VoterRow } from '@antescope/sources/table/tables/system';
import type { FioFacts, FioFeeFact, FioOwn } from '@antescope/wallet/tools/fio/fio-facts';
import type { PresentVote } from '@antescope/wallet/tools/vote';
import { useBoot } from '../../lib/boot/boot-context.ts';
import { getJson } from '../../lib/http.ts';
import { type ReadState, useRead } from '../../lib/use-read.ts';

/** Names, balance and fees of an account, as the page of its names loads them. */
export interface FioWalletData {
  summary: FioSummary | null;
  fees: Outcome<FioFee[]>;
  /** How the account votes; null without an account. */
  vote: Outcome<VoterRow> | null;
  /** ISO time of the reading. */
  now: string;
}

/** Reads what the FIO tools need of the connected account; without one, the fees alone. Reads nothing if not enabled. */
export function useFioWallet(
  actor: string | null,
  enabled = true,
): { read: ReadState<FioWalletData>; refresh: () => void } {
  const { base } = useBoot();
  return useRead(enabled ? (actor ?? '') : null, async (signal) => {
    const account = actor === null ? '' : `&account=${encodeURIComponent(actor)}`;
    const path = `${base}/wallet/manage/addresses?format=json${account}`;
    return (await getJson<{ data: FioWalletData }>(path, { signal })).data;
  });
}

/** Facts of the tools; what could not be read is unknown. */
export function fioFactsOf(
  data: FioWalletData | null,
): Pick<FioFacts, 'fees' | 'own' | 'vote' | 'isProxy' | 'noAccount'> {
  return {
    fees: data?.fees.state === 'data' ? feesOf(data.fees.data) : null,
    own: ownOf(data?.summary ?? null),
    vote: data === null ? null : presentVoteOf(data),
    isProxy: data === null ? null : isProxyOf(data),
    noAccount: data !== null && data.vote === null,
  };
}

/** How the account votes; null if that could not be read. */
export function presentVoteOf({ vote }: FioWalletData): PresentVote | null {
  if (vote === null || vote.state === 'failed') return null;
  if (vote.state === 'empty') return { producers: [], proxy: '' };
  return { producers: vote.data.producers, proxy: vote.data.proxy ?? '' };
}

/** Whether the account is a registered proxy; null if that could not be read. */
export function isProxyOf({ vote }: Pick<FioWalletData, 'vote'>): boolean | null {
  if (vote === null || vote.state === 'failed') return null;
  return vote.state === 'data' && vote.data.isProxy;
}

function feesOf(fees: FioFee[]): ReadonlyMap<string, FioFeeFact> {
  return new Map(fees.map(({ endPoint, amount, bundled }) => [endPoint, { amount: BigInt(amount), bundled }]));
}

function ownOf(summary: FioSummary | null): FioOwn | null {
  if (summary === null || summary.balance.state !== 'data') return null;
  const { balance, addresses, domains } = summary;
  return {
    available: BigInt(balance.data.available),
    staked: BigInt(balance.data.staked),
    addresses:
      addresses.state === 'data' ? addresses.data.map(({ name, bundles }) => ({ name, bundles: BigInt(bundles) })) : [],
    domains: domains.state === 'data' ? domains.data.map(({ name, isPublic }) => ({ name, isPublic })) : [],
  };
}

import { formatAsset } from '@antescope/codec/chain/asset';
import { stakeOfPlainWeight } from '@antescope/economics/vote-weight';
import { data, empty, type Failure, lastValue, mapOutcome, meta, type Outcome } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import {
  listedProxies,
  type ListedProxy,
  listedProxy,
  proxyListService,
} from '../services/proxy-list/proxy-list-service.ts';
import { readRow, readTable } from '../table/read-table.ts';
import { type ProxyInfo, proxyInfos } from '../table/tables/proxy-info.ts';
import type { VoterRow } from '../table/tables/system.ts';
import { stakeOfVotes } from './stake-of-votes.ts';
import { coreTokenOfSystem } from './system-token.ts';
import { votersTable } from './voters.ts';

export interface ProxyEntry {
  /** Rank by weight, from 1; the configured proxy is listed first whatever its rank. */
  rank: number;
  owner: string;
  /** FIO address that votes name the proxy by; null on other chains. */
  fioAddress: string | null;
  name: string | null;
  philosophy: string | null;
  website: string | null;
  /** Tokens that vote through it, its own included, at today's weight; null if the service does not say. */
  weight: string | null;
  /** Producers it votes for; null if the service does not say. */
  producers: string[] | null;
}

/** How a proxy describes itself; everything is its own text. */
export type ProxyAbout = Pick<ListedProxy, 'name' | 'philosophy' | 'website'>;

/** Rows of the voters table that are read, and proxies that are listed. */
const maxVoters = 1000;
const maxProxies = 100;

/**
 * Proxies, most weight first: of the configured service, else of the chain's voters table. `meta.complete` is false if
 * the table holds more voters than were read.
 */
export async function proxyList(at: SourceContext): Promise<Outcome<ProxyEntry[]>> {
  const failures: Failure[] = [];
  if (proxyListService.isConfigured(at.chain)) {
    const listed = await listedProxies(at);
    const withUnknowns = mapOutcome(listed, (rows) =>
      rows.map((row) => ({ ...row, fioAddress: null, weight: null, producers: null })),
    );
    if (listed.state !== 'failed') return firstConfigured(withUnknowns, at.chain.proxyAccount);
    failures.push(...listed.meta.failures);
  }
  const [rows, infos] = await Promise.all([
    readTable(at, votersTable(at.chain), undefined, { limit: maxVoters }),
    at.chain.proxyInfoContract === null
      ? null
      : readTable(at, proxyInfos(at.chain.proxyInfoContract), undefined, { limit: maxVoters }),
  ]);
  const infoRows = infos?.state === 'data' ? infos.data : [];
  if (infos?.state === 'failed') failures.push(...infos.meta.failures);
  const voterRows = rows.state === 'empty' ? [] : lastValue(rows);
  const list = voterRows === null ? null : entries(voterRows, infoRows, at, Date.now() / 1000);
  const about = { ...rows.meta, failures: [...failures, ...rows.meta.failures] };
  if (rows.state === 'failed') return { state: 'failed', stale: list, meta: about };
  return firstConfigured(list === null || list.length === 0 ? empty(about) : data(list, about), at.chain.proxyAccount);
}

/**
 * How a proxy describes itself: of the configured service, else of the chain's proxy registry. 'empty' if neither is
 * configured or lists it.
 */
export async function proxyAbout(at: SourceContext, account: string): Promise<Outcome<ProxyAbout>> {
  if (proxyListService.isConfigured(at.chain)) {
    const listed = await listedProxy(at, account);
    if (listed.state !== 'failed' || at.chain.proxyInfoContract === null) return listed;
  }
  if (at.chain.proxyInfoContract === null) return empty(meta({ source: 'none' }));
  return readRow(at, proxyInfos(at.chain.proxyInfoContract), undefined, account);
}

/** The proxies of the voters table, ranked by the weight that votes through them. */
export function entries(
  rows: readonly VoterRow[],
  infos: readonly ProxyInfo[],
  { chain }: Pick<SourceContext, 'chain'>,
  now: number,
): ProxyEntry[] {
  const { code, precision } = coreTokenOfSystem(chain);
  const about = new Map(infos.map((info) => [info.owner, info]));
  return rows
    .filter((row) => row.isProxy)
    .map((row) => {
      const proxied = stakeOfVotes(row.proxiedVoteWeight, now, chain);
      const units = BigInt(row.staked) + (proxied ?? stakeOfPlainWeight(Number(row.proxiedVoteWeight)));
      return { row, units, isKnown: proxied !== null };
    })
    .toSorted((a, b) => (a.units < b.units ? 1 : a.units > b.units ? -1 : 0))
    .slice(0, maxProxies)
    .map(({ row, units, isKnown }, position) => {
      const info = about.get(row.owner);
      return {
        rank: position + 1,
        owner: row.owner,
        fioAddress: row.fioAddress || null,
        name: info?.name ?? null,
        philosophy: info?.philosophy ?? null,
        website: info?.website ?? null,
        weight: isKnown ? formatAsset({ units, precision, code }) : null,
        producers: row.producers,
      };
    });
}

/** The chain's own proxy comes first; ranks do not change. */
function firstConfigured(list: Outcome<ProxyEntry[]>, account: string | null): Outcome<ProxyEntry[]> {
  if (list.state !== 'data' || account === null) return list;
  const own = list.data.filter(({ owner }) => owner === account);
  return { ...list, data: [...own, ...list.data.filter(({ owner }) => owner !== account)] };
}

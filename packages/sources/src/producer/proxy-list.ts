import { formatAsset } from '@antescope/codec/chain/asset';
import { stakeOfPlainWeight } from '@antescope/economics/vote-weight';
import type { Field } from '../core/fields.ts';
import { type GetOptions, getJson, httpFailure } from '../core/get-json.ts';
import { data, empty, failed, type Failure, meta, type Outcome, withoutData } from '../core/outcome.ts';
import type { SourceContext } from '../core/source-context.ts';
import { readTable } from '../table/read-table.ts';
import { type ProxyInfo, proxyInfos } from '../table/tables/proxy-info.ts';
import { voters, type VoterRow } from '../table/tables/system.ts';
import { stakeOfVotes } from './stake-of-votes.ts';
import { coreTokenOfSystem } from './system-token.ts';

export interface ProxyEntry {
  /** Place by weight, 1 first; the configured proxy is shown first whatever its place. */
  rank: number;
  owner: string;
  name: string | null;
  /** What it says it votes for. */
  philosophy: string | null;
  website: string | null;
  /** Tokens that vote through it, its own included, at today's weight; null where a service lists without saying. */
  weight: string | null;
  /** Producers it votes for; null where a service lists without saying. */
  producers: string[] | null;
}

/** Rows of the voters table that are looked through, and proxies that are listed. */
const votersRead = 1000;
const proxiesListed = 100;

const source = 'proxy-list';

/**
 * Accounts that vote for others, most weight first: of the configured service, and of the chain's own voters table
 * where there is none or it does not answer. `meta.complete` is false where the table holds more voters than were read.
 */
export async function proxyList(at: SourceContext, options: GetOptions = {}): Promise<Outcome<ProxyEntry[]>> {
  const failures: Failure[] = [];
  if (at.chain.proxyList !== null) {
    const listed = await proxiesOfService(at.chain.proxyList, options);
    if (listed.state !== 'failed') return firstConfigured(listed, at.chain.proxyAccount);
    failures.push(...listed.meta.failures);
  }
  const [rows, infos] = await Promise.all([
    readTable(at, voters, undefined, { most: votersRead }),
    at.chain.proxyInfoContract === null
      ? null
      : readTable(at, proxyInfos(at.chain.proxyInfoContract), undefined, { most: votersRead }),
  ]);
  const said = infos?.state === 'data' ? infos.data : [];
  if (infos?.state === 'failed') failures.push(...infos.meta.failures);
  const known = rows.state === 'data' ? rows.data : rows.state === 'failed' ? rows.stale : [];
  const list = known === null ? null : entries(known, said, at, Date.now() / 1000);
  const found = { ...rows.meta, failures: [...failures, ...rows.meta.failures] };
  if (rows.state === 'failed') return { state: 'failed', stale: list, meta: found };
  return firstConfigured(list === null || list.length === 0 ? empty(found) : data(list, found), at.chain.proxyAccount);
}

/** One proxy of the service: GET {service}/{account}?output=json. */
export async function proxyOfService(
  service: string,
  account: string,
  options: GetOptions = {},
): Promise<Outcome<ProxyEntry>> {
  const found = await ofService(service, [account], options);
  if (found.state === 'data') return { ...found, data: found.data[0]! };
  return withoutData(found);
}

/** The service's list: GET {service}?output=json. */
export function proxiesOfService(service: string, options: GetOptions = {}): Promise<Outcome<ProxyEntry[]>> {
  return ofService(service, [], options);
}

/** The chain's own proxies, ranked by the weight that votes through them. */
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
      const told = stakeOfVotes(row.proxiedVoteWeight, now, chain);
      const units = BigInt(row.staked) + (told ?? stakeOfPlainWeight(Number(row.proxiedVoteWeight)));
      return { row, units, isKnown: told !== null };
    })
    .toSorted((a, b) => (a.units < b.units ? 1 : a.units > b.units ? -1 : 0))
    .slice(0, proxiesListed)
    .map(({ row, units, isKnown }, position) => {
      const info = about.get(row.owner);
      return {
        rank: position + 1,
        owner: row.owner,
        name: info?.name ?? null,
        philosophy: info?.philosophy ?? null,
        website: info?.website ?? null,
        weight: isKnown ? formatAsset({ units, precision, code }) : null,
        producers: row.producers,
      };
    });
}

/** The chain's own proxy stands first; the places stay what they are. */
export function firstConfigured(list: Outcome<ProxyEntry[]>, account: string | null): Outcome<ProxyEntry[]> {
  if (list.state !== 'data' || account === null) return list;
  const own = list.data.filter(({ owner }) => owner === account);
  return { ...list, data: [...own, ...list.data.filter(({ owner }) => owner !== account)] };
}

async function ofService(service: string, path: string[], options: GetOptions): Promise<Outcome<ProxyEntry[]>> {
  const url = new URL([service.replace(/\/+$/, ''), ...path.map(encodeURIComponent)].join('/'));
  url.searchParams.set('output', 'json');
  try {
    const { value, elapsedMs } = await getJson(url, options);
    const rows = value.at('proxies').items().slice(0, proxiesListed).map(readListed);
    const known = meta({ source, endpoint: service, elapsedMs, time: new Date().toISOString() });
    return rows.length === 0 ? empty(known) : data(rows, known);
  } catch (error) {
    return failed([httpFailure(error, source, service)]);
  }
}

function readListed(row: Field, position: number): ProxyEntry {
  const text = (key: string): string | null => row.at(key).textOr('').slice(0, 1024) || null;
  return {
    rank: row.at('rank').missing ? position + 1 : row.at('rank').number(),
    owner: row.at('account').text(),
    name: text('name'),
    philosophy: text('philosophy'),
    website: text('website'),
    weight: null,
    producers: null,
  };
}

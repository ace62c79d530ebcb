import {
  balanceSeries,
  ramQuotaSeries,
  stakeSeries,
  supplySeries,
  voteSeries,
} from '@antescope/sources/series/row-series';
import { type Series, type SeriesType, seriesTypes, timesOf } from '@antescope/sources/series/series';
import { transferSeries } from '@antescope/sources/series/transfer-series';
import { dailyTimes } from '@antescope/sources/table/read-row-history';
import { type Outcome, withoutData } from '@antescope/sources/core/outcome';
import type { SourceContext } from '@antescope/sources/core/source-context';
import { noTokenId, parseTokenId, tokenById } from '@antescope/sources/token/token-id';
import { accountName, tokenId } from './parameter.ts';
import { series, seriesType } from './series-schema.ts';
import { BadInputError, text, type RestInput, type RestRoute } from './rest-route.ts';

/** Quantities over time, out of our index. */
export const seriesRoutes: readonly RestRoute[] = [
  {
    path: '/series/balance/{account}',
    tag: 'series',
    summary: 'Balance of an account in one token, the core token by default; zero where it held none',
    params: { account: accountName },
    query: { type: seriesType, token: tokenId },
    response: series,
    notFound: 'The account never held that token',
    read: ({ at }, input) =>
      ofToken(at, input.token === undefined ? null : text(input, 'token'), (token) =>
        balanceSeries(at, text(input, 'account'), token, requestedTimes(at, input)),
      ),
  },
  ofAccount('stake', stakeSeries, {
    summary: 'Stake for CPU and NET that an account delegates to itself',
    notFound: 'The account never self-staked',
  }),
  ofAccount('ram', ramQuotaSeries, {
    summary: 'RAM quota of an account in bytes, without the gift that each account gets',
    notFound: 'The account never had RAM',
  }),
  {
    path: '/series/votes/{producer}',
    example: { producer: 'arcticbp1111' },
    tag: 'series',
    summary: 'Tokens behind the votes for a producer; not on chains where the weight of votes does not determine them',
    params: { producer: accountName },
    query: { type: seriesType },
    response: series,
    notFound: 'The account was never a producer',
    read: ({ at }, input) => voteSeries(at, text(input, 'producer'), requestedTimes(at, input)),
  },
  {
    path: '/series/supply/{token}',
    tag: 'series',
    summary: 'Issued supply of a token',
    params: { token: tokenId },
    query: { type: seriesType },
    response: series,
    notFound: 'Token not found',
    read: ({ at }, input) =>
      ofToken(at, text(input, 'token'), (token) => supplySeries(at, token, requestedTimes(at, input))),
  },
  {
    path: '/series/transfers/{token}',
    tag: 'series',
    summary: 'Executed transfers of a token per hour or UTC day, from the time of each point to the next one',
    params: { token: tokenId },
    query: { type: seriesType },
    response: series,
    notFound: 'Token not found',
    read: ({ at }, input) =>
      ofToken(at, text(input, 'token'), (token) => transferSeries(at, token, requestedType(input))),
  },
];

type AccountSeries = (at: SourceContext, account: string, times: readonly string[]) => Promise<Outcome<Series>>;

function ofAccount(kind: string, read: AccountSeries, about: Pick<RestRoute, 'summary' | 'notFound'>): RestRoute {
  return {
    ...about,
    path: `/series/${kind}/{account}`,
    tag: 'series',
    params: { account: accountName },
    query: { type: seriesType },
    response: series,
    read: ({ at }, input) => read(at, text(input, 'account'), requestedTimes(at, input)),
  };
}

function requestedType(input: RestInput): SeriesType {
  return (input.type ?? 'week') as SeriesType;
}

/** Full hours, or UTC midnights and now. */
function requestedTimes({ chain: { startDate } }: SourceContext, input: RestInput): string[] {
  const type = requestedType(input);
  const { hours, points } = seriesTypes[type];
  return hours === 24 ? dailyTimes(points - 1, Date.now(), startDate) : timesOf(type, Date.now(), startDate);
}

/** `read` with the token that the id means, the core token for null. */
async function ofToken(
  at: SourceContext,
  id: string | null,
  read: (token: { contract: string; code: string }) => Promise<Outcome<Series>>,
): Promise<Outcome<Series>> {
  const { coreContract: contract, coreSymbol } = at.chain;
  if (id === null) return read({ contract, code: coreSymbol.code });
  const parsed = parseTokenId(id, at.chain.key);
  if (parsed === null) throw new BadInputError(noTokenId(id).meta.failures[0]!.message);
  if (parsed.contract !== null) return read({ contract: parsed.contract, code: parsed.code });
  const token = await tokenById(at, parsed);
  if (token.state !== 'data') return withoutData(token);
  return read({ contract: token.data.contract, code: token.data.code });
}

import { commentCount } from '@antescope/sources/services/backend/comment-count';
import { dspOfAccount, dspPackageList, dspProviders } from '@antescope/sources/services/dsp/dsp';
import { expiringLoans, rexOrders } from '@antescope/sources/rex/rex-market';
import { snapshotEntry } from '@antescope/sources/services/snapshot/snapshot';
import { chainRate } from '@antescope/sources/statistics/chain-rate';
import { topResources } from '@antescope/sources/statistics/top-resources';
import { userCount } from '@antescope/sources/statistics/user-count';
import type { Outcome } from '@antescope/sources/core/outcome';
import type { SourceContext } from '@antescope/sources/core/source-context';
import type { RexLoan } from '@antescope/sources/table/tables/rex';
import {
  asset,
  bigInteger,
  boolean,
  decimal,
  integer,
  list,
  object,
  oneOf,
  optionalAsset,
  optionalBig,
  optionalDecimal,
  optionalInteger,
  optionalTime,
  string,
  timestamp,
} from './json-types.ts';
import { accountName, queryType } from './parameter.ts';
import { BadInputError, count, requiredText, NotFoundError, text, type RestRoute } from './rest-route.ts';

const dspPackage = object({
  id: string,
  provider: string,
  service: string,
  packageId: string,
  apiEndpoint: string,
  packageJson: string,
  quota: string,
  periodSeconds: bigInteger,
  minStake: string,
  minUnstakeSeconds: bigInteger,
  enabled: boolean,
});
const dspAccount = object({
  id: string,
  account: string,
  service: string,
  provider: string,
  quota: string,
  balance: asset,
  package: string,
  pendingPackage: string,
  started: optionalTime,
  ends: optionalTime,
});
const dspProvider = object({
  provider: string,
  staked: string,
  percentageStaked: string,
  users: integer,
  packages: integer,
  services: integer,
  dailyReward: optionalAsset,
  apr: optionalDecimal,
});
const rexOrder = object({
  owner: string,
  rexRequested: asset,
  proceeds: asset,
  stakeChange: asset,
  ordered: timestamp,
  isOpen: boolean,
});
const rexLoan = object({
  number: bigInteger,
  from: string,
  receiver: string,
  payment: asset,
  balance: asset,
  totalStaked: asset,
  expires: timestamp,
});

/** Statistics and lists of the chain and its services. */
export const serviceRoutes: readonly RestRoute[] = [
  {
    path: '/usercount',
    tag: 'chain',
    summary: 'Number of accounts on the chain',
    params: {},
    query: { type: { ...queryType('latest'), default: 'latest' } },
    response: object({ accounts: bigInteger }),
    notFound: 'No source counts accounts',
    read: (sources) => userCount(sources.at),
  },
  {
    path: '/tps',
    tag: 'chain',
    summary: 'Transactions and actions per second in the latest blocks; without an index only top-level actions',
    params: {},
    query: {
      seconds: {
        type: 'integer',
        minimum: 1,
        maximum: 300,
        default: 1,
        description: 'seconds of chain time to average over',
      },
    },
    response: object({
      tps: decimal,
      aps: optionalDecimal,
      transactions: integer,
      actions: optionalInteger,
      seconds: { type: 'number' },
      first: integer,
      last: integer,
    }),
    notFound: 'No blocks yet',
    read: (sources, input) => chainRate(sources.at, count(input, 'seconds', 1)),
  },
  {
    path: '/rankings/{by}',
    tag: 'chain',
    summary: 'Top 500 accounts by RAM, or by stake for CPU and NET',
    params: {
      by: { type: 'string', enum: ['ram', 'stake'], description: 'ranking criterion', examples: ['ram'] },
    },
    query: {},
    response: list(
      object({
        rank: integer,
        account: string,
        ram: optionalBig,
        cpu: optionalAsset,
        net: optionalAsset,
        staked: optionalAsset,
      }),
    ),
    notFound: null,
    read: ({ at }, input) => topResources(at, input.by === 'ram' ? 'ram' : 'stake'),
  },
  {
    path: '/rex',
    tag: 'chain',
    summary: 'REX sell queue, or CPU and NET loans by expiration, next first',
    params: {},
    query: { type: queryType('getQueue', 'getExpiringLoans') },
    required: ['type'],
    example: { type: 'getExpiringLoans' },
    response: oneOf(list(rexOrder), list(rexLoan)),
    notFound: null,
    read({ at }, input) {
      return input.type === 'getQueue' ? rexOrders(at) : loansOf(at);
    },
  },
  {
    path: '/dsp',
    tag: 'services',
    summary:
      'DAPP network services: packages of providers (DSP_JSONS), stakes of an account (DSP_ACCOUNTS), providers with estimated rewards (DSP_REWARDS)',
    params: {},
    query: { type: queryType('DSP_ACCOUNTS', 'DSP_JSONS', 'DSP_REWARDS'), account: accountName },
    required: ['type'],
    example: { type: 'DSP_REWARDS' },
    response: oneOf(list(dspPackage), list(dspAccount), list(dspProvider)),
    notFound: null,
    read({ at }, input) {
      if (input.type === 'DSP_ACCOUNTS') return dspOfAccount(at, requiredText(input, 'account'));
      if (input.account !== undefined) throw new BadInputError("'account' requires type=DSP_ACCOUNTS");
      return input.type === 'DSP_JSONS' ? dspPackageList(at) : dspProviders(at);
    },
  },
  {
    path: '/snapshots/{id}',
    tag: 'services',
    summary: 'Genesis snapshot entry by account, key or Ethereum address',
    params: {
      id: {
        type: 'string',
        pattern: '^[A-Za-z0-9._]{1,120}$',
        description: 'account, public key or Ethereum address',
        examples: ['alice'],
      },
    },
    query: {},
    response: list({ type: 'array', description: '[field, value]' }),
    notFound: 'Not in the snapshot',
    async read(sources, input) {
      const entry = await snapshotEntry(sources.at, text(input, 'id'));
      // Not looked up, which differs from not being in the snapshot.
      if (entry.state === 'empty' && entry.meta.source === 'none')
        throw new NotFoundError('No snapshot service is configured', entry.meta);
      return entry;
    },
  },
  {
    path: '/proxy/eosio',
    tag: 'services',
    summary: 'Number of comments on the site, from the configured backend',
    params: {},
    query: { type: queryType('disqus_count') },
    required: ['type'],
    example: { type: 'disqus_count' },
    response: object({ comments: bigInteger }),
    notFound: 'No comment service is configured',
    read: (sources) => commentCount(sources.at),
  },
];

/** CPU and NET loans merged, next to expire first. */
async function loansOf(at: SourceContext): Promise<Outcome<RexLoan[]>> {
  const loans = await expiringLoans(at);
  if ('all' in loans) return loans.all;
  const { cpu, net } = loans;
  if (cpu.state === 'failed') return cpu;
  if (net.state === 'failed') return net;
  const rows = [cpu, net].flatMap((part) => (part.state === 'data' ? part.data : []));
  rows.sort((a, b) => (a.expires < b.expires ? -1 : a.expires > b.expires ? 1 : 0));
  const meta = { ...cpu.meta, complete: cpu.meta.complete && net.meta.complete };
  return rows.length === 0 ? { state: 'empty', meta } : { state: 'data', data: rows, meta };
}

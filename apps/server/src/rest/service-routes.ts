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

/** Figures and lists of the chain's services. */
export const serviceRoutes: readonly RestRoute[] = [
  {
    path: '/usercount',
    tag: 'chain',
    summary: 'How many accounts the chain has',
    params: {},
    query: { type: { ...queryType('latest'), default: 'latest' } },
    response: object({ accounts: bigInteger }),
    notFound: 'Nobody counts the accounts',
    read: (sources) => userCount(sources.at),
  },
  {
    path: '/tps',
    tag: 'chain',
    summary:
      'Transactions and actions a second in the newest blocks; without an index those that were sent, and no inline actions',
    params: {},
    query: {
      seconds: { type: 'integer', minimum: 1, maximum: 300, default: 1, description: 'of chain time to look back' },
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
    notFound: 'There are no blocks yet',
    read: (sources, input) => chainRate(sources.at, count(input, 'seconds', 1)),
  },
  {
    path: '/rankings/{by}',
    tag: 'chain',
    summary: 'The 500 accounts with the most RAM, or the most staked for CPU and NET',
    params: {
      by: { type: 'string', enum: ['ram', 'stake'], description: 'what they are ranked by', examples: ['ram'] },
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
    summary: 'Sell orders that wait in the queue of REX, or loans of CPU and NET by their end, next first',
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
      'Token services: packages that providers offer (DSP_JSONS), what an account staked with them (DSP_ACCOUNTS), providers with an estimate of their rewards (DSP_REWARDS)',
    params: {},
    query: { type: queryType('DSP_ACCOUNTS', 'DSP_JSONS', 'DSP_REWARDS'), account: accountName },
    required: ['type'],
    example: { type: 'DSP_REWARDS' },
    response: oneOf(list(dspPackage), list(dspAccount), list(dspProvider)),
    notFound: null,
    read({ at }, input) {
      if (input.type === 'DSP_ACCOUNTS') return dspOfAccount(at, requiredText(input, 'account'));
      if (input.account !== undefined) throw new BadInputError("'account' goes with type=DSP_ACCOUNTS");
      return input.type === 'DSP_JSONS' ? dspPackageList(at) : dspProviders(at);
    },
  },
  {
    path: '/snapshots/{id}',
    tag: 'services',
    summary: "What the snapshot before the chain's start says, by account, key or Ethereum address",
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
      // Nobody looked: that is not the same as not being in it.
      if (entry.state === 'empty' && entry.meta.source === 'none')
        throw new NotFoundError('No service of snapshots is configured', entry.meta);
      return entry;
    },
  },
  {
    path: '/proxy/eosio',
    tag: 'services',
    summary: "Comments on the site, as the chain's configured backend counts them",
    params: {},
    query: { type: queryType('disqus_count') },
    required: ['type'],
    example: { type: 'disqus_count' },
    response: object({ comments: bigInteger }),
    notFound: 'No service that counts comments is configured',
    read: (sources) => commentCount(sources.at),
  },
];

/** CPU and NET together, next to end first. */
async function loansOf(at: SourceContext): Promise<Outcome<RexLoan[]>> {
  const read = await expiringLoans(at);
  if ('all' in read) return read.all;
  const { cpu, net } = read;
  if (cpu.state === 'failed') return cpu;
  if (net.state === 'failed') return net;
  const rows = [cpu, net].flatMap((part) => (part.state === 'data' ? part.data : []));
  rows.sort((a, b) => (a.expires < b.expires ? -1 : a.expires > b.expires ? 1 : 0));
  const meta = { ...cpu.meta, complete: cpu.meta.complete && net.meta.complete };
  return rows.length === 0 ? { state: 'empty', meta } : { state: 'data', data: rows, meta };
}

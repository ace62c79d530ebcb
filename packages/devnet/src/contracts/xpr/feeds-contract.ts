import { microsToTimePoint } from '@antescope/codec/chain/time';
import type { ApplyContext, Contract } from '../../contract.ts';
import { abiOf } from '../abi-text.ts';
import { check } from '../check.ts';
import { dispatch, withData } from '../dispatch.ts';

/** One of them is set. */
export interface FeedValue {
  d_string: string | null;
  d_uint64_t: bigint | null;
  d_double: number | null;
}

/** Row of `data`. */
export interface FeedDataRow {
  feed_index: bigint;
  aggregate: FeedValue;
  points: { provider: string; time: string; data: FeedValue }[];
}

interface FeedRow {
  index: bigint;
  name: string;
  description: string;
  aggregate_function: string;
  data_type: string;
  config: { key: string; value: bigint }[];
  providers: { key: string; value: string }[];
}

const pair = 'pair_string_uint64[]';
const feed = `name string, description string, aggregate_function string, data_type string, config ${pair}`;

/**
 * oracles of XPR Network: values written by providers (ABI of XPRNetwork/xpr-longstaking). The aggregate is the median of
 * doubles; other aggregate functions and the proposals of feeds are not included.
 */
export const feedsContract: Contract = {
  name: 'oracles',
  version: 1,
  abi: abiOf({
    structs: {
      pair_string_uint64: 'key string, value uint64',
      pair_name_time_point: 'key name, value time_point',
      data_variant: 'd_string string?, d_uint64_t uint64?, d_double float64?',
      ProviderPoint: 'provider name, time time_point, data data_variant',
      Data: 'feed_index uint64, aggregate data_variant, points ProviderPoint[]',
      Feed: `index uint64, ${feed}, providers pair_name_time_point[]`,
    },
    actions: {
      setfeed: `account name, index uint64?, ${feed}, providers name[]`,
      feed: 'account name, feed_index uint64, data data_variant',
      removefeed: 'index uint64',
    },
    tables: { feeds: 'Feed', data: 'Data' },
  }),
  apply: (ctx) => dispatch(ctx, { setfeed: withData(setFeed), feed: withData(write), removefeed: withData(remove) }),
};

function setFeed(
  ctx: ApplyContext,
  data: Omit<FeedRow, 'index' | 'providers'> & { account: string; index: bigint | null; providers: string[] },
): void {
  ctx.requireAuth(ctx.receiver);
  const { account: _, index: wanted, providers, ...fields } = data;
  const table = ctx.table<FeedRow>('feeds');
  const index = wanted ?? table.availablePrimaryKey();
  const row = { index, ...fields, providers: providers.map((key) => ({ key, value: microsToTimePoint(0n) })) };
  if (table.has(index)) table.modify(index, ctx.receiver, (changed) => Object.assign(changed, row));
  else table.emplace(ctx.receiver, index, row);
}

function write(ctx: ApplyContext, data: { account: string; feed_index: bigint; data: FeedValue }): void {
  ctx.requireAuth(data.account);
  const time = microsToTimePoint(ctx.now);
  const feedRow = ctx.table<FeedRow>('feeds').get(data.feed_index);
  check(ctx, feedRow !== null, 'feed not found');
  check(
    ctx,
    feedRow.providers.some(({ key }) => key === data.account),
    'account is not a provider of this feed',
  );
  ctx.table<FeedRow>('feeds').modify(data.feed_index, ctx.receiver, (row) => {
    row.providers = row.providers.map((one) => (one.key === data.account ? { ...one, value: time } : one));
  });
  const table = ctx.table<FeedDataRow>('data');
  const before = table.get(data.feed_index)?.points ?? [];
  const others = before.filter(({ provider }) => provider !== data.account);
  const points = [...others, { provider: data.account, time, data: data.data }];
  const row = { feed_index: data.feed_index, aggregate: median(points.map((point) => point.data)), points };
  if (table.has(data.feed_index)) table.modify(data.feed_index, ctx.receiver, (changed) => Object.assign(changed, row));
  else table.emplace(ctx.receiver, data.feed_index, row);
}

function median(values: readonly FeedValue[]): FeedValue {
  const doubles = values.flatMap(({ d_double }) => (d_double === null ? [] : [d_double])).sort((a, b) => a - b);
  if (doubles.length === 0) return values.at(-1)!;
  return { d_string: null, d_uint64_t: null, d_double: doubles[Math.floor(doubles.length / 2)]! };
}

function remove(ctx: ApplyContext, { index }: { index: bigint }): void {
  ctx.requireAuth(ctx.receiver);
  check(ctx, ctx.table('feeds').has(index), 'feed not found');
  ctx.table('feeds').erase(index);
  if (ctx.table('data').has(index)) ctx.table('data').erase(index);
}

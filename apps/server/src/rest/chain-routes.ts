import type { ChainSources } from '@antescope/sources/chain-sources';
import type { ProducerView } from '@antescope/sources/block/block-view';
import { data, empty, type Outcome } from '@antescope/sources/core/outcome';
import { accountName, pageSize } from './parameter.ts';
import { count, text, type RestRoute } from './rest-route.ts';
import { listOf, refTo } from './schemas.ts';

/** More than any chain has ever registered. */
const maxProducers = 2000;

export const chainRoutes: readonly RestRoute[] = [
  {
    path: '/head',
    tag: 'chain',
    summary: 'Head and last irreversible block',
    params: {},
    query: {},
    response: refTo('Head'),
    notFound: 'No head block',
    read: (sources) => sources.head(),
  },
  {
    path: '/producers',
    tag: 'chain',
    summary: 'Block producers by votes',
    params: {},
    query: {
      limit: pageSize(50, 500),
      pageNum: { type: 'integer', minimum: 1, maximum: 100, description: 'page number, starting at 1' },
      perPage: pageSize(50, 100),
    },
    response: listOf('Producer'),
    notFound: null,
    read: (sources, input) =>
      input.pageNum === undefined
        ? sources.producers(count(input, 'limit', 50))
        : pageOfProducers(sources, count(input, 'pageNum', 1), count(input, 'perPage', 50)),
  },
  {
    path: '/producers/{name}',
    example: { name: 'arcticbp1111' },
    tag: 'chain',
    summary: 'A block producer with its rank',
    params: { name: accountName },
    query: {},
    response: refTo('Producer'),
    notFound: 'Producer not found',
    async read(sources, input) {
      const all = await sources.producers(maxProducers);
      if (all.state !== 'data') return all;
      const producer = all.data.find(({ name }) => name === text(input, 'name'));
      return producer === undefined ? empty(all.meta) : data(producer, all.meta);
    },
  },
  {
    path: '/schedule',
    tag: 'chain',
    summary: 'Active producer schedule, in schedule order',
    params: {},
    query: {},
    response: refTo('Schedule'),
    notFound: 'No active schedule',
    read: (sources) => sources.schedule(),
  },
  {
    path: '/ram',
    tag: 'chain',
    summary: 'RAM price per KiB, with the balances of the RAM market',
    params: {},
    query: {},
    response: refTo('RamPrice'),
    notFound: 'This chain has no RAM market',
    read: (sources) => sources.ramPrice(),
  },
];

/** Sliced from the full list, so that ranks agree on every page. */
async function pageOfProducers(
  sources: ChainSources,
  pageNum: number,
  perPage: number,
): Promise<Outcome<ProducerView[]>> {
  const all = await sources.producers(pageNum * perPage);
  if (all.state !== 'data') return all;
  const rows = all.data.slice((pageNum - 1) * perPage);
  return rows.length === 0 ? empty(all.meta) : data(rows, all.meta);
}

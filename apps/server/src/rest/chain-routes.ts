import { pageSize } from './parameter.ts';
import { count, type RestRoute } from './rest-route.ts';
import { listOf, refTo } from './schemas.ts';

export const chainRoutes: readonly RestRoute[] = [
  {
    path: '/head',
    tag: 'chain',
    summary: 'Head and last irreversible block',
    params: {},
    query: {},
    answer: refTo('Head'),
    missing: 'The chain has no head',
    read: (sources) => sources.head(),
  },
  {
    path: '/producers',
    tag: 'chain',
    summary: 'Producers by votes',
    params: {},
    query: { limit: pageSize(50, 500) },
    answer: listOf('Producer'),
    missing: null,
    read: (sources, input) => sources.producers(count(input, 'limit', 50)),
  },
  {
    path: '/schedule',
    tag: 'chain',
    summary: 'Active producer schedule, in its order',
    params: {},
    query: {},
    answer: refTo('Schedule'),
    missing: 'There is no schedule',
    read: (sources) => sources.schedule(),
  },
  {
    path: '/ram',
    tag: 'chain',
    summary: 'Price of 1024 bytes of RAM, with the market row it comes from',
    params: {},
    query: {},
    answer: refTo('RamPrice'),
    missing: 'This chain has no RAM market',
    read: (sources) => sources.ramPrice(),
  },
];

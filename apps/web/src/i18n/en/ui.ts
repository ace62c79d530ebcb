import type { Age, AgeUnit } from '../../lib/time/time-text.ts';

const short: Record<AgeUnit, string> = { second: 's', minute: 'min', hour: 'h', day: 'd', year: 'y' };

export const ui = {
  ui: { copy: 'Copy', copied: 'Copied', close: 'Close' },
  time: {
    age: ({ value, unit, future }: Age) =>
      future ? `in ${value} ${short[unit]}` : value === 0 ? 'now' : `${value} ${short[unit]} ago`,
    span: (count: number, unit: AgeUnit) => `${count} ${short[unit]}`,
  },
  chain: {
    irreversible: 'Irreversible',
    reversible: 'Reversible',
    status: {
      executed: 'Executed',
      soft_fail: 'Failed, its error handler ran',
      hard_fail: 'Failed',
      delayed: 'Delayed',
      expired: 'Expired',
    },
  },
  source: {
    label: (state: string) => `Source: ${state}`,
    fresh: 'Read just now',
    partial: 'Read in part, or from a second source',
    failed: 'Could not be read',
    source: 'Source',
    block: 'Block',
    time: 'As of',
    elapsed: 'Took',
    range: 'Blocks',
  },
  outcome: {
    failed: (what: string) => `Could not read ${what}`,
    retry: 'Retry',
    stale: 'Below is what was known before.',
    partial: 'Only a part could be read.',
    reasons: {
      stale: 'its newest block is old',
      timeout: 'did not answer in time',
      network: 'could not be reached',
      http: 'answered with an error',
      'bad-answer': 'gave an answer that cannot be used',
      'wrong-chain': 'serves another chain',
    } as Record<string, string>,
    searched: (first: string, last: string) => `searched blocks ${first} to ${last}`,
  },
  list: {
    pages: 'Pages',
    older: 'Older',
    newest: 'Newest',
    waiting: (count: number) => `${count} new`,
    noneWaiting: 'New ones will wait here',
    comma: ', ',
    andMore: (count: number) => `and ${count} more`,
    undecoded: (bytes: number) => `${bytes} bytes, not decoded`,
    loading: 'Loading',
  },
};

import type { Age, AgeUnit } from '../../lib/time/time-text.ts';

const short: Record<AgeUnit, string> = { second: 's', minute: 'm', hour: 'h', day: 'd', year: 'y' };

export const ui = {
  ui: { copy: 'Copy', copied: 'Copied', close: 'Close' },
  time: {
    age: ({ value, unit, future }: Age) =>
      future ? `in ${value}${short[unit]}` : value === 0 ? 'now' : `${value}${short[unit]}`,
    relative: ({ value, unit, future }: Age) => {
      const distance = `${value} ${unit}${value === 1 ? '' : 's'}`;
      return future ? `in ${distance}` : value === 0 ? 'now' : `${distance} ago`;
    },
    span: (count: number, unit: AgeUnit) => `${count}${short[unit]}`,
  },
  unit: {
    bytes: (count: string) => (count === '1' ? '1 byte' : `${count} bytes`),
    days: (count: string) => (count === '1' ? '1 day' : `${count} days`),
  },
  chain: {
    irreversible: 'Irreversible',
    reversible: 'Reversible',
    status: {
      executed: 'Executed',
      soft_fail: 'Failed (error handler executed)',
      hard_fail: 'Failed',
      delayed: 'Delayed',
      expired: 'Expired',
    },
  },
  source: {
    label: (state: string) => `Source: ${state}`,
    updated: 'Updated',
    partial: 'Partial, or from a fallback source',
    failed: 'Unavailable',
    source: 'Source',
    block: 'Block',
    time: 'As of',
    elapsed: 'Response time',
    range: 'Blocks',
  },
  outcome: {
    failed: (what: string) => `Could not read ${what}`,
    retry: 'Retry',
    stale: 'Showing the last known data.',
    partial: 'Some data could not be loaded.',
    reasons: {
      stale: 'out of sync',
      timeout: 'timed out',
      network: 'unreachable',
      http: 'returned an error',
      'bad-answer': 'invalid response',
      'wrong-chain': 'wrong chain',
    } as Record<string, string>,
    searched: (first: string, last: string) => `searched blocks ${first} to ${last}`,
  },
  list: {
    pages: 'Pages',
    older: 'Older',
    newest: 'Newest',
    waiting: (count: number) => (count === 1 ? 'Show 1 new transaction' : `Show ${count} new transactions`),
    comma: ', ',
    andMore: (count: number) => `+${count} more`,
    undecoded: (bytes: number) => `${bytes} bytes, not decoded`,
    truncated: (bytes: string) => `${bytes} bytes, truncated`,
    loading: 'Loading',
  },
};

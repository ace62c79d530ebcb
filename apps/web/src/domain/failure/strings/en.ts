import type { ReasonValues } from '@antescope/sources/core/failure-reason';

/** A sentence for every reason, out of the values that go with it. */
export const strings: { [Reason in keyof ReasonValues]: (...values: ReasonValues[Reason]) => string } = {
  'no-index': () => 'Requires an index; this chain has none here',
  'no-service': () => 'Not available from the index or any configured service',
  'no-history': () => 'No history source configured',
  'not-offered': () => 'Not available from this source',
  'some-tokens': (contracts) => `Without an index, only tokens of ${contracts} are available`,
  'index-empty': () => 'Nothing is indexed yet',
  'index-without-traces': () => 'This index has no actions',
  'index-without-deltas': () => 'This index has no state changes',
  'index-begins': (block) => `The index starts at block ${block}; earlier data is missing`,
  'outside-index': (first, last) => `Not found in the indexed blocks ${first} to ${last}`,
  'block-outside-index': (block, first, last) =>
    `State of block ${block} is not indexed (indexed: ${first} to ${last})`,
  'before-index': (time) => `${time} is before the first indexed block`,
  'history-begins': (action) => `This node keeps the account’s history from action ${action}`,
  'schedule-unknown': (slots) => `${slots} missed slots not attributed: their schedule predates the index`,
  'page-too-dense': () => 'Too many actions with one timestamp: this service cannot page past them',
  'other-store': () => 'Not supported by this store yet',
  'cursor-mismatch': () => 'This cursor belongs to another source; start from the newest',
  'primary-key-only': () => 'Historical tables can only be read by primary key, ascending',
  'index-stalled': () => 'The index is stalled (see /status)',
  'index-slow': () => 'The index took too long to answer',
  'top-level-only': () => 'Top-level actions only; no inline actions or notifications',
};

declare global {
  interface StringFolders {
    'domain/failure': typeof strings;
  }
}

import type { ReasonValues } from '@antescope/sources/core/failure-reason';

/** A sentence for every reason, out of the values that go with it. */
export const strings: { [Reason in keyof ReasonValues]: (...values: ReasonValues[Reason]) => string } = {
  'no-index': () => 'An index keeps this; this chain has none here',
  'no-service': () => 'Neither an index nor another service here can tell this',
  'no-history': () => 'No source of history is configured',
  'not-offered': () => 'This source does not tell this',
  'some-tokens': (contracts) => `Without an index only the tokens of ${contracts} are known`,
  'index-empty': () => 'Nothing is indexed yet',
  'index-without-traces': () => 'This index was made without actions',
  'index-without-deltas': () => 'This index was made without changes of state',
  'index-begins': (block) =>
    `The index begins at block ${block}: it knows what was written since then, not all that is there`,
  'outside-index': (first, last) => `Not in blocks ${first} to ${last}, which are all that is indexed`,
  'block-outside-index': (block, first, last) =>
    `The state of block ${block} is not indexed: that of blocks ${first} to ${last} is`,
  'before-index': (time) => `${time} is before all that is indexed`,
  'history-begins': (action) => `This node has the account’s history from its action number ${action} on`,
  'schedule-unknown': (slots) =>
    `Whose ${slots} missed slots were is not known: that was announced before this index began`,
  'crowded-moment': () => 'One moment has more actions than this service lets be passed over',
  'other-store': () => 'This kind of store does not keep this yet',
  'foreign-cursor': () => 'This place in the list is of another source: begin at its newest',
  'primary-key-only': () => 'Tables of the past are read by their primary key, ascending',
  'index-stands': () => 'The index is standing still (see /status)',
  'sent-only': () => 'Only what transactions sent, without inline actions and notifications',
};

declare global {
  interface StringFolders {
    'domain/failure': typeof strings;
  }
}

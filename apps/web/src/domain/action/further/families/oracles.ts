import { account, code, sentence } from '../../sentence.ts';
import { codes, type FurtherFamily } from '../family.ts';

/** On-chain price feeds: delphioracle, and the feeds of XPR Network. */
export const oracleSentences: FurtherFamily = {
  appliesTo: (contract, { family }) => contract === 'delphioracle' || (family === 'xpr' && contract === 'oracles'),
  actions: {
    write: ({ owner, quotes }) => sentence('oracleWrite', { owner: account(owner), pairs: codes(pairsOf(quotes)) }),
    feed: ({ account: owner, feed_index: feed, data }) =>
      sentence('oracleFeed', { account: account(owner), value: code(valueOf(data)), feed: code(feed) }),
  },
};

function pairsOf(quotes: unknown): unknown[] {
  return Array.isArray(quotes) ? quotes.map((quote) => (quote as { pair?: unknown } | null)?.pair) : [];
}

/** The one that is set of a string, an integer and a double. */
function valueOf(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return null;
  return Object.values(data).find((value) => value !== null && value !== undefined);
}

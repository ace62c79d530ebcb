import type { ChainConfig } from '@antescope/chains/config/chain-config';
import type { ActionRow } from '@antescope/sources/history/history-source';
import { spamReason, type SpamRules, spamRules } from '@antescope/sources/history/spam';

const rulesOfChain = new WeakMap<ChainConfig, SpamRules>();

/**
 * Marks rows that the account's history would hide as spam with the rule's reason, so that pages count only visible rows.
 * Runs on the server because the rule lists are long.
 */
export function markSpam(rows: ActionRow[], account: string, chain: ChainConfig): ActionRow[] {
  let rules = rulesOfChain.get(chain);
  if (rules === undefined) {
    rules = spamRules(chain);
    rulesOfChain.set(chain, rules);
  }
  return rows.map((row) => {
    const spam = spamReason(row, rules, account);
    return spam === null ? row : { ...row, spam };
  });
}

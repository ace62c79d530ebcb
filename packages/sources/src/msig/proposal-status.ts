import type { Transaction } from '@antescope/codec/chain/transaction';
import { type AuthorityNeed, levelText } from './authority-need.ts';
import type { ProposalStatus } from './proposal-view.ts';

/** What the status of a proposal follows from. */
export interface ProposalState {
  /** null if the packed bytes are not a transaction. */
  transaction: { expiration: string; delaySeconds: number } | null;
  needs: readonly Pick<AuthorityNeed, 'status'>[];
  /** Earliest execution time (ISO with Z); null: as soon as it is approved. */
  earliestExecution: string | null;
}

/** Status at the time of the head block, in milliseconds since 1970. */
export function proposalStatus({ transaction, needs, earliestExecution }: ProposalState, now: number): ProposalStatus {
  if (transaction === null) return 'unreadable';
  if (Date.parse(transaction.expiration) <= now) return 'expired';
  if (needs.some(({ status }) => status === 'impossible')) return 'impossible';
  if (needs.some(({ status }) => status !== 'satisfied')) return 'open';
  const waits = transaction.delaySeconds > 0 && (earliestExecution === null || Date.parse(earliestExecution) > now);
  return waits ? 'waiting' : 'ready';
}

/** Permissions that the actions require, without duplicates. */
export function requiredLevels(transaction: Transaction | null): { actor: string; permission: string }[] {
  const levels = new Map(
    (transaction?.actions ?? []).flatMap(({ authorization }) =>
      authorization.map((level) => [levelText(level), level]),
    ),
  );
  return [...levels.values()];
}

import type { Draft } from '@antescope/wallet/transact/draft';
import type { SendOutcome } from '@antescope/wallet/transact/send';

/** Steps of one act, in the order in which they are reported: `cleared`, then exactly one of the others. */
export interface ActReports {
  /** Messages of the last act are removed; the work begins. */
  cleared: () => void;
  sent: (draft: Draft) => void;
  /** Signed, but no node confirmed that it arrived. */
  unconfirmed: (draft: Draft, reason: string) => void;
  failed: (error: unknown) => void;
}

/** Runs an act: `work` checks the login, signs with the provider and sends. Never throws. */
export async function performAct(work: () => Promise<SendOutcome>, reports: ActReports): Promise<void> {
  reports.cleared();
  let outcome: SendOutcome;
  try {
    outcome = await work();
  } catch (error) {
    reports.failed(error);
    return;
  }
  if (outcome.state === 'sent') reports.sent(outcome.draft);
  else if (outcome.state === 'unconfirmed') reports.unconfirmed(outcome.draft, outcome.reason);
  else reports.failed(outcome.error);
}

import type { Draft } from '@antescope/wallet/transact/draft';
import type { SendOutcome } from '@antescope/wallet/transact/send';
import { performAct, type ActReports } from './perform-act.ts';

export type MachineStep =
  | { step: 'review' }
  | { step: 'signing' }
  | { step: 'sent'; draft: Draft }
  /** Signed, but no node confirmed that it arrived. */
  | { step: 'unconfirmed'; draft: Draft; reason: string };

/**
 * The steps of one act. Each confirmation signs once, whatever is clicked meanwhile. A signed transaction that may have
 * arrived is only sent again as it is: no failure leads back to the review, where a new one would pay twice.
 */
export class ActMachine {
  #step: MachineStep = { step: 'review' };
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly step = (): MachineStep => this.#step;

  /** The person confirmed the review. `work` signs and sends; ignored in any other step. */
  async confirm(work: () => Promise<SendOutcome>, reports: ActReports): Promise<void> {
    if (this.#step.step === 'review') await this.#run(work, reports);
  }

  /** Sends the unconfirmed transaction again; ignored in any other step. */
  async sendAgain(work: (draft: Draft) => Promise<SendOutcome>, reports: ActReports): Promise<void> {
    const current = this.#step;
    if (current.step === 'unconfirmed') await this.#run(() => work(current.draft), reports);
  }

  /** The next act; ignored while one is signed or reviewed. */
  restart(): boolean {
    if (this.#step.step !== 'sent' && this.#step.step !== 'unconfirmed') return false;
    this.#change({ step: 'review' });
    return true;
  }

  /** A failure leads back to the step before. */
  async #run(work: () => Promise<SendOutcome>, reports: ActReports): Promise<void> {
    const before = this.#step;
    await performAct(work, {
      cleared: () => {
        this.#change({ step: 'signing' });
        reports.cleared();
      },
      sent: (draft) => {
        this.#change({ step: 'sent', draft });
        reports.sent(draft);
      },
      unconfirmed: (draft, reason) => {
        this.#change({ step: 'unconfirmed', draft, reason });
        reports.unconfirmed(draft, reason);
      },
      failed: (error) => {
        this.#change(before);
        reports.failed(error);
      },
    });
  }

  #change(step: MachineStep): void {
    this.#step = step;
    for (const listener of this.#listeners) listener();
  }
}

import type { Draft } from '@antescope/wallet/transact/draft';
import type { HandedOver, Intent } from '@antescope/wallet/transact/handed-over';
import type { SendOutcome } from '@antescope/wallet/transact/send';
import { performAct, type ActReports } from './perform-act.ts';

export type MachineStep =
  /** `heldUntil`: 'YYYY-MM-DDTHH:MM:SS' UTC until which a wallet outside of the page may send a transaction; null: none has one. */
  | { step: 'review'; heldUntil: string | null }
  | { step: 'signing' }
  | { step: 'sent'; title: string; draft: Draft }
  /** Signed, but no node confirmed that it arrived. */
  | { step: 'unconfirmed'; title: string; draft: Draft; reason: string };

type Outcome = Exclude<SendOutcome, { state: 'handed-over' }> & { title: string };

/**
 * The steps of one act. Each confirmation signs once, whatever is clicked meanwhile. A signed transaction that may have
 * arrived is only sent again as it is: no failure leads back to the review, where a new one would pay twice. One that a
 * wallet outside of the page has is looked up before anything else is signed.
 */
export class ActMachine {
  #step: MachineStep;
  readonly #handedOver: HandedOver;
  readonly #listeners = new Set<() => void>();

  constructor(handedOver: HandedOver) {
    this.#handedOver = handedOver;
    this.#step = this.#review();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly step = (): MachineStep => this.#step;

  /** The person confirmed the review. `work` signs and sends the draft it gets; ignored in any other step. */
  async confirm(intent: Intent, work: (draft: Draft) => Promise<SendOutcome>, reports: ActReports): Promise<void> {
    if (this.#step.step === 'review') await this.#run(() => this.#once(intent, work), reports);
  }

  /** Sends the unconfirmed transaction again; ignored in any other step. */
  async sendAgain(work: (draft: Draft) => Promise<SendOutcome>, reports: ActReports): Promise<void> {
    const current = this.#step;
    if (current.step !== 'unconfirmed') return;
    const { title, draft } = current;
    await this.#run(async () => this.#settled({ key: '', title, draft }, await work(draft)), reports);
  }

  /** The receipt of a transaction that its wallet sent meanwhile. Throws if the chain cannot be read. */
  async lookAgain(): Promise<void> {
    const included = await this.#handedOver.included();
    // The person may have confirmed another review since: that one looks by itself.
    if (this.#step.step !== 'review') return;
    if (included !== null) this.#change({ step: 'sent', title: included.title, draft: sentByWallet(included.draft) });
    else if (this.#step.heldUntil !== this.#handedOver.until) this.#change(this.#review());
  }

  /** The next act; ignored while one is signed or reviewed. */
  restart(): boolean {
    if (this.#step.step !== 'sent' && this.#step.step !== 'unconfirmed') return false;
    this.#change(this.#review());
    return true;
  }

  /** Signs an intent, unless a transaction that was handed over before took effect. */
  async #once(intent: Intent, work: (draft: Draft) => Promise<SendOutcome>): Promise<Outcome> {
    const settled = await this.#handedOver.settle(intent);
    if ('included' in settled) return sent(settled.included);
    return this.#settled(settled.sign, await work(settled.sign.draft));
  }

  async #settled(intent: Intent, outcome: SendOutcome): Promise<Outcome> {
    if (outcome.state !== 'handed-over') return { ...outcome, title: intent.title };
    await this.#handedOver.keep({ ...intent, draft: outcome.draft });
    // What cannot be looked up now is looked up before the next signature.
    const included = await this.#handedOver.included().catch(() => null);
    if (included !== null) return sent(included);
    throw outcome.error;
  }

  #review(): MachineStep {
    return { step: 'review', heldUntil: this.#handedOver.until };
  }

  /** A failure leads back to the step before. */
  async #run(work: () => Promise<Outcome>, reports: ActReports): Promise<void> {
    const before = this.#step;
    let title = '';
    const titled = async (): Promise<Outcome> => {
      const outcome = await work();
      ({ title } = outcome);
      return outcome;
    };
    await performAct(titled, {
      cleared: () => {
        this.#change({ step: 'signing' });
        reports.cleared();
      },
      sent: (draft) => {
        this.#change({ step: 'sent', title, draft });
        reports.sent(draft);
      },
      unconfirmed: (draft, reason) => {
        this.#change({ step: 'unconfirmed', title, draft, reason });
        reports.unconfirmed(draft, reason);
      },
      failed: (error) => {
        this.#change(before.step === 'review' ? this.#review() : before);
        reports.failed(error);
      },
    });
  }

  #change(step: MachineStep): void {
    if (step.step === 'sent' || step.step === 'unconfirmed') this.#handedOver.forget(step.draft.id);
    this.#step = step;
    for (const listener of this.#listeners) listener();
  }
}

function sent({ title, draft }: Intent): Outcome {
  return { state: 'sent', title, draft: sentByWallet(draft) };
}

function sentByWallet(draft: Draft): Draft {
  return { ...draft, sentByWallet: true };
}

import type { Draft } from '@antescope/wallet/transact/draft';
import type { HandedOver } from '@antescope/wallet/transact/handed-over';
import type { Intent } from '@antescope/wallet/transact/held-store';
import type { Release, SendOutcome } from '@antescope/wallet/transact/send';
import { performAct, type ActReports } from './perform-act.ts';

export type MachineStep =
  /**
   * `heldUntil`: 'YYYY-MM-DDTHH:MM:SS' UTC until which a wallet outside of the page may send a transaction; null: none has
   * one. `included`: title of a transaction with other actions than the reviewed ones, which a block includes meanwhile.
   */
  | { step: 'review'; heldUntil: string | null; included: string | null }
  | { step: 'signing' }
  | { step: 'sent'; title: string; draft: Draft }
  /** Signed, but no node confirmed that it arrived. */
  | { step: 'unconfirmed'; title: string; draft: Draft; reason: string };

type Outcome = Exclude<SendOutcome, { state: 'handed-over' }> & { title: string };

/** Signs and sends a draft; calls `release` before it leaves the page. */
export type SignWork = (draft: Draft, release: Release) => Promise<SendOutcome>;

/**
 * The steps of one act. Each confirmation signs once, whatever is clicked meanwhile. A signed transaction that may have
 * arrived is only sent again as it is: no failure leads back to the review, where a new one would pay twice. One that left
 * the page without a result, also before a reload or in another tab, is looked up before anything else is signed.
 */
export class ActMachine {
  #step: MachineStep;
  readonly #handedOver: HandedOver;
  #included: string | null = null;
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
  async confirm(intent: Intent, work: SignWork, reports: ActReports): Promise<void> {
    if (this.#step.step === 'review') await this.#run(() => this.#once(intent, work), reports);
  }

  /** Sends the unconfirmed transaction again; ignored in any other step. */
  async sendAgain(work: (draft: Draft) => Promise<SendOutcome>, reports: ActReports): Promise<void> {
    const current = this.#step;
    if (current.step !== 'unconfirmed') return;
    const { title, draft } = current;
    await this.#run(async () => this.#settled({ key: '', title, draft }, await work(draft)), reports);
  }

  /**
   * The receipt of a transaction that its wallet or another tab sent meanwhile; beside the review of another act only its
   * title. `reviewed`: key of what is reviewed; null: nothing. Throws if the chain cannot be read.
   */
  async lookAgain(reviewed: () => string | null): Promise<void> {
    const included = await this.#handedOver.included();
    // The person may have confirmed another review since: that one looks by itself.
    if (this.#step.step !== 'review') return;
    if (included === null) this.refresh();
    else if ([null, included.key].includes(reviewed()))
      this.#change({ step: 'sent', title: included.title, draft: sentByWallet(included.draft) });
    else {
      this.#included = included.title;
      this.#handedOver.forget(included.draft.id);
      this.#change(this.#review());
    }
  }

  /** Another tab released or settled a transaction. */
  readonly refresh = (): void => {
    if (this.#step.step === 'review' && this.#step.heldUntil !== this.#handedOver.until) this.#change(this.#review());
  };

  /** The next act; ignored while one is signed or reviewed. */
  restart(): boolean {
    if (this.#step.step !== 'sent' && this.#step.step !== 'unconfirmed') return false;
    this.#handedOver.forget(this.#step.draft.id);
    this.#included = null;
    this.#change(this.#review());
    return true;
  }

  /** Signs an intent, unless a transaction that was handed over before took effect. */
  async #once(intent: Intent, work: SignWork): Promise<Outcome> {
    const settled = await this.#handedOver.settle(intent);
    if ('included' in settled) return sent(settled.included);
    const { sign } = settled;
    const released: (string | null)[] = [];
    const release: Release = (draft) => {
      if (this.#handedOver.keep({ ...sign, draft })) released.push(draft.id);
    };
    let outcome: SendOutcome;
    try {
      outcome = await work(sign.draft, release);
    } catch (error) {
      // No wallet outside of the page has it, and a node refused what was sent.
      for (const id of released) this.#handedOver.forget(id);
      throw error;
    }
    // A wallet that changed the transaction did not sign the one that it was given.
    if (outcome.state !== 'handed-over')
      for (const id of released) if (id !== outcome.draft.id) this.#handedOver.forget(id);
    return this.#settled(sign, outcome);
  }

  async #settled(intent: Intent, outcome: SendOutcome): Promise<Outcome> {
    if (outcome.state !== 'handed-over') return { ...outcome, title: intent.title };
    // Another tab may have shown its receipt, and forgotten it.
    this.#handedOver.keep({ ...intent, draft: outcome.draft });
    // What cannot be looked up now is looked up before the next signature.
    const included = await this.#handedOver.included().catch(() => null);
    if (included !== null) return sent(included);
    throw outcome.error;
  }

  #review(): MachineStep {
    return { step: 'review', heldUntil: this.#handedOver.until, included: this.#included };
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
    if (step.step === 'sent') this.#handedOver.forget(step.draft.id);
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

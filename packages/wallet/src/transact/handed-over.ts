import { WalletError } from '../wallet-error.ts';
import { attemptState, type Attempt, type AttemptChain } from './attempt-state.ts';
import type { Draft } from './draft.ts';

/** What a person confirmed. */
export interface Intent {
  /** The same for two reviews exactly if their actions are the same. */
  key: string;
  /** 'Sent 1.5000 EOS to bob' */
  title: string;
  draft: Draft;
}

interface Held extends Attempt {
  intent: Intent;
}

/** Slots of the longest lifetime of a transaction, an hour: how long before now one may have been built. */
const lifetimeSlots = 7200;

/**
 * Transactions of one page that a wallet outside of it has and did not answer for, for example because its dialog was
 * closed. The wallet may have sent each, or send it until it expires: nothing may take their place before that is certain.
 */
export class HandedOver {
  readonly #chain: AttemptChain;
  #held: readonly Held[] = [];

  constructor(chain: AttemptChain) {
    this.#chain = chain;
  }

  /** 'YYYY-MM-DDTHH:MM:SS' UTC until which one of them may be included; null: there is none. */
  get until(): string | null {
    return this.#held.reduce<string | null>(
      (last, { expiration }) => ((last ?? '') > expiration ? last : expiration),
      null,
    );
  }

  /** Remembers a transaction. Throws nothing: without the chain's times its absence is never certain. */
  async keep(intent: Intent): Promise<void> {
    const { id, transaction } = intent.draft;
    if (id === null || transaction === null || this.#held.some((each) => each.id === id)) return;
    const held = { id, expiration: transaction.expiration, intent, after: Number.POSITIVE_INFINITY };
    this.#held = [...this.#held, held];
    try {
      const { irreversibleBlock } = await this.#chain.times();
      held.after = Math.max(0, irreversibleBlock - lifetimeSlots);
    } catch {
      // `attemptState` then reports 'unknown' after the expiration.
    }
  }

  /** The first of them that a block includes; forgets what can never be in one. Throws if the chain cannot be read. */
  async included(): Promise<Intent | null> {
    for (const held of this.#held) {
      // oxlint-disable-next-line no-await-in-loop -- there is rarely more than one
      const { state } = await attemptState(held, this.#chain);
      if (state === 'included') return held.intent;
      if (state === 'dead') this.forget(held.id);
    }
    return null;
  }

  /**
   * What may be signed for an intent: `included` if one of the held transactions took effect instead. The transaction of the
   * same act that can still take effect is signed again as it is, since the chain takes an id once. Throws 'unsettled' while
   * an expired one may be in a block that is not irreversible, 'undetermined' once if no source can tell whether it is in
   * one, and what reading the chain throws.
   */
  async settle(intent: Intent): Promise<{ included: Intent } | { sign: Intent }> {
    let sign = intent;
    for (const held of this.#held) {
      // oxlint-disable-next-line no-await-in-loop -- there is rarely more than one
      const { state } = await attemptState(held, this.#chain);
      if (state === 'included') return { included: held.intent };
      if (state === 'settling')
        throw new WalletError(
          'unsettled',
          'The wallet may have sent the last transaction. Try again in a few minutes.',
        );
      if (state !== 'open') this.forget(held.id);
      if (state === 'unknown')
        throw new WalletError(
          'undetermined',
          'The wallet may have sent the last transaction. Check the account first.',
        );
      if (state === 'open' && held.intent.key === intent.key) sign = { ...held.intent, draft: asIs(held.intent.draft) };
    }
    return { sign };
  }

  /** It has a receipt of its own now, or can never take effect. */
  forget(id: string | null): void {
    this.#held = this.#held.filter((held) => held.id !== id);
  }
}

/** A draft that is never renewed: without a lifetime of its own it expires. */
function asIs(draft: Draft): Draft {
  const { expireSeconds: _, ...options } = draft.options;
  return { ...draft, options };
}

import { WalletError } from '../wallet-error.ts';
import { attemptState, type AttemptChain } from './attempt-state.ts';
import type { Draft } from './draft.ts';
import type { HeldStore, Intent } from './held-store.ts';
import { compareTransactions } from './wallet-change.ts';

/** Slots of the longest lifetime of a transaction, an hour: how long before now one may have been built. */
const lifetimeSlots = 7200;

/**
 * Transactions of one account that left the page without a result: a wallet outside of it has them, for example because its
 * dialog was closed or the page was reloaded, or a node may have received them. Each may take effect until it expires:
 * nothing may take their place before that is certain. Each call reads the store, so tabs and reloads share them.
 */
export class HandedOver {
  readonly #chain: AttemptChain;
  readonly #store: HeldStore;
  /** Ids of expired ones that no source can tell about. */
  readonly #undetermined = new Set<string>();

  constructor(chain: AttemptChain, store: HeldStore) {
    this.#chain = chain;
    this.#store = store;
  }

  /** 'YYYY-MM-DDTHH:MM:SS' UTC until which one of them may be included; null: there is none. */
  get until(): string | null {
    return this.#store
      .load()
      .filter(({ id }) => !this.#undetermined.has(id))
      .reduce<string | null>((last, { expiration }) => ((last ?? '') > expiration ? last : expiration), null);
  }

  /** Stores a transaction before it leaves the page; false: it is stored already. Throws 'not-stored'. */
  keep(intent: Intent): boolean {
    const { id, transaction, packed } = intent.draft;
    const stored = this.#store.load();
    if (id === null || transaction === null || packed === null || stored.some((held) => held.id === id)) return false;
    // Without a later block it is absent only where all blocks were searched.
    this.#store.save([...stored, { id, expiration: transaction.expiration, intent, after: 0 }]);
    void this.#setAfter(id);
    return true;
  }

  /** The first of them that a block includes; forgets what can never be in one. Throws if the chain cannot be read. */
  async included(): Promise<Intent | null> {
    for (const held of this.#store.load()) {
      // oxlint-disable-next-line no-await-in-loop -- there is rarely more than one
      const { state } = await attemptState(held, this.#chain);
      if (state === 'included') return held.intent;
      if (state === 'dead') this.forget(held.id);
      if (state === 'unknown') this.#undetermined.add(held.id);
    }
    return null;
  }

  /**
   * What may be signed for an intent: `included` if one of the held transactions took effect instead. The transaction of the
   * same act that can still take effect is signed again as it is, since the chain takes an id once. Throws 'unsettled' if its
   * actions are not those of the review, or while an expired one may be in a block that is not irreversible; 'undetermined'
   * once if no source can tell whether it is in one; and what reading the chain throws.
   */
  async settle(intent: Intent): Promise<{ included: Intent } | { sign: Intent }> {
    let sign = intent;
    for (const held of this.#store.load()) {
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
      if (state !== 'open' || held.intent.key !== intent.key) continue;
      // Storage is untrusted, and another payer's action may have come or gone: only what was reviewed is signed.
      if (!hasSameActions(intent.draft, held.intent.draft))
        throw new WalletError(
          'unsettled',
          'The wallet may still send the last transaction. Try again after it has expired.',
        );
      // Restored without a lifetime of its own: it is never renewed.
      sign = held.intent;
    }
    return { sign };
  }

  /** It has a receipt of its own now, or can never take effect. */
  forget(id: string | null): void {
    const stored = this.#store.load();
    const rest = stored.filter((held) => held.id !== id);
    if (rest.length < stored.length) this.#store.save(rest);
  }

  async #setAfter(id: string): Promise<void> {
    try {
      const { irreversibleBlock } = await this.#chain.times();
      const after = Math.max(0, irreversibleBlock - lifetimeSlots);
      const stored = this.#store.load();
      if (stored.some((held) => held.id === id))
        this.#store.save(stored.map((held) => (held.id === id ? { ...held, after } : held)));
    } catch {
      // `attemptState` then reports 'unknown' after the expiration, unless all blocks were searched.
    }
  }
}

function hasSameActions(reviewed: Draft, held: Draft): boolean {
  if (reviewed.transaction === null || held.transaction === null) return false;
  const difference = compareTransactions(reviewed.transaction, held.transaction);
  return (
    difference === null ||
    (difference !== 'incompatible' && difference.kind === 'extended' && difference.added.length === 0)
  );
}

import { fromHex, toHex } from '@antescope/codec/bytes/bytes';
import { transactionId, unpackTransaction } from '@antescope/codec/chain/transaction';
import type { KeyValueStorage } from '../session/key-value-storage.ts';
import { WalletError } from '../wallet-error.ts';
import type { Attempt } from './attempt-state.ts';
import { type Draft, newDraft } from './draft.ts';

/** What a person confirmed. */
export interface Intent {
  /** The same for two reviews exactly if their actions are the same. */
  key: string;
  /** 'Sent 1.5000 EOS to bob' */
  title: string;
  draft: Draft;
}

/** A transaction that may take effect without this page. */
export interface Held extends Attempt {
  intent: Intent;
}

interface StoredHeld {
  key: string;
  title: string;
  after: number;
  /** Packed transaction and context-free data, hex. Signatures are not stored. */
  packed: string;
  contextFreeData?: string;
}

/** Of more only the ones that expire last are kept. */
const mostHeld = 50;

/** The transactions of one account that may take effect without this page, kept over reloads and shared by tabs. */
export class HeldStore {
  readonly #storage: KeyValueStorage;
  readonly #key: string;

  constructor(storage: KeyValueStorage, chainId: string, actor: string) {
    this.#storage = storage;
    this.#key = `antescope-handed-over:${chainId}:${actor}`;
  }

  /** Storage is untrusted: what is not a transaction is left out. Without previews and signatures. */
  load(): readonly Held[] {
    const text = this.#storage.getItem(this.#key);
    if (text === null) return [];
    try {
      const list: unknown = JSON.parse(text);
      return Array.isArray(list) ? list.flatMap((each) => heldOf(each) ?? []) : [];
    } catch {
      return [];
    }
  }

  /** Throws 'not-stored': what is not stored must not leave the page. */
  save(list: readonly Held[]): void {
    if (list.length === 0) {
      this.#storage.removeItem(this.#key);
      return;
    }
    const last = list.toSorted((a, b) => (a.expiration < b.expiration ? -1 : 1)).slice(-mostHeld);
    const text = JSON.stringify(last.map(storedOf));
    try {
      this.#storage.setItem(this.#key, text);
    } catch (cause) {
      throw new WalletError('not-stored', 'This device has no room to store the transaction', { cause });
    }
  }
}

function storedOf({ intent: { key, title, draft }, after }: Held): StoredHeld {
  const { packed, contextFreeData } = draft;
  return {
    key,
    title,
    after,
    packed: toHex(packed ?? new Uint8Array()),
    ...(contextFreeData === undefined ? {} : { contextFreeData: toHex(contextFreeData) }),
  };
}

function heldOf(stored: unknown): Held | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { key, title, after, packed, contextFreeData = '' } = stored as Partial<StoredHeld>;
  if (![key, title, packed, contextFreeData].every((text) => typeof text === 'string')) return null;
  if (!Number.isSafeInteger(after) || after! < 0) return null;
  try {
    const bytes = fromHex(packed!);
    const transaction = unpackTransaction(bytes);
    const id = transactionId(bytes);
    const draft: Draft = {
      ...newDraft([], {}),
      actions: transaction.actions,
      transaction,
      packed: bytes,
      id,
      ...(contextFreeData === '' ? {} : { contextFreeData: fromHex(contextFreeData) }),
    };
    return { id, expiration: transaction.expiration, after: after!, intent: { key: key!, title: title!, draft } };
  } catch {
    return null;
  }
}

import type { FreeCpu } from '@antescope/chains/config/chain-config';
import { toHex } from '@antescope/codec/bytes/bytes';
import { packTransaction, signingDigest, type Transaction } from '@antescope/codec/chain/transaction';
import { recoverPublicKey } from '@antescope/codec/curve/recover';
import { publicKeyOf, sign } from '@antescope/codec/curve/sign';
import type { DailyCount } from './daily-count.ts';
import { NotSponsored, readSponsored, type SponsorRequest } from './sponsored-transaction.ts';

export interface SponsorOptions {
  config: FreeCpu;
  chainId: string;
  /** Private key of the sponsor's permission; never leaves this object. */
  key: string;
  counts: DailyCount;
  /** Whether the keys ('PUB_…') satisfy all authorizations of the transaction. Throws if no node answers. */
  satisfies: (transaction: Transaction, keys: readonly string[]) => Promise<boolean>;
  /** Milliseconds. */
  now?: () => number;
}

/** Sponsored transactions of all accounts per day: an upper bound of what the sponsor pays. */
const mostPerDay = 10_000;
const mostSignatures = 10;

/** What GET cpu/{account} returns. */
export interface FreeTransactions {
  account: string;
  left: number;
  limit: number;
}

/** Pays the CPU and NET of a few transactions a day for each account, by signing their first action. */
export class Sponsor {
  readonly #options: SponsorOptions;
  readonly #publicKey: string;
  /** Accounts with a request in progress: two at once must not share the last transaction. */
  readonly #busy = new Set<string>();

  constructor(options: SponsorOptions) {
    this.#options = options;
    this.#publicKey = publicKeyOf(options.key);
  }

  left(account: string): FreeTransactions {
    const { config, counts } = this.#options;
    const left = counts.total() >= mostPerDay ? 0 : Math.max(0, config.dailyLimit - counts.used(account));
    return { account, left, limit: config.dailyLimit };
  }

  /** Signs a transaction that qualifies and counts it. Throws NotSponsored. */
  async cosign(request: SponsorRequest): Promise<{ signatures: string[]; serializedTransaction: string }> {
    const { chainId, config, counts, key, now = Date.now } = this.#options;
    const { transaction, account } = readSponsored(request, config, now());
    if (this.left(account).left === 0) throw new NotSponsored('No free transactions left today');
    if (this.#busy.has(account)) throw new NotSponsored('Another transaction of this account is being signed');
    this.#busy.add(account);
    try {
      const packed = packTransaction(transaction);
      const digest = signingDigest(chainId, packed);
      await this.#requireAccount(transaction, digest, request.cs);
      counts.add(account);
      return { signatures: [sign(digest, key)], serializedTransaction: toHex(packed) };
    } finally {
      this.#busy.delete(account);
    }
  }

  /** The account has signed the same transaction: no other client can use up its free transactions. */
  async #requireAccount(transaction: Transaction, digest: Uint8Array, given: unknown): Promise<void> {
    const signatures = typeof given === 'string' && given !== '' ? given.split(',') : [];
    if (signatures.length === 0 || signatures.length > mostSignatures)
      throw new NotSponsored('The transaction is not signed');
    let keys: string[];
    try {
      keys = signatures.map((signature) => recoverPublicKey(digest, signature));
    } catch {
      throw new NotSponsored('The signature is not of this transaction');
    }
    if (!(await this.#options.satisfies(transaction, [...keys, this.#publicKey])))
      throw new NotSponsored('The signature does not satisfy the permission');
  }
}

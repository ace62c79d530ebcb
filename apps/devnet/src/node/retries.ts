import { ChainError, errorKinds, errorLine } from '@antescope/devnet/chain-error';

/** The chain data needed to find out how deep a transaction is. */
export interface RetryChain {
  headNumber(): number;
  irreversibleNumber(): number;
  /** Time of the head, without zone. */
  headTime(): string;
  /** Number of the block of a transaction, null if there is none. */
  blockOf(id: string): number | null;
}

interface PendingRetry {
  readonly id: string;
  /** Without zone. */
  readonly expiration: string;
  /** Required blocks on top of its own; null: until it is irreversible. */
  readonly depth: number | null;
  readonly resolve: () => void;
  readonly reject: (error: ChainError) => void;
}

/** Requests with `retry_trx`: a fork moves their transactions to other blocks until they are deep enough. */
export class Retries {
  readonly #chain: RetryChain;
  #pending: PendingRetry[] = [];

  constructor(chain: RetryChain) {
    this.#chain = chain;
  }

  /** Resolves when the transaction is deep enough; rejects with expired_tx_exception once it has expired. */
  wait(id: string, expiration: string, depth: number | null): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ id, expiration, depth, resolve, reject });
    });
  }

  /** Call after every new block. */
  blockApplied(): void {
    this.#pending = this.#pending.filter((each) => !this.#settle(each));
  }

  #settle({ id, expiration, depth, resolve, reject }: PendingRetry): boolean {
    const number = this.#chain.blockOf(id);
    if (number !== null) {
      const deep =
        depth === null ? number <= this.#chain.irreversibleNumber() : this.#chain.headNumber() - number >= depth;
      if (deep) resolve();
      return deep;
    }
    const time = this.#chain.headTime();
    if (time <= expiration) return false;
    reject(
      new ChainError(errorKinds.expired, [
        errorLine(
          ['trx_retry_db.cpp', 167, 'ack_ready_trxs_by_lib'],
          'expired retry transaction ${id}, expiration ${e}, block time ${bt}',
          { id, e: `${expiration}.000`, bt: time },
        ),
      ]),
    );
    return true;
  }
}

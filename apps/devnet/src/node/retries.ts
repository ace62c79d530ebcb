import { ChainError, errorKinds, errorLine } from '@antescope/devnet/chain-error';

/** What is needed to tell how far a transaction has come. */
export interface RetryChain {
  headNumber(): number;
  irreversibleNumber(): number;
  /** Time of the head, without zone. */
  headTime(): string;
  /** Number of the block that holds a transaction, null when none does. */
  blockOf(id: string): number | null;
}

interface Awaited {
  readonly id: string;
  /** Without zone. */
  readonly expiration: string;
  /** Blocks upon its own; null: until it is irreversible. */
  readonly depth: number | null;
  readonly resolve: () => void;
  readonly reject: (error: ChainError) => void;
}

/** Transactions that somebody waits for with `retry_trx`: a fork puts them into other blocks, until they are deep enough. */
export class Retries {
  readonly #chain: RetryChain;
  #awaited: Awaited[] = [];

  constructor(chain: RetryChain) {
    this.#chain = chain;
  }

  /** Resolves when the transaction is deep enough; rejects with expired_tx_exception when it can come no more. */
  wait(id: string, expiration: string, depth: number | null): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#awaited.push({ id, expiration, depth, resolve, reject });
    });
  }

  /** To be told of every new block. */
  blockApplied(): void {
    this.#awaited = this.#awaited.filter((each) => !this.#settle(each));
  }

  #settle({ id, expiration, depth, resolve, reject }: Awaited): boolean {
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

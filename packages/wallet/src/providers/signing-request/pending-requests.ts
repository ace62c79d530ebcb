import { transactionId } from '@antescope/codec/chain/transaction';
import { WalletError } from '../../wallet-error.ts';
import { type InteractionKind, NeedsInteraction } from '../needs-interaction.ts';
import type { ProviderContext, SignRequest, SignResult } from '../provider.ts';
import { signResult } from './signed-request.ts';
import type { WalletResponse } from './wallet-response.ts';

/** A transaction that a wallet outside of the page signs; `Shown` is what the page shows meanwhile. */
interface PendingRequest<Shown> {
  sign: SignRequest;
  shown: Shown;
  result: SignResult | null;
}

/** Transactions that are with a wallet outside of the page, by transaction id. */
export class PendingRequests<Shown> {
  readonly #context: ProviderContext;
  readonly #kind: InteractionKind;
  readonly #requests = new Map<string, PendingRequest<Shown>>();

  /** `kind`: the interaction that leads to a response. */
  constructor(context: ProviderContext, kind: InteractionKind) {
    this.#context = context;
    this.#kind = kind;
  }

  /**
   * The result of a transaction, once; without a response yet, the request is opened and NeedsInteraction thrown. Throws
   * 'wrong-chain'.
   */
  take(sign: SignRequest, open: () => Shown): SignResult {
    if (sign.chainId !== this.#context.chainId)
      throw new WalletError('wrong-chain', 'The account is connected on another chain');
    const id = transactionId(sign.packed);
    const pending = this.#requests.get(id);
    if (pending === undefined) this.#requests.set(id, { sign, shown: open(), result: null });
    if (pending?.result == null) throw new NeedsInteraction(this.#kind, { request: id });
    this.#requests.delete(id);
    return pending.result;
  }

  /** The request that an interaction is for. Throws 'cancelled'. */
  get(id: string): Omit<PendingRequest<Shown>, 'result'> {
    return this.#open(id);
  }

  /** Takes a response; a wrong one throws, and the request stays pending. */
  async respond(id: string, response: WalletResponse): Promise<void> {
    const pending = this.#open(id);
    pending.result = await signResult(pending.sign, response, this.#context);
  }

  /** Takes a verified result. */
  complete(id: string, result: SignResult): void {
    this.#open(id).result = result;
  }

  withdraw({ packed }: SignRequest): void {
    this.#requests.delete(transactionId(packed));
  }

  clear(): void {
    this.#requests.clear();
  }

  #open(id: string): PendingRequest<Shown> {
    const pending = this.#requests.get(id);
    if (pending === undefined) throw new WalletError('cancelled', 'The request was withdrawn');
    return pending;
  }
}

import type { Session, SessionState } from '../../session/session.ts';
import { WalletError } from '../../wallet-error.ts';
import type { ProviderContext, SignRequest, SignResult } from '../provider.ts';
import type { SharedAccountsProvider, WalletAccount } from '../shared-accounts.ts';
import { signedAnswer } from '../signed-answer.ts';
import { checkLevel } from '../signing-request/identity.ts';
import { PendingRequests } from '../signing-request/pending-requests.ts';
import { cloudWalletInfo } from './info.ts';

/** Opens windows of the wallet. Answers are objects from its origin, otherwise untrusted. */
export interface WalletWindow {
  /**
   * Opens `path` and gives the window's answer; `message` is posted to it when it is ready. On a click only. Throws
   * 'cancelled' if it is closed, or the browser does not open it.
   */
  ask(path: string, message: object | null): Promise<Record<string, unknown>>;
}

/** Signs in a window of My Cloud Wallet, which may add a fee or a cosigner for the resources. */
export class CloudWalletProvider implements SharedAccountsProvider {
  readonly info = cloudWalletInfo;
  readonly #context: ProviderContext;
  readonly #window: WalletWindow;
  readonly #pending: PendingRequests<null>;

  constructor(context: ProviderContext, window: WalletWindow) {
    this.#context = context;
    this.#window = window;
    this.#pending = new PendingRequests(context, 'popup');
  }

  async accounts(): Promise<WalletAccount[]> {
    const answer = await this.#window.ask('/cloud-wallet/login', null);
    const { userAccount, permission, pubKeys } = verified(answer);
    if (typeof userAccount !== 'string') throw new WalletError('invalid-response', 'The answer has no account');
    const key: unknown = Array.isArray(pubKeys) ? pubKeys[0] : null;
    return [
      {
        actor: userAccount,
        permission: typeof permission === 'string' ? permission : 'active',
        key: typeof key === 'string' ? key : null,
      },
    ];
  }

  /** The wallet signs with keys of its choice, so the session names none. */
  async login({ actor, permission }: WalletAccount): Promise<Session> {
    await checkLevel({ actor, permission }, this.#context);
    return { actor, permission, provider: this.info.id, chainId: this.#context.chainId, publicKey: null };
  }

  async restore(): Promise<SessionState> {
    return 'ready';
  }

  async sign(request: SignRequest): Promise<SignResult> {
    return this.#pending.take(request, () => null);
  }

  /** Has a pending transaction signed in a window. On a click only; a false answer throws, and it stays pending. */
  async confirm(id: string): Promise<void> {
    const { sign } = this.#pending.get(id);
    const answer = await this.#window.ask('/cloud-wallet/signing/', {
      type: 'TRANSACTION',
      transaction: sign.packed,
      startTime: Date.now(),
      // Without free resources of the wallet, its fee: an added action, which is shown before anything is sent.
      freeBandwidth: true,
      feeFallback: true,
    });
    this.#pending.complete(id, await signedAnswer(sign, verified(answer), this.#context));
  }

  withdraw(request: SignRequest): void {
    this.#pending.withdraw(request);
  }

  /** The wallet keeps its own login. */
  async logout(): Promise<void> {
    this.#pending.clear();
  }
}

function verified(answer: Record<string, unknown>): Record<string, unknown> {
  if (answer.verified !== true) throw new WalletError('refused', 'The wallet declined');
  return answer;
}

import type { PermissionLevel, Session, SessionState } from '../../session/session.ts';
import { WalletError } from '../../wallet-error.ts';
import type { ProviderContext, SignResult, WalletProvider } from '../provider.ts';
import { checkLevel } from '../signing-request/identity.ts';
import { watchOnlyInfo } from './info.ts';

/** An account by its name alone: everything is shown and prepared for it, nothing is signed. */
export class WatchOnlyProvider implements WalletProvider<PermissionLevel> {
  readonly info = watchOnlyInfo;
  readonly #context: ProviderContext;

  constructor(context: ProviderContext) {
    this.#context = context;
  }

  async restore(): Promise<SessionState> {
    return 'ready';
  }

  async login({ actor, permission }: PermissionLevel): Promise<Session> {
    await checkLevel({ actor, permission }, this.#context);
    return { actor, permission, provider: this.info.id, chainId: this.#context.chainId, publicKey: null };
  }

  async sign(): Promise<SignResult> {
    throw new WalletError('no-provider', 'No signature provider available');
  }

  async logout(): Promise<void> {}
}

import { parsePublicKey, formatPublicKey } from '@antescope/codec/keys/key';
import { transactionId } from '@antescope/codec/chain/transaction';
import type { PermissionLevel, Session, SessionState } from '../../session/session.ts';
import { WalletError } from '../../wallet-error.ts';
import { NeedsInteraction } from '../needs-interaction.ts';
import type { ProviderContext, SignRequest, SignResult, WalletProvider } from '../provider.ts';
import { checkLevel } from '../signing-request/identity.ts';
import { signResult } from '../signing-request/signed-request.ts';
import type { WalletResponse } from '../signing-request/wallet-response.ts';
import { cleosInfo } from './info.ts';
import { signCommand } from './sign-command.ts';

interface PendingRequest {
  sign: SignRequest;
  result: SignResult | null;
}

/** Signs by a command that a person runs elsewhere, and whose output is pasted. Holds no keys and stores nothing. */
export class CleosProvider implements WalletProvider<PermissionLevel> {
  readonly info = cleosInfo;
  readonly #context: ProviderContext;
  /** By transaction id. */
  readonly #pending = new Map<string, PendingRequest>();

  constructor(context: ProviderContext) {
    this.#context = context;
  }

  async restore(): Promise<SessionState> {
    return 'ready';
  }

  /** Nothing is proven until the first signature. */
  async login({ actor, permission }: PermissionLevel): Promise<Session> {
    await checkLevel({ actor, permission }, this.#context);
    return { actor, permission, provider: this.info.id, chainId: this.#context.chainId, publicKey: null };
  }

  async sign(request: SignRequest): Promise<SignResult> {
    if (request.chainId !== this.#context.chainId)
      throw new WalletError('wrong-chain', 'The account is connected on another chain');
    const id = transactionId(request.packed);
    const pending = this.#pending.get(id);
    if (pending?.result == null) {
      this.#pending.set(id, { sign: request, result: null });
      throw new NeedsInteraction('command', { request: id });
    }
    this.#pending.delete(id);
    return pending.result;
  }

  /** The command for a pending request, with the first key of the permission. Throws 'cancelled' or the node's error. */
  async command(id: string): Promise<string> {
    const { sign } = this.#pendingOf(id);
    const { actor, permission } = sign.session;
    const account = (await this.#context.call('/v1/chain/get_account', { account_name: actor })) as {
      permissions: { perm_name: string; required_auth: { keys: { key: string }[] } }[];
    };
    const found = account.permissions.find(({ perm_name }) => perm_name === permission);
    const key = found?.required_auth.keys[0]?.key;
    return signCommand(sign.transaction, sign.chainId, key === undefined ? null : formatPublicKey(parsePublicKey(key)));
  }

  /** Takes the pasted output; a wrong one throws, and the request stays pending. */
  async respond(id: string, response: WalletResponse): Promise<void> {
    const pending = this.#pendingOf(id);
    pending.result = await signResult(pending.sign, response, this.#context);
  }

  withdraw({ packed }: SignRequest): void {
    this.#pending.delete(transactionId(packed));
  }

  async logout(): Promise<void> {
    this.#pending.clear();
  }

  #pendingOf(id: string): PendingRequest {
    const pending = this.#pending.get(id);
    if (pending === undefined) throw new WalletError('cancelled', 'The request was withdrawn');
    return pending;
  }
}

import { parsePublicKey, formatPublicKey } from '@antescope/codec/keys/key';
import type { PermissionLevel, Session, SessionState } from '../../session/session.ts';
import type { ProviderContext, ProviderInfo, SignRequest, SignResult, WalletProvider } from '../provider.ts';
import { checkLevel } from '../signing-request/identity.ts';
import { PendingRequests } from '../signing-request/pending-requests.ts';
import type { WalletResponse } from '../signing-request/wallet-response.ts';
import type { CommandLine } from './command-line.ts';

/** Signs by a command that a person runs elsewhere, and whose output is pasted. Holds no keys and stores nothing. */
export class CommandLineProvider implements WalletProvider<PermissionLevel> {
  readonly info: ProviderInfo;
  readonly commandLine: CommandLine;
  readonly #context: ProviderContext;
  readonly #pending: PendingRequests<null>;

  constructor(context: ProviderContext, commandLine: CommandLine) {
    this.info = commandLine.info;
    this.commandLine = commandLine;
    this.#context = context;
    this.#pending = new PendingRequests(context, 'command');
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
    return this.#pending.take(request, () => null);
  }

  /** The command for a pending request, with the first key of the permission. Throws 'cancelled' or the node's error. */
  async command(id: string): Promise<string> {
    const { sign } = this.#pending.get(id);
    const { actor, permission } = sign.session;
    const account = (await this.#context.call('/v1/chain/get_account', { account_name: actor })) as {
      permissions: { perm_name: string; required_auth: { keys: { key: string }[] } }[];
    };
    const found = account.permissions.find(({ perm_name }) => perm_name === permission);
    const key = found?.required_auth.keys[0]?.key;
    return this.commandLine.command(
      sign.transaction,
      sign.chainId,
      key === undefined ? null : formatPublicKey(parsePublicKey(key)),
    );
  }

  /** Takes the pasted output; a wrong one throws, and the request stays pending. */
  async respond(id: string, response: WalletResponse): Promise<void> {
    await this.#pending.respond(id, response);
  }

  withdraw(request: SignRequest): void {
    this.#pending.withdraw(request);
  }

  async logout(): Promise<void> {
    this.#pending.clear();
  }
}

import { normalPublicKey } from '@antescope/codec/curve/key-pair';
import type { Session, SessionState } from '../../session/session.ts';
import { WalletError } from '../../wallet-error.ts';
import type { ProviderContext, ProviderInfo, SignRequest, SignResult } from '../provider.ts';
import type { SharedAccountsProvider, WalletAccount } from '../shared-accounts.ts';
import { signedAnswer } from '../signed-answer.ts';
import { checkLevel } from '../signing-request/identity.ts';
import type { ScatterApi, ScatterConnector, ScatterNetwork } from './scatter-api.ts';

/** Signs through wallets that speak Scatter's protocol. They ask the person in a window of their own. */
export class ScatterProvider implements SharedAccountsProvider {
  readonly info: ProviderInfo;
  readonly #context: ProviderContext;
  readonly #connect: ScatterConnector;
  readonly #site: () => URL;
  #api: ScatterApi | null = null;

  /** `site`: address where the wallet may read the chain. */
  constructor(info: ProviderInfo, context: ProviderContext, site: () => URL, connect: ScatterConnector) {
    this.info = info;
    this.#context = context;
    this.#site = site;
    this.#connect = connect;
  }

  /** Accounts of this chain that the person shares. Throws 'no-scatter', 'no-identity' or 'refused'. */
  async accounts(): Promise<WalletAccount[]> {
    const api = await this.#reachable();
    const identity = await answerOf(api.identity(this.#network()));
    const accounts = accountsOf(identity, this.#context.chainId);
    if (accounts.length === 0) throw new WalletError('no-identity', 'No Identity Found');
    return accounts;
  }

  async login({ actor, permission, key }: WalletAccount): Promise<Session> {
    await checkLevel({ actor, permission }, this.#context);
    const publicKey = key === null ? null : normalKey(key);
    return { actor, permission, provider: this.info.id, chainId: this.#context.chainId, publicKey };
  }

  /** The wallet keeps the permission of this site. */
  async restore(): Promise<SessionState> {
    return 'ready';
  }

  async sign(request: SignRequest): Promise<SignResult> {
    const { chainId, transaction, packed, session } = request;
    if (chainId !== this.#context.chainId) throw new WalletError('wrong-chain', 'The wallet is on another chain');
    const accounts = await this.accounts();
    const account = accounts.find(
      ({ actor, permission }) => actor === session.actor && permission === session.permission,
    );
    if (account === undefined) throw new WalletError('no-identity', 'No Identity Found');
    const contracts = new Set([...transaction.context_free_actions, ...transaction.actions].map((a) => a.account));
    const abis = await Promise.all([...contracts].map((contract) => this.#abi(contract)));
    const api = await this.#reachable();
    const answer = await answerOf(
      api.sign(this.#network(), {
        chainId,
        requiredKeys: account.key === null ? [] : [account.key],
        serializedTransaction: packed,
        abis: abis.filter((abi) => abi.abi.length > 0),
      }),
    );
    return signedAnswer(request, answer, this.#context);
  }

  /** Ends the wallet's permission of this site as well. */
  async logout(): Promise<void> {
    const api = this.#api ?? (await this.#connect());
    this.#api = null;
    await api?.forget();
  }

  #network(): ScatterNetwork {
    const { protocol, hostname, port } = this.#site();
    const standard = protocol === 'https:' ? 443 : 80;
    return {
      blockchain: 'eos',
      chainId: this.#context.chainId,
      protocol: protocol.replace(':', ''),
      host: hostname,
      port: port === '' ? standard : Number(port),
    };
  }

  async #reachable(): Promise<ScatterApi> {
    this.#api ??= await this.#connect();
    if (this.#api === null) throw new WalletError('no-scatter', 'No Scatter Found');
    return this.#api;
  }

  /** Wallets show the actions by their ABIs. nodeos pads some with too many '='. */
  async #abi(accountName: string): Promise<{ accountName: string; abi: Uint8Array }> {
    const { abi } = (await this.#context.call('/v1/chain/get_raw_abi', { account_name: accountName })) as {
      abi: string;
    };
    return {
      accountName,
      abi: Uint8Array.from(atob(abi.replaceAll('=', '')), (character) => character.codePointAt(0)!),
    };
  }
}

/** An answer; a wallet's own error, {type, code, message}, as a WalletError. */
async function answerOf(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (cause) {
    if (cause instanceof WalletError) throw cause;
    const { type, message } = (cause ?? {}) as { type?: unknown; message?: unknown };
    const text = typeof message === 'string' ? message : 'The wallet declined';
    throw new WalletError(type === 'identity_missing' ? 'no-identity' : 'refused', text, { cause });
  }
}

function accountsOf(identity: unknown, chainId: string): WalletAccount[] {
  const { accounts } = (identity ?? {}) as { accounts?: unknown };
  if (!Array.isArray(accounts)) return [];
  return (accounts as (Record<string, unknown> | null)[]).flatMap((account) => {
    const { name, authority, publicKey, blockchain, chainId: on } = account ?? {};
    // Some wallets leave the chain out: they share accounts of the requested one only.
    const elsewhere = (blockchain !== undefined && blockchain !== 'eos') || (typeof on === 'string' && on !== chainId);
    if (elsewhere || typeof name !== 'string' || typeof authority !== 'string') return [];
    return [{ actor: name, permission: authority, key: typeof publicKey === 'string' ? publicKey : null }];
  });
}

function normalKey(text: string): string | null {
  try {
    return normalPublicKey(text);
  } catch {
    return null;
  }
}

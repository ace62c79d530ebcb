import type { PublicChain } from '@antescope/chains/config/chain-config';
import { AbiSource } from '@antescope/sources/abi/abi-source';
import { ChainApi } from '@antescope/sources/node/chain-api';
import { NodeClient } from '@antescope/sources/node/node-client';
import type { GuardReads } from '@antescope/wallet/guard/guard-reads';
import type { ProviderContext, ProviderInfo, WalletProvider } from '@antescope/wallet/providers/provider';
import { discontinuedWallets } from '@antescope/wallet/providers/discontinued';
import { providersFor } from '@antescope/wallet/providers/registry';
import type { ContractLayouts } from '@antescope/wallet/layouts/shipped-layouts';
import { frameKeys } from '@antescope/wallet/session/frame-message';
import { FrameStorage } from '@antescope/wallet/session/frame-storage';
import type { Session, SessionState } from '@antescope/wallet/session/session';
import { UserList } from '@antescope/wallet/session/user-list';
import type { TransactContext } from '@antescope/wallet/transact/draft';
import { HandedOver } from '@antescope/wallet/transact/handed-over';
import { HeldStore } from '@antescope/wallet/transact/held-store';
import { reloadEvent } from '../../lib/page/load-failure.ts';
import { attemptChain } from '../transact/attempt-chain.ts';
import { callbackRelay } from './callback-relay.ts';
import { loadConnect } from './connect-modules.ts';
import type { ConnectPart } from './connect-part.tsx';
import { frameChannel } from './frame-channel.ts';
import { siteGuardReads } from './guard-reads.ts';
import { IndexedAbis } from './indexed-abi.ts';
import { connectionChanged } from '../saved-users.ts';

export interface WalletState {
  session: Session | null;
  users: readonly Session[];
  /** Saved accounts of other chains. */
  elsewhere: readonly Session[];
}

/** The site that the wallet runs on. */
export interface WalletSite {
  chain: Pick<
    PublicChain,
    'key' | 'family' | 'chainId' | 'systemAccounts' | 'systemDomain' | 'walletProviders' | 'features'
  >;
  /** Public address of the site, for wallets on other devices. */
  origin: string;
  base: string;
  /** Origin of the frame that several sites share their accounts through; null: this site keeps its own. */
  frame: string | null;
  /** Address of the service between this page and linked wallets; null: none. */
  walletLink: string | null;
}

/** The wallet of one chain in this tab: its sessions and the provider that signs. Components subscribe to it. */
export class WalletStore {
  readonly chainId: string;
  readonly #base: string;
  readonly providers: readonly ProviderInfo[];
  readonly discontinued: ReturnType<typeof discontinuedWallets>;
  readonly #systemAccount: string;
  readonly #layouts: ContractLayouts;
  readonly #context: ProviderContext;
  readonly #guardReads: GuardReads;
  readonly #abiHashes: NonNullable<TransactContext['abiHashes']>;
  readonly #users: UserList;
  readonly #parts = new Map<string, Promise<ConnectPart>>();
  readonly #loaded: WalletProvider[] = [];
  readonly #listeners = new Set<() => void>();
  #state: WalletState;

  constructor({ chain, origin, base, frame, walletLink }: WalletSite) {
    this.#users = new UserList(frame === null ? localStorage : this.#shared(frame));
    this.chainId = chain.chainId ?? '';
    this.#systemAccount = chain.systemAccounts.system;
    this.#layouts = layoutsOf(chain);
    this.providers = providersFor({ ...chain, walletLink });
    this.discontinued = discontinuedWallets({ ...chain, walletLink });
    // Our own server's proxy: it fails over between nodes and never sends a transaction twice.
    const client = new NodeClient({ endpoints: [location.origin + base] });
    const abis = new AbiSource(new ChainApi(client));
    const indexed = new IndexedAbis(base);
    this.#guardReads = siteGuardReads(base);
    this.#abiHashes = async (account) => {
      const [node, index] = await Promise.all([abis.hashOf(account), indexed.hashOf(account)]);
      return { node, index };
    };
    this.#context = {
      chainId: this.chainId,
      call: async (path, body) => (await client.call(path, body, (answer) => answer.value)).value,
      abi: (account) => abis.of(account),
      storage: localStorage,
      relay: callbackRelay(origin, base),
      walletLink,
    };
    this.#base = base;
    this.#state = this.#read();
    // Another tab connected or disconnected an account.
    globalThis.addEventListener('storage', () => this.#changed());
    globalThis.addEventListener(reloadEvent, (event) => {
      if (this.#loaded.some((provider) => provider.holdsKey?.())) event.preventDefault();
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): WalletState => this.#state;

  get call(): ProviderContext['call'] {
    return this.#context.call;
  }

  /** A provider with its interface half; the same one for the life of the page. A failed load is tried again. */
  part(id: string): Promise<ConnectPart> {
    const known = this.#parts.get(id);
    if (known !== undefined) return known;
    const loading = loadConnect(id).then((connect) => {
      const part = connect(this.#context);
      this.#loaded.push(part.provider);
      return part;
    });
    this.#parts.set(id, loading);
    loading.catch(() => this.#parts.delete(id));
    return loading;
  }

  /** What signing for a session takes in this page. */
  async sessionState(session: Session): Promise<SessionState> {
    return (await this.part(session.provider)).provider.restore(session);
  }

  connected(session: Session): void {
    this.#users.add(session);
    this.#changed();
  }

  select(session: Session): void {
    this.#users.select(session);
    this.#changed();
  }

  /** Ends the session; the account stays among the saved ones. */
  async logOut(session: Session): Promise<void> {
    await this.#forget(session);
    this.#users.logOut(session.chainId);
    this.#changed();
  }

  async disconnect(session: Session): Promise<void> {
    await this.#forget(session);
    this.#users.remove(session);
    this.#changed();
  }

  /** Transactions of an account that left the page without a result, also before a reload or in another tab. */
  handedOver(actor: string): HandedOver {
    return new HandedOver(attemptChain(this.#context, this.#base), new HeldStore(localStorage, this.chainId, actor));
  }

  /** What preparing a transaction needs: the chain, no provider. */
  previewContext(): TransactContext {
    const { chainId, call, abi } = this.#context;
    return {
      chainId,
      systemAccount: this.#systemAccount,
      layouts: this.#layouts,
      call,
      abi,
      abiHashes: this.#abiHashes,
      guardReads: this.#guardReads,
      session: null,
      provider: null,
    };
  }

  /** What signing and sending needs, for the current session. */
  async context(): Promise<TransactContext> {
    const { session } = this.#state;
    const provider = session === null ? null : (await this.part(session.provider)).provider;
    return { ...this.previewContext(), session, provider };
  }

  /** The provider's own logout. Where its code cannot be loaded the account is removed from this site all the same. */
  async #forget(session: Session): Promise<void> {
    try {
      const { provider } = await this.part(session.provider);
      await provider.logout(session);
    } catch (error) {
      console.info(`wallet: log out of ${session.provider}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  /** Storage that the operator's sites share; its values arrive after this site's own. */
  #shared(origin: string): FrameStorage {
    const storage = new FrameStorage(frameChannel(origin), localStorage);
    void storage.load(frameKeys).then((reached) => reached && this.#changed());
    return storage;
  }

  #read(): WalletState {
    return {
      session: this.#users.current(this.chainId),
      users: this.#users.users(this.chainId),
      elsewhere: this.#users.elsewhere(this.chainId),
    };
  }

  #changed(): void {
    this.#state = this.#read();
    for (const listener of this.#listeners) listener();
    globalThis.dispatchEvent(new Event(connectionChanged));
  }
}

/** Chains with handles (FIO) have different system contracts. */
function layoutsOf({ systemAccounts, systemDomain, features }: WalletSite['chain']): ContractLayouts {
  if (features.handles) return {};
  return { [systemAccounts.system]: 'system', [`${systemDomain}.token`]: 'token', [systemAccounts.msig]: 'msig' };
}

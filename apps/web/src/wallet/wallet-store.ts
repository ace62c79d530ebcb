import { AbiSource } from '@antescope/sources/abi/abi-source';
import { ChainApi } from '@antescope/sources/node/chain-api';
import { NodeClient } from '@antescope/sources/node/node-client';
import { providerById, providersFor, type ProviderEntry } from '@antescope/wallet/providers/registry';
import type { Session, WalletProvider } from '@antescope/wallet/providers/provider';
import type { TransactContext } from '@antescope/wallet/transact/draft';
import { frameKeys } from '@antescope/wallet/session/frame-message';
import { FrameStorage } from '@antescope/wallet/session/frame-storage';
import { UserList } from '@antescope/wallet/session/user-list';
import { frameDoor } from './frame-door.ts';
import { connectionChanged } from './saved-users.ts';

export interface WalletState {
  session: Session | null;
  users: readonly Session[];
}

/** The wallet of one chain in this tab: who is connected, and the provider that signs. Components subscribe to it. */
export class WalletStore {
  readonly chainId: string;
  readonly providers: readonly ProviderEntry[];
  readonly call: TransactContext['call'];
  readonly #abis: AbiSource;
  readonly #users: UserList;
  readonly #loaded = new Map<string, Promise<WalletProvider>>();
  readonly #listeners = new Set<() => void>();
  #state: WalletState;

  constructor(chain: { chainId: string; local: boolean; base: string; frame: string | null }) {
    this.#users = new UserList(chain.frame === null ? localStorage : this.#shared(chain.frame));
    this.chainId = chain.chainId;
    this.providers = providersFor(chain);
    // Our own server's proxy: it knows the nodes, fails over between them and never sends a transaction twice.
    const client = new NodeClient({ endpoints: [location.origin + chain.base] });
    this.call = async (path, body) => (await client.call(path, body, (answer) => answer.value)).value;
    this.#abis = new AbiSource(new ChainApi(client));
    this.#state = this.#read();
    // Another tab connected or disconnected somebody.
    globalThis.addEventListener('storage', () => this.#changed());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): WalletState => this.#state;

  provider(id: string): Promise<WalletProvider> {
    const found = this.#loaded.get(id);
    if (found !== undefined) return found;
    const entry = providerById(id);
    if (entry === undefined) return Promise.reject(new Error(`There is no provider '${id}'`));
    const loading = entry.load({ chainId: this.chainId, call: this.call });
    this.#loaded.set(id, loading);
    loading.catch(() => this.#loaded.delete(id));
    return loading;
  }

  connected(session: Session): void {
    this.#users.add(session);
    this.#changed();
  }

  select(session: Session): void {
    this.#users.select(session);
    this.#changed();
  }

  /** Nobody acts any more; the account stays among those saved. */
  async logOut(session: Session): Promise<void> {
    const provider = await this.provider(session.provider);
    await provider.logout(session);
    this.#users.logOut(session.chainId);
    this.#changed();
  }

  async disconnect(session: Session): Promise<void> {
    const provider = await this.provider(session.provider);
    await provider.logout(session);
    this.#users.remove(session);
    this.#changed();
  }

  /** What the transact pipeline needs, for whoever acts now. */
  async context(): Promise<TransactContext> {
    const { session } = this.#state;
    const provider = session === null ? null : await this.provider(session.provider);
    return { chainId: this.chainId, call: this.call, abi: (account) => this.#abis.of(account), session, provider };
  }

  /** Storage that the operator's sites share; what it knows comes in beside what this site knows already. */
  #shared(origin: string): FrameStorage {
    const storage = new FrameStorage(frameDoor(origin), localStorage);
    void storage.load(frameKeys).then((reached) => reached && this.#changed());
    return storage;
  }

  #read(): WalletState {
    return { session: this.#users.current(this.chainId), users: this.#users.users(this.chainId) };
  }

  #changed(): void {
    this.#state = this.#read();
    for (const listener of this.#listeners) listener();
    globalThis.dispatchEvent(new Event(connectionChanged));
  }
}

import type { CompiledAbi } from '@antescope/codec/abi/compile';
import type { Transaction } from '@antescope/codec/chain/transaction';
import type { Session, SessionState } from '../session/session.ts';
import type { CallbackRelay } from './callback-relay.ts';

/** The chain as far as it decides which providers are offered. */
export interface OfferedChain {
  key: string;
  /** Ids that the chain's configuration lists. */
  walletProviders: readonly string[];
}

/** Whether a provider works in this browser. */
export type Availability =
  | { state: 'ready' }
  /** An extension or app that is not installed; `site` is where to get it. */
  | { state: 'missing'; site: string }
  /** The browser or the connection (no https) lacks what it takes. */
  | { state: 'unsupported' };

/** What the connect dialog lists; a few bytes each, because all of them load with the dialog. */
export interface ProviderInfo {
  readonly id: string;
  /** Key of the name and of the line on who it is for in the interface's strings. */
  readonly nameKey: string;
  offeredOn(chain: OfferedChain): boolean;
  availability(): Promise<Availability>;
}

/** What a provider may use. */
export interface ProviderContext {
  chainId: string;
  /** POST to a node. Throws the node's error with its `body`. */
  call(path: string, body: unknown): Promise<unknown>;
  /** null: the account has no ABI. */
  abi(account: string): Promise<CompiledAbi | null>;
  /** Storage of this site on this device; null where there is none. */
  storage: KeyValueStorage | null;
  /** Takes answers of wallets on other devices; null where the site has no such service. */
  relay: CallbackRelay | null;
}

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SignRequest {
  chainId: string;
  transaction: Transaction;
  /** `transaction`, packed. */
  packed: Uint8Array;
  /** Packed context-free data: its hash is part of the signing digest. */
  contextFreeData?: Uint8Array;
  session: Session;
  /** Which of `availableKeys` sign; absent for providers that do not list their keys. */
  requiredKeys?: readonly string[];
}

/**
 * How signing ended. `packed` is present where the wallet signed other bytes than requested (a fee, a cosigner, its own
 * expiration); the pipeline compares them with the request before anything is sent.
 */
export type SignResult =
  | { state: 'signed'; signatures: readonly string[]; packed?: Uint8Array }
  /** The wallet sent the transaction itself: it is followed, never sent again. */
  | { state: 'broadcast'; transactionId: string; signatures?: readonly string[]; packed?: Uint8Array };

/**
 * A way to sign. Keys never leave it. `Login` is what its own login form collects; nothing outside the provider and its
 * interface half knows the type. `conformance.ts` holds what every provider has to do.
 */
export interface WalletProvider<Login = never> {
  readonly info: ProviderInfo;
  /** What signing for a stored session takes after a page load. */
  restore(session: Session): Promise<SessionState>;
  login(input: Login): Promise<Session>;
  /** Keys that the provider can sign with, where it holds several; the chain then says which of them are needed. */
  availableKeys?(session: Session): Promise<readonly string[]>;
  /** Throws NeedsInteraction, or a WalletError 'refused', 'cancelled', 'wrong-chain', …. */
  sign(request: SignRequest): Promise<SignResult>;
  /** The person gave an interaction up: forgets the request that it was for. */
  withdraw?(request: SignRequest): void;
  /** Forgets the session and everything stored for it. */
  logout(session: Session): Promise<void>;
}

import type { CompiledAbi } from '@antescope/codec/abi/compile';
import type { Transaction } from '@antescope/codec/chain/transaction';
import type { KeyValueStorage } from '../session/key-value-storage.ts';
import type { Session, SessionState } from '../session/session.ts';
import type { CallbackRelay } from './callback-relay.ts';

/** The part of a chain's configuration that decides which providers are offered. */
export interface OfferedChain {
  key: string;
  /** Family of its system contracts, 'eosio' or 'fio' for example. */
  family: string;
  /** Ids that the chain's configuration lists. */
  walletProviders: readonly string[];
  /** The site's link service (wallet-link); null: none is enabled. */
  walletLink: string | null;
}

/** Whether a provider works in this browser. */
export type Availability =
  | { state: 'ready' }
  /** An extension or app that is not installed; `site` is where to get it. */
  | { state: 'missing'; site: string }
  /** The browser or the connection (no https) does not support it. */
  | { state: 'unsupported' };

/** A provider's entry in the connect dialog. All entries load with the dialog, so keep imports out of them. */
export interface ProviderInfo {
  readonly id: string;
  /** Key of its name and audience in the interface's strings. */
  readonly nameKey: string;
  /** Signs in this page, without another app or device: transactions get a short expiration. */
  readonly prompt?: boolean;
  /** A session's key signs for every permission that it satisfies, without connecting again. */
  readonly keyOnly?: true;
  /** false: holds no keys anywhere, transactions are exported instead of signed. */
  readonly signs?: false;
  offeredOn(chain: OfferedChain): boolean;
  availability(): Promise<Availability>;
}

/** Dependencies of a provider. */
export interface ProviderContext {
  chainId: string;
  /** POST to a node. Throws the node's error with its `body`. */
  call(path: string, body: unknown): Promise<unknown>;
  /** null: the account has no ABI. */
  abi(account: string): Promise<CompiledAbi | null>;
  /** Storage of this site on this device; null if unavailable. */
  storage: KeyValueStorage | null;
  /** Receives answers of wallets on other devices; null if the site has no relay. */
  relay: CallbackRelay | null;
  /** Address of the service between this page and linked wallets; null: none is enabled. */
  walletLink: string | null;
}

export interface SignRequest {
  chainId: string;
  transaction: Transaction;
  /** `transaction`, packed. */
  packed: Uint8Array;
  /** Packed context-free data: its hash is part of the signing digest. */
  contextFreeData?: Uint8Array;
  session: Session;
  /** Account that signs beside the session's, whose authorizations the wallet does not satisfy. */
  cosigner?: string;
  /** Which of `availableKeys` sign; absent for providers that do not list their keys. */
  requiredKeys?: readonly string[];
}

/**
 * Result of signing. `packed` is present if the wallet signed other bytes than requested (a fee, a cosigner, its own
 * expiration); the pipeline compares them with the request before anything is sent.
 */
export type SignResult =
  | { state: 'signed'; signatures: readonly string[]; packed?: Uint8Array }
  /** The wallet broadcast the transaction: it is followed, not sent again. */
  | { state: 'broadcast'; transactionId: string; signatures?: readonly string[]; packed?: Uint8Array };

/**
 * A wallet integration. Keys never leave it. `Login` is the input of its own login form; only the provider and its
 * interface half know the type. Every provider has to pass the cases of `conformance.ts`.
 */
export interface WalletProvider<Login = never> {
  readonly info: ProviderInfo;
  /** State of a stored session after a page load. */
  restore(session: Session): Promise<SessionState>;
  login(input: Login): Promise<Session>;
  /** Keys that the provider can sign with, if it holds several; get_required_keys selects among them. */
  availableKeys?(session: Session): Promise<readonly string[]>;
  /** Whether an entered key is in memory only, so that reloading the page loses it. */
  holdsKey?(): boolean;
  /** Throws NeedsInteraction, or a WalletError 'refused', 'cancelled', 'wrong-chain', …. */
  sign(request: SignRequest): Promise<SignResult>;
  /** The person canceled an interaction: discards its request. */
  withdraw?(request: SignRequest): void;
  /** Forgets the session and everything stored for it. */
  logout(session: Session): Promise<void>;
}

/** Who acts: an account with the permission it signs by. */
export interface PermissionLevel {
  actor: string;
  permission: string;
}

/** A connected user. `publicKey` is null where the provider does not tell it. */
export interface Session extends PermissionLevel {
  provider: string;
  chainId: string;
  publicKey: string | null;
}

/** What a provider gets to sign. The digest follows from chain id and packed transaction; it may show both to a person. */
export interface SigningRequest {
  chainId: string;
  packed: Uint8Array;
  session: Session;
  /** Packed context-free data, where the transaction has any: its hash is part of what is signed. */
  contextFreeData?: Uint8Array;
  /** Which of availableKeys ('PUB_…') shall sign; absent where the provider does not tell its keys. */
  requiredKeys?: readonly string[];
}

/** What a provider may know of the chain it signs for. */
export interface ProviderChain {
  chainId: string;
  call: (path: string, body: unknown) => Promise<unknown>;
}

/**
 * A way to sign. Keys never leave it: the pipeline hands over bytes and gets signatures.
 * `Login` is what the provider's own form asks a person for.
 */
export interface WalletProvider<Login = unknown> {
  readonly id: string;
  readonly name: string;
  /** Offered on local and development chains alone. */
  readonly localOnly: boolean;
  login(request: Login): Promise<Session>;
  /** Keys that the provider could sign with, where it holds several; the chain then says which of them are needed. */
  availableKeys?(session: Session): Promise<readonly string[]>;
  /** 'SIG_…' strings, one a key used. */
  sign(request: SigningRequest): Promise<string[]>;
  logout(session: Session): Promise<void>;
}

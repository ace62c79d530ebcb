import { publicKeyOf, sign } from '@antescope/codec/curve/sign';
import { parsePrivateKey } from '@antescope/codec/keys/private-key';
import { signingDigest } from '@antescope/codec/chain/transaction';
import type { PermissionLevel, ProviderChain, Session, SigningRequest, WalletProvider } from '../provider.ts';
import { WalletError } from '../../wallet-error.ts';
import { open, seal, type SealedKey } from './vault.ts';

/** What a person gives: a key, which of its accounts to use, and a passphrase where the key shall be kept. */
export interface LocalKeyLogin {
  privateKey: string;
  level: PermissionLevel;
  /** Empty: the key is held in this page's memory alone and is gone with it. */
  passphrase: string;
}

const storagePrefix = 'antescope-local-key:';

/**
 * Signs with a key that a person typed in, for local and development chains. The only provider whose key this page
 * ever holds: in memory while unlocked, sealed at rest.
 */
export class LocalKeyProvider implements WalletProvider<LocalKeyLogin> {
  readonly id = 'local-key';
  readonly name = 'Local key';
  readonly localOnly = true;
  readonly #chain: ProviderChain;
  readonly #storage: Storage | null;
  readonly #unlocked = new Map<string, string>();

  constructor(chain: ProviderChain, storage: Storage | null = globalThis.localStorage ?? null) {
    this.#chain = chain;
    this.#storage = storage;
  }

  /** Account permissions that this private key can act for. */
  async accountsOf(privateKey: string): Promise<PermissionLevel[]> {
    const key = publicKeyFor(privateKey);
    const answer = (await this.#chain.call('/v1/chain/get_accounts_by_authorizers', { accounts: [], keys: [key] })) as {
      accounts: { account_name: string; permission_name: string }[];
    };
    if (answer.accounts.length === 0) throw new WalletError('no-accounts', 'No accounts found with key');
    return answer.accounts.map((row) => ({ actor: row.account_name, permission: row.permission_name }));
  }

  async login(request: LocalKeyLogin): Promise<Session> {
    const publicKey = publicKeyFor(request.privateKey);
    const session = { ...request.level, provider: this.id, chainId: this.#chain.chainId, publicKey };
    if (request.passphrase !== '') {
      const sealed = await seal(request.privateKey, request.passphrase);
      this.#storage?.setItem(storagePrefix + publicKey, JSON.stringify(sealed));
    }
    this.#unlocked.set(publicKey, request.privateKey);
    return session;
  }

  /** True when a signature can be made without asking for the passphrase. */
  isUnlocked(session: Session): boolean {
    return session.publicKey !== null && this.#unlocked.has(session.publicKey);
  }

  async unlock(session: Session, passphrase: string): Promise<void> {
    const stored = session.publicKey === null ? null : this.#storage?.getItem(storagePrefix + session.publicKey);
    if (stored === null || stored === undefined)
      throw new WalletError('not-kept', 'This key was not kept. Connect again.');
    this.#unlocked.set(session.publicKey!, await open(JSON.parse(stored) as SealedKey, passphrase));
  }

  async sign(request: SigningRequest): Promise<string[]> {
    const key = request.session.publicKey === null ? undefined : this.#unlocked.get(request.session.publicKey);
    if (key === undefined) throw new WalletError('locked', 'Unlock your key to sign.');
    return [sign(signingDigest(request.chainId, request.packed, request.contextFreeData), key)];
  }

  async logout(session: Session): Promise<void> {
    if (session.publicKey === null) return;
    this.#unlocked.delete(session.publicKey);
    this.#storage?.removeItem(storagePrefix + session.publicKey);
  }
}

function publicKeyFor(privateKey: string): string {
  try {
    parsePrivateKey(privateKey);
    return publicKeyOf(privateKey);
  } catch (cause) {
    throw new WalletError('bad-key', 'Invalid Private Key', { cause });
  }
}

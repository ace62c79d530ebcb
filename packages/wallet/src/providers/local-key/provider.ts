import { publicKeyOf, sign } from '@antescope/codec/curve/sign';
import { parsePrivateKey } from '@antescope/codec/keys/private-key';
import { signingDigest } from '@antescope/codec/chain/transaction';
import { levelText, type PermissionLevel, type Session, type SessionState } from '../../session/session.ts';
import { WalletError } from '../../wallet-error.ts';
import { NeedsInteraction } from '../needs-interaction.ts';
import { levelsByKey } from '../levels-by-key.ts';
import type { ProviderContext, SignRequest, SignResult, WalletProvider } from '../provider.ts';
import { localKeyInfo } from './info.ts';
import { open, seal, type SealedKey } from './vault.ts';

export interface LocalKeyLogin {
  privateKey: string;
  level: PermissionLevel;
  /** Empty: the key stays in this page's memory and is gone after a reload. */
  passphrase: string;
}

const storagePrefix = 'antescope-local-key:';

/** Signs with a private key that a person entered: in memory while unlocked, encrypted at rest. */
export class LocalKeyProvider implements WalletProvider<LocalKeyLogin> {
  readonly info = localKeyInfo;
  readonly #context: ProviderContext;
  /** Private keys by storage key. */
  readonly #unlocked = new Map<string, string>();

  constructor(context: ProviderContext) {
    this.#context = context;
  }

  /** Account permissions that this private key can act with. */
  async accountsOf(privateKey: string): Promise<PermissionLevel[]> {
    const key = publicKeyFor(privateKey);
    const levels = (await levelsByKey([key], this.#context)).get(key) ?? [];
    if (levels.length === 0) throw new WalletError('no-accounts', 'No accounts found with key');
    return levels;
  }

  async login({ privateKey, level, passphrase }: LocalKeyLogin): Promise<Session> {
    const publicKey = publicKeyFor(privateKey);
    const { actor, permission } = level;
    const session = { actor, permission, provider: this.info.id, chainId: this.#context.chainId, publicKey };
    if (passphrase !== '') {
      const sealed = await seal(privateKey, passphrase);
      this.#context.storage?.setItem(storageKey(session), JSON.stringify(sealed));
    }
    this.#unlocked.set(storageKey(session), privateKey);
    return session;
  }

  async restore(session: Session): Promise<SessionState> {
    if (this.#unlocked.has(storageKey(session))) return 'ready';
    return this.#stored(session) === null ? 'reconnect' : 'locked';
  }

  holdsKey(): boolean {
    return [...this.#unlocked.keys()].some((key) => (this.#context.storage?.getItem(key) ?? null) === null);
  }

  async unlock(session: Session, passphrase: string): Promise<void> {
    const stored = this.#stored(session);
    if (stored === null) throw new NeedsInteraction('reconnect');
    this.#unlocked.set(storageKey(session), await open(JSON.parse(stored) as SealedKey, passphrase));
  }

  async sign(request: SignRequest): Promise<SignResult> {
    const { session, chainId, packed, contextFreeData } = request;
    if (chainId !== this.#context.chainId)
      throw new WalletError('wrong-chain', 'The key is connected to another chain');
    const key = this.#unlocked.get(storageKey(session));
    if (key === undefined) throw new NeedsInteraction(this.#stored(session) === null ? 'reconnect' : 'unlock');
    return { state: 'signed', signatures: [sign(signingDigest(chainId, packed, contextFreeData), key)] };
  }

  async logout(session: Session): Promise<void> {
    this.#unlocked.delete(storageKey(session));
    this.#context.storage?.removeItem(storageKey(session));
  }

  /** The encrypted key as stored, or null. */
  #stored(session: Session): string | null {
    return this.#context.storage?.getItem(storageKey(session)) ?? null;
  }
}

/** Each account permission of each chain has its own entry: logging one out leaves the others alone. */
function storageKey(session: Session): string {
  return `${storagePrefix}${session.chainId.slice(0, 16)}:${levelText(session)}`;
}

function publicKeyFor(privateKey: string): string {
  try {
    parsePrivateKey(privateKey);
    return publicKeyOf(privateKey);
  } catch (cause) {
    throw new WalletError('bad-key', 'Invalid Private Key', { cause });
  }
}

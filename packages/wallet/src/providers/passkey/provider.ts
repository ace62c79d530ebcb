import { CodecError } from '@antescope/codec/bytes/error';
import { signingDigest } from '@antescope/codec/chain/transaction';
import { recoverPublicKey } from '@antescope/codec/curve/recover';
import { keysOfAnswer, signatureOfAnswer, webAuthnKeyData } from '@antescope/codec/curve/webauthn';
import { formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import type { PermissionLevel, Session, SessionState } from '../../session/session.ts';
import { WalletError } from '../../wallet-error.ts';
import { NeedsInteraction } from '../needs-interaction.ts';
import type { ProviderContext, SignRequest, SignResult, WalletProvider } from '../provider.ts';
import type { Authenticator } from './authenticator.ts';
import { passkeyInfo } from './info.ts';
import { type Passkey, storedPasskeys, storePasskey } from './stored-passkeys.ts';

export interface PasskeyLogin {
  passkey: Passkey;
  level: PermissionLevel;
}

/** A passkey with the permissions that its key is part of; none right after it was created. */
export interface FoundPasskey {
  passkey: Passkey;
  levels: readonly PermissionLevel[];
}

/** Presence byte of keys whose every signature proves that the person was verified. */
const verifiedPresence = 2;

/** Signs with a passkey. Keys stay in the authenticator; this site stores which credential has which key. */
export class PasskeyProvider implements WalletProvider<PasskeyLogin> {
  readonly info = passkeyInfo;
  readonly #context: ProviderContext;
  readonly #authenticator: Authenticator;

  constructor(context: ProviderContext, authenticator: Authenticator) {
    this.#context = context;
    this.#authenticator = authenticator;
  }

  /** Creates a passkey. Its key acts for no account until it is part of a permission. */
  async create(name: string): Promise<Passkey> {
    const { id, point, host } = await this.#authenticator.create(name);
    const publicKey = formatPublicKey({ type: 'WA', data: webAuthnKeyData(point, verifiedPresence, host) });
    const passkey = { credential: id, publicKey };
    storePasskey(this.#context.storage, passkey);
    return passkey;
  }

  /** Accounts of a passkey that this site created. */
  async find(passkey: Passkey): Promise<FoundPasskey> {
    return { passkey, levels: await this.#levelsOf([passkey.publicKey]) };
  }

  /**
   * Accounts of a passkey that the person chooses. A signature fits two keys or more: the one that accounts have is the
   * passkey's. Throws 'no-accounts' if none has any.
   */
  async choose(): Promise<FoundPasskey> {
    const challenge = crypto.getRandomValues(new Uint8Array(32));
    const { credential, answer } = await this.#authenticator.assert({ challenge, credential: null, verified: true });
    for (const publicKey of keysOfAnswer(challenge, answer)) {
      // oxlint-disable-next-line no-await-in-loop -- the first key is the right one in half of the cases
      const levels = await this.#levelsOf([publicKey]);
      if (levels.length > 0) return { passkey: { credential, publicKey }, levels };
    }
    throw new WalletError('no-accounts', 'No accounts found with key');
  }

  async login({ passkey, level }: PasskeyLogin): Promise<Session> {
    storePasskey(this.#context.storage, passkey);
    const { actor, permission } = level;
    return {
      actor,
      permission,
      provider: this.info.id,
      chainId: this.#context.chainId,
      publicKey: passkey.publicKey,
    };
  }

  async restore(session: Session): Promise<SessionState> {
    return this.#stored(session) === undefined ? 'reconnect' : 'ready';
  }

  async sign({ session, chainId, packed, contextFreeData }: SignRequest): Promise<SignResult> {
    if (chainId !== this.#context.chainId)
      throw new WalletError('wrong-chain', 'The passkey is connected to another chain');
    const passkey = this.#stored(session);
    if (passkey === undefined) throw new NeedsInteraction('reconnect');
    const { credential, publicKey } = passkey;
    const digest = signingDigest(chainId, packed, contextFreeData);
    const verified = parsePublicKey(publicKey).data[33] === verifiedPresence;
    const { answer } = await this.#authenticator.assert({ challenge: digest, credential, verified });
    try {
      const signature = signatureOfAnswer(digest, answer, publicKey);
      // Chains compare the presence, too.
      if (recoverPublicKey(digest, signature) !== publicKey) throw new CodecError('webauthn user presence differs');
      return { state: 'signed', signatures: [signature] };
    } catch (cause) {
      if (!(cause instanceof CodecError)) throw cause;
      throw new WalletError('bad-signature', cause.message, { cause });
    }
  }

  /** The passkey stays: it belongs to the device, and other accounts may use it. */
  async logout(): Promise<void> {}

  #stored(session: Session): Passkey | undefined {
    return storedPasskeys(this.#context.storage).find(({ publicKey }) => publicKey === session.publicKey);
  }

  async #levelsOf(keys: readonly string[]): Promise<PermissionLevel[]> {
    const answer = (await this.#context.call('/v1/chain/get_accounts_by_authorizers', { accounts: [], keys })) as {
      accounts: { account_name: string; permission_name: string }[];
    };
    return answer.accounts.map((row) => ({ actor: row.account_name, permission: row.permission_name }));
  }
}

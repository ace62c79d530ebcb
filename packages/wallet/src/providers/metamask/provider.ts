import { normalPublicKey } from '@antescope/codec/curve/key-pair';
import type { Session, SessionState } from '../../session/session.ts';
import { WalletError } from '../../wallet-error.ts';
import { transactionText } from '../command-line/transaction-text.ts';
import { levelsByKey } from '../levels-by-key.ts';
import type { ProviderContext, SignRequest, SignResult } from '../provider.ts';
import type { SharedAccountsProvider, WalletAccount } from '../shared-accounts.ts';
import { signedAnswer } from '../signed-answer.ts';
import { AntelopeSnap } from './antelope-snap.ts';
import type { EthereumProvider } from './ethereum-provider.ts';
import { metaMaskInfo } from './info.ts';

/** Signs with the key that MetaMask's Antelope snap derives from its seed. The snap knows keys, not accounts. */
export class MetaMaskProvider implements SharedAccountsProvider {
  readonly info = metaMaskInfo;
  readonly #context: ProviderContext;
  readonly #snap: AntelopeSnap;

  /** `find`: MetaMask in this page; null: not installed. */
  constructor(context: ProviderContext, find: () => EthereumProvider | null) {
    this.#context = context;
    this.#snap = new AntelopeSnap(find);
  }

  /** Throws 'no-accounts' if no permission has the snap's key. */
  async accounts(): Promise<WalletAccount[]> {
    await this.#snap.connect();
    const key = keyOf(await this.#snap.publicKey(this.#context.chainId));
    const levels = (await levelsByKey([key], this.#context)).get(key) ?? [];
    if (levels.length === 0) throw new WalletError('no-accounts', 'No accounts found with key');
    return levels.map((level) => ({ ...level, key }));
  }

  async login({ actor, permission, key }: WalletAccount): Promise<Session> {
    return { actor, permission, provider: this.info.id, chainId: this.#context.chainId, publicKey: key };
  }

  async restore(): Promise<SessionState> {
    return 'ready';
  }

  async sign(request: SignRequest): Promise<SignResult> {
    const { chainId, transaction } = request;
    if (chainId !== this.#context.chainId) throw new WalletError('wrong-chain', 'The account is on another chain');
    await this.#snap.connect();
    const signature = await this.#snap.sign(chainId, transactionText(transaction));
    return signedAnswer(request, { signatures: [signature] }, this.#context);
  }

  /** Nothing is stored; MetaMask lists the sites that use the snap, and ends their access there. */
  async logout(): Promise<void> {}
}

function keyOf(value: unknown): string {
  try {
    return normalPublicKey(String(value));
  } catch (cause) {
    throw new WalletError('invalid-response', 'MetaMask did not answer with a key', { cause });
  }
}

import { WalletError } from '../../wallet-error.ts';
import type { EthereumProvider } from './ethereum-provider.ts';

/** The published snap for Antelope chains. MetaMask installs it on request, once the person agrees. */
const snapId = 'npm:@greymass/eos-wallet';

/** EIP-1193: the person rejected the request. */
const userRejected = 4001;

/** Requests to the Antelope snap of MetaMask, each confirmed in MetaMask's own window. */
export class AntelopeSnap {
  readonly #find: () => EthereumProvider | null;

  constructor(find: () => EthereumProvider | null) {
    this.#find = find;
  }

  /** Asks to install or to use the snap. Throws 'no-provider' or 'refused'. */
  async connect(): Promise<void> {
    const snaps = await this.#request('wallet_requestSnaps', { [snapId]: {} });
    if (typeof snaps !== 'object' || snaps === null || !(snapId in snaps))
      throw new WalletError('no-provider', 'MetaMask did not install the Antelope snap');
  }

  /** Key of the chain in the snap, as it writes it. */
  publicKey(chainId: string): Promise<unknown> {
    return this.#invoke('antelope_getActivePublicKey', { chainId });
  }

  /** `transaction`: JSON with packed action data. Gives one signature. */
  sign(chainId: string, transaction: string): Promise<unknown> {
    return this.#invoke('antelope_signTransaction', { chainId, transaction });
  }

  #invoke(method: string, params: object): Promise<unknown> {
    return this.#request('wallet_invokeSnap', { snapId, request: { method, params } });
  }

  async #request(method: string, params: object): Promise<unknown> {
    const metaMask = this.#find();
    if (metaMask === null) throw new WalletError('no-provider', 'MetaMask is not installed');
    try {
      return await metaMask.request({ method, params });
    } catch (cause) {
      const { code, message } = (cause ?? {}) as { code?: unknown; message?: unknown };
      const text = typeof message === 'string' ? message : 'MetaMask failed';
      throw new WalletError(code === userRejected ? 'refused' : 'rejected', text, { cause });
    }
  }
}

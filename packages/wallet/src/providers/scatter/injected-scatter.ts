import { WalletError } from '../../wallet-error.ts';
import type { ScatterApi, ScatterNetwork, ScatterSignArguments } from './scatter-api.ts';

interface SignatureProvider {
  sign(transaction: ScatterSignArguments): Promise<unknown>;
}

/** The object that wallets inject as `scatter`. Methods depend on its `this`. */
interface InjectedScatter {
  getIdentity(fields: { accounts: readonly ScatterNetwork[] }): Promise<unknown>;
  forgetIdentity?(): Promise<unknown>;
  /** Makes an `Api` of eosjs whose options have the wallet's signature provider. */
  eos(network: ScatterNetwork, Api: unknown, options: object): unknown;
}

/** The wallet that an extension, or the app whose browser shows the page, injected; null: none. */
export async function injectedScatter(): Promise<ScatterApi | null> {
  const { scatter } = globalThis as { scatter?: unknown };
  if (typeof scatter !== 'object' || scatter === null) return null;
  const wallet = scatter as InjectedScatter;
  return {
    identity: async (network) => wallet.getIdentity({ accounts: [network] }),
    sign: async (network, transaction) => signatureProvider(wallet, network).sign(transaction),
    forget: async () => void (await wallet.forgetIdentity?.()),
  };
}

/** Wallets give their signature provider to the eosjs Api that they construct and to nothing else. */
function signatureProvider(wallet: InjectedScatter, network: ScatterNetwork): SignatureProvider {
  const taken: { provider: SignatureProvider | null } = { provider: null };
  // Not an arrow function: wallets call it with `new`.
  function Api(options: { signatureProvider?: SignatureProvider }): void {
    taken.provider = options.signatureProvider ?? null;
  }
  wallet.eos(network, Api, {});
  if (taken.provider === null) throw new WalletError('no-provider', 'The wallet has no signature provider');
  return taken.provider;
}

import type { LinkedWallet } from '../anchor/linked-wallet.ts';
import { xprTestnetId } from '../xpr-testnet.ts';
import { webAuthInfo } from './info.ts';

/** WebAuth speaks anchor-link with requests of revision 2; its testnet app opens another scheme. */
export function webAuthWallet(chainId: string): LinkedWallet {
  return { info: webAuthInfo, scheme: chainId === xprTestnetId ? 'proton-dev' : 'proton', revision: 2 };
}

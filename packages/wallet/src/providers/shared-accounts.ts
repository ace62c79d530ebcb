import type { PermissionLevel } from '../session/session.ts';
import type { WalletProvider } from './provider.ts';

/** An account that a wallet shares with this site. */
export interface WalletAccount extends PermissionLevel {
  /** As the wallet writes it; null: not disclosed. */
  key: string | null;
}

/** A provider whose wallet asks the person itself which accounts it shares. */
export interface SharedAccountsProvider extends WalletProvider<WalletAccount> {
  /** Called on a click: the wallet may open a window. Not empty; throws a WalletError where there is none to share. */
  accounts(): Promise<WalletAccount[]>;
}

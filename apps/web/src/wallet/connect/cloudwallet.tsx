import { CloudWalletProvider } from '@antescope/wallet/providers/cloudwallet/provider';
import { type Connect, connectPart } from '../session/connect-part.tsx';
import { walletWindow } from './cloudwallet/wallet-window.ts';
import { WindowForm } from './cloudwallet/window-form.tsx';
import { AccountsForm } from './shared-accounts/accounts-form.tsx';

export const connect: Connect = (context) =>
  connectPart(new CloudWalletProvider(context, walletWindow('https://www.mycloudwallet.com')), {
    LoginForm: AccountsForm,
    Interaction: WindowForm,
  });

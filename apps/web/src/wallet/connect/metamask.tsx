import { injectedMetaMask } from '@antescope/wallet/providers/metamask/ethereum-provider';
import { MetaMaskProvider } from '@antescope/wallet/providers/metamask/provider';
import { type Connect, connectPart } from '../session/connect-part.tsx';
import { AccountsForm } from './shared-accounts/accounts-form.tsx';

export const connect: Connect = (context) =>
  connectPart(new MetaMaskProvider(context, injectedMetaMask), {
    LoginForm: AccountsForm,
    // The wallet opens a window of its own.
    Interaction: () => null,
  });

import { ScatterProvider } from '@antescope/wallet/providers/scatter/provider';
import { injectedScatter } from '@antescope/wallet/providers/scatter/injected-scatter';
import { tokenPocketInfo } from '@antescope/wallet/providers/tokenpocket/info';
import { type Connect, connectPart } from '../session/connect-part.tsx';
import { AccountsForm } from './shared-accounts/accounts-form.tsx';

export const connect: Connect = (context) =>
  connectPart(new ScatterProvider(tokenPocketInfo, context, () => new URL(location.href), injectedScatter), {
    LoginForm: AccountsForm,
    // The wallet opens a window of its own.
    Interaction: () => null,
  });

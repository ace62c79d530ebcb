import { ScatterProvider } from '@antescope/wallet/providers/scatter/provider';
import { injectedScatter } from '@antescope/wallet/providers/scatter/injected-scatter';
import { scatterInfo } from '@antescope/wallet/providers/scatter/info';
import { connectScatterSocket, scatterSocket } from '@antescope/wallet/providers/scatter/scatter-socket';
import { type Connect, connectPart } from '../session/connect-part.tsx';
import { AccountsForm } from './shared-accounts/accounts-form.tsx';

export const connect: Connect = (context) => {
  const find = async () =>
    (await injectedScatter()) ?? (await connectScatterSocket(scatterSocket, location.hostname, context.storage));
  return connectPart(new ScatterProvider(scatterInfo, context, () => new URL(location.href), find), {
    LoginForm: AccountsForm,
    // The wallet opens a window of its own.
    Interaction: () => null,
  });
};

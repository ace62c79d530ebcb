import { WatchOnlyProvider } from '@antescope/wallet/providers/watch-only/provider';
import { type Connect, connectPart } from '../session/connect-part.tsx';
import { WatchForm } from './watch-only/watch-form.tsx';

export const connect: Connect = (context) =>
  connectPart(new WatchOnlyProvider(context), {
    LoginForm: WatchForm,
    // Nothing is signed.
    Interaction: () => null,
  });

import { LocalKeyProvider } from '@antescope/wallet/providers/local-key/provider';
import { type Connect, connectPart } from '../session/connect-part.tsx';
import { LocalKeyLoginForm } from './local-key/login-form.tsx';
import { UnlockForm } from './local-key/unlock-form.tsx';

export const connect: Connect = (context) =>
  connectPart(new LocalKeyProvider(context), { LoginForm: LocalKeyLoginForm, Interaction: UnlockForm });

import { PasskeyProvider } from '@antescope/wallet/providers/passkey/provider';
import { type Connect, connectPart } from '../session/connect-part.tsx';
import { browserAuthenticator } from './passkey/browser-authenticator.ts';
import { PasskeyLoginForm } from './passkey/login-form.tsx';

export const connect: Connect = (context) =>
  connectPart(new PasskeyProvider(context, browserAuthenticator), {
    LoginForm: PasskeyLoginForm,
    // The browser's own dialog is the only interaction besides connecting again.
    Interaction: () => null,
  });

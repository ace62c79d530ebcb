import { SigningRequestProvider } from '@antescope/wallet/providers/signing-request/provider';
import { type Connect, connectPart } from '../session/connect-part.tsx';
import { IdentityForm } from './signing-request/identity-form.tsx';
import { SignatureForm } from './signing-request/signature-form.tsx';

export const connect: Connect = (context) =>
  connectPart(new SigningRequestProvider(context), { LoginForm: IdentityForm, Interaction: SignatureForm });

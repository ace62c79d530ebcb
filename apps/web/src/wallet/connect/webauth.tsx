import { LinkProvider } from '@antescope/wallet/providers/anchor/provider';
import { webAuthWallet } from '@antescope/wallet/providers/webauth/webauth-wallet';
import { type Connect, connectPart } from '../session/connect-part.tsx';
import { LinkForm } from './anchor/link-form.tsx';
import { LinkedSignForm } from './anchor/sign-form.tsx';

export const connect: Connect = (context) =>
  connectPart(new LinkProvider(webAuthWallet(context.chainId), context), {
    LoginForm: LinkForm,
    Interaction: LinkedSignForm,
  });

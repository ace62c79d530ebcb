import { anchorWallet } from '@antescope/wallet/providers/anchor/linked-wallet';
import { LinkProvider } from '@antescope/wallet/providers/anchor/provider';
import { type Connect, connectPart } from '../session/connect-part.tsx';
import { LinkForm } from './anchor/link-form.tsx';
import { LinkedSignForm } from './anchor/sign-form.tsx';

export const connect: Connect = (context) =>
  connectPart(new LinkProvider(anchorWallet, context), { LoginForm: LinkForm, Interaction: LinkedSignForm });

import { CommandLineProvider } from '@antescope/wallet/providers/command-line/provider';
import { clio } from '@antescope/wallet/providers/clio/clio';
import { type Connect, connectPart } from '../session/connect-part.tsx';
import { CommandForm } from './command-line/command-form.tsx';
import { LevelForm } from './command-line/level-form.tsx';

export const connect: Connect = (context) =>
  connectPart(new CommandLineProvider(context, clio), { LoginForm: LevelForm, Interaction: CommandForm });

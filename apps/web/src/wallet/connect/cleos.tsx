import { CommandLineProvider } from '@antescope/wallet/providers/command-line/provider';
import { cleos } from '@antescope/wallet/providers/cleos/cleos';
import { type Connect, connectPart } from '../session/connect-part.tsx';
import { CommandForm } from './command-line/command-form.tsx';
import { LevelForm } from './command-line/level-form.tsx';

export const connect: Connect = (context) =>
  connectPart(new CommandLineProvider(context, cleos), { LoginForm: LevelForm, Interaction: CommandForm });

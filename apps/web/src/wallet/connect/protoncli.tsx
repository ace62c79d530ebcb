import { CommandLineProvider } from '@antescope/wallet/providers/command-line/provider';
import { protonCli } from '@antescope/wallet/providers/protoncli/protoncli';
import { type Connect, connectPart } from '../session/connect-part.tsx';
import { CommandForm } from './command-line/command-form.tsx';
import { LevelForm } from './command-line/level-form.tsx';

export const connect: Connect = (context) =>
  connectPart(new CommandLineProvider(context, protonCli), { LoginForm: LevelForm, Interaction: CommandForm });

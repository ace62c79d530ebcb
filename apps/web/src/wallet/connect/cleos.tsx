import { CleosProvider } from '@antescope/wallet/providers/cleos/provider';
import { type Connect, connectPart } from '../session/connect-part.tsx';
import { CommandForm } from './cleos/command-form.tsx';
import { LevelForm } from './cleos/level-form.tsx';

export const connect: Connect = (context) =>
  connectPart(new CleosProvider(context), { LoginForm: LevelForm, Interaction: CommandForm });

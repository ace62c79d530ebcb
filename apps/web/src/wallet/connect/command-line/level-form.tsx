import type { CommandLineProvider } from '@antescope/wallet/providers/command-line/provider';
import { useStrings } from '../../../i18n/strings.ts';
import type { LoginProps } from '../../session/connect-part.tsx';
import { LevelLoginForm } from '../form/level-login-form.tsx';

/** The key is proven by the first signature. */
export function LevelForm({ provider, ...props }: LoginProps & { provider: CommandLineProvider }) {
  const strings = useStrings('wallet/connect/command-line');
  const texts = { ...strings, about: strings.about(provider.commandLine.program) };
  return <LevelLoginForm {...props} login={(level) => provider.login(level)} texts={texts} />;
}

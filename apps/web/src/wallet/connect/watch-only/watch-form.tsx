import type { WatchOnlyProvider } from '@antescope/wallet/providers/watch-only/provider';
import { useStrings } from '../../../i18n/strings.ts';
import type { LoginProps } from '../../session/connect-part.tsx';
import { LevelLoginForm } from '../form/level-login-form.tsx';

/** Any account by its name. */
export function WatchForm({ provider, ...props }: LoginProps & { provider: WatchOnlyProvider }) {
  const strings = useStrings('wallet/connect/watch-only');
  const texts = { ...strings, connect: strings.watch };
  return <LevelLoginForm {...props} login={(level) => provider.login(level)} texts={texts} />;
}

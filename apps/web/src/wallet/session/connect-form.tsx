import type { Session } from '@antescope/wallet/session/session';
import type { LoginProps } from './connect-part.tsx';
import { ProviderPart } from './provider-part.tsx';

interface ConnectFormProps extends LoginProps {
  /** Id of the provider. */
  id: string;
}

/** The login form of a provider. */
export function ConnectForm({ id, ...login }: ConnectFormProps) {
  return (
    <ProviderPart id={id} {...(login.onBack === undefined ? {} : { onBack: login.onBack })}>
      {({ LoginForm }) => <LoginForm {...login} />}
    </ProviderPart>
  );
}

/** Connects the account of a session again, with the provider that it was connected by. */
export function ReconnectForm({ session, onConnected }: { session: Session; onConnected: (by: Session) => void }) {
  return <ConnectForm id={session.provider} session={session} onConnected={onConnected} />;
}

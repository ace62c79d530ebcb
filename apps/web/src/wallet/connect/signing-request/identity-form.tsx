import type { SigningRequestLogin, SigningRequestProvider } from '@antescope/wallet/providers/signing-request/provider';
import { levelText, parseLevel } from '@antescope/wallet/session/session';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { errorText } from '../../error-text.ts';
import type { LoginProps } from '../../session/connect-part.tsx';
import { FormError } from '../form/form-error.tsx';
import { LevelField } from '../form/level-field.tsx';
import { PasteForm } from './paste-form.tsx';
import { RequestView } from './request-view.tsx';
import { useWalletResponses } from './use-wallet-responses.ts';
import { useStrings } from '../../../i18n/strings.ts';

/** Connects by an identity request, or by the name of an account whose wallet signs later. */
export function IdentityForm({
  provider,
  session,
  onConnected,
  onBack,
}: LoginProps & { provider: SigningRequestProvider }) {
  const strings = useStrings('wallet/connect/signing-request');
  const walletStrings = useStrings('wallet');
  const [request] = useState(() => provider.identityRequest());
  const [error, setError] = useState<string | null>(null);
  const login = (input: SigningRequestLogin): void => {
    setError(null);
    provider
      .login(input)
      .then(onConnected)
      .catch((failure: unknown) => setError(errorText(failure, walletStrings)));
  };
  const relay = useWalletResponses(provider, request, (response) => login({ request, response }));
  return (
    <>
      <p className="mb-4 text-sm text-muted">{strings.identity}</p>
      <RequestView request={request} relay={relay} />
      <FormError text={error} />
      <PasteForm hint={strings.pasteIdentity} onResponse={(response) => login({ request, response })} />
      <AccountForm first={session === null ? '' : levelText(session)} onLevel={(level) => login({ level })} />
      {onBack !== undefined && (
        <Button className="mt-4" onClick={onBack}>
          {walletStrings.back}
        </Button>
      )}
    </>
  );
}

type Level = NonNullable<ReturnType<typeof parseLevel>>;

/** The account by its name: its wallet proves it with the first signature. */
function AccountForm({ first, onLevel }: { first: string; onLevel: (level: Level) => void }) {
  const strings = useStrings('wallet/connect/signing-request');
  const [text, setText] = useState(first);
  const [bad, setBad] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const level = parseLevel(text.trim().toLowerCase());
    setBad(level === null);
    if (level !== null) onLevel(level);
  };
  return (
    <details className="border-t border-line pt-2">
      <summary className="flex h-9 cursor-pointer items-center pointer-coarse:h-tap">{strings.byName}</summary>
      <form onSubmit={submit} className="grid gap-3 pb-3">
        <LevelField
          label={strings.level}
          hint={strings.levelHint}
          error={bad ? strings.badLevel : null}
          value={text}
          onChange={setText}
        />
        <Button type="submit" disabled={text.trim() === ''}>
          {strings.connectByName}
        </Button>
      </form>
    </details>
  );
}

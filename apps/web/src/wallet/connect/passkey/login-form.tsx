import type { FoundPasskey, PasskeyProvider } from '@antescope/wallet/providers/passkey/provider';
import type { Passkey } from '@antescope/wallet/providers/passkey/stored-passkeys';
import { levelText, type PermissionLevel } from '@antescope/wallet/session/session';
import { useState, type FormEvent } from 'react';
import { useStrings } from '../../../i18n/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { errorText } from '../../error-text.ts';
import type { LoginProps } from '../../session/connect-part.tsx';
import { FormError } from '../form/form-error.tsx';
import { firstChoice, LevelChoice } from '../form/level-choice.tsx';
import { CreatedKey } from './created-key.tsx';

type PasskeyFormProps = LoginProps & { provider: PasskeyProvider };

/** A passkey is chosen in the browser's dialog, or created; then one of its accounts. */
export function PasskeyLoginForm({ provider, session, onConnected, onBack }: PasskeyFormProps) {
  const strings = useStrings('wallet/connect/passkey');
  const walletStrings = useStrings('wallet');
  const [created, setCreated] = useState<Passkey | null>(null);
  const [found, setFound] = useState<FoundPasskey | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const run = (step: () => Promise<void>): void => {
    setError(null);
    setBusy(true);
    step()
      .catch((failure: unknown) => setError(errorText(failure, walletStrings)))
      .finally(() => setBusy(false));
  };
  const choose = (): void => run(async () => setFound(await provider.choose()));
  const create = (): void => run(async () => setCreated(await provider.create(strings.keyName(location.host))));
  const look = (passkey: Passkey): void =>
    run(async () => {
      const its = await provider.find(passkey);
      if (its.levels.length === 0) setError(strings.notYet);
      else setFound(its);
    });
  const connect = (level: PermissionLevel): void =>
    run(async () => onConnected(await provider.login({ passkey: found!.passkey, level })));

  if (found !== null) return <Choice found={found} preferred={session} error={error} busy={busy} onConnect={connect} />;
  if (created !== null) {
    return <CreatedKey passkey={created} error={error} busy={busy} onContinue={() => look(created)} />;
  }
  return (
    <div>
      {session !== null && <p className="mb-2">{strings.notStored(levelText(session))}</p>}
      <p className="mb-4 text-sm text-muted">{strings.hint(location.hostname)}</p>
      <FormError text={error} />
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" disabled={busy} onClick={choose}>
          {strings.use}
        </Button>
        <Button disabled={busy} onClick={create}>
          {strings.create}
        </Button>
        {onBack !== undefined && <Button onClick={onBack}>{walletStrings.back}</Button>}
      </div>
    </div>
  );
}

interface ChoiceProps {
  found: FoundPasskey;
  preferred: PermissionLevel | null;
  error: string | null;
  busy: boolean;
  onConnect: (level: PermissionLevel) => void;
}

function Choice({ found, preferred, error, busy, onConnect }: ChoiceProps) {
  const strings = useStrings('wallet/connect/passkey');
  const [chosen, setChosen] = useState(() => firstChoice(found.levels, preferred));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onConnect(chosen);
  };
  return (
    <form onSubmit={submit}>
      <LevelChoice label={strings.account} levels={found.levels} chosen={chosen} onChoose={setChosen} />
      <FormError text={error} />
      <Button type="submit" kind="primary" disabled={busy}>
        {strings.connectAs(levelText(chosen))}
      </Button>
    </form>
  );
}

import { levelText, type PermissionLevel } from '@antescope/wallet/session/session';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/text-input.tsx';
import { useStrings } from '../../../i18n/strings.ts';

interface ChooseLevelProps {
  levels: PermissionLevel[];
  /** The one to start with, where the key has it. */
  preferred: PermissionLevel | null;
  error: string | null;
  onBack: () => void;
  onConnect: (level: PermissionLevel, passphrase: string) => Promise<void>;
}

/** Which account permission of the key acts, and the passphrase that the key is stored with. */
export function ChooseLevel({ levels, preferred, error, onBack, onConnect }: ChooseLevelProps) {
  const strings = useStrings('wallet/connect/local-key');
  const walletStrings = useStrings('wallet');
  const [chosen, setChosen] = useState(() => firstChoice(levels, preferred));
  const [passphrase, setPassphrase] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setBusy(true);
    void onConnect(chosen, passphrase).finally(() => setBusy(false));
  };
  return (
    <form onSubmit={submit}>
      <fieldset className="mb-4">
        <legend className="mb-1 text-sm text-muted">{strings.choose}</legend>
        <div className="max-h-56 overflow-y-auto">
          {levels.map((level) => (
            <label key={levelText(level)} className="flex h-9 items-center gap-2 pointer-coarse:h-11">
              <input type="radio" name="level" checked={level === chosen} onChange={() => setChosen(level)} />
              <span className="ident">{levelText(level)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        label={strings.passphrase}
        hint={strings.passphraseHint}
        type="password"
        autoComplete="new-password"
        value={passphrase}
        error={error}
        onChange={(event) => setPassphrase(event.target.value)}
      />
      <div className="mt-4 flex gap-2">
        <Button type="submit" kind="primary" disabled={busy}>
          {strings.connectAs(levelText(chosen))}
        </Button>
        <Button onClick={onBack}>{walletStrings.back}</Button>
      </div>
    </form>
  );
}

function firstChoice(levels: PermissionLevel[], preferred: PermissionLevel | null): PermissionLevel {
  const same = preferred === null ? undefined : levels.find((level) => levelText(level) === levelText(preferred));
  return same ?? levels.find(({ permission }) => permission === 'active') ?? levels[0]!;
}

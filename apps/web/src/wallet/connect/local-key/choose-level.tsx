import { levelText, type PermissionLevel } from '@antescope/wallet/session/session';
import { useState, type FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/text-input.tsx';
import { firstChoice, LevelChoice } from '../form/level-choice.tsx';
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
      <LevelChoice label={strings.choose} levels={levels} chosen={chosen} onChoose={setChosen} />
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

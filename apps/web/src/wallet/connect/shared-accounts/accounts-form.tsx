import type { SharedAccountsProvider, WalletAccount } from '@antescope/wallet/providers/shared-accounts';
import { levelText, type PermissionLevel } from '@antescope/wallet/session/session';
import { useState, type FormEvent } from 'react';
import { useStrings } from '../../../i18n/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { errorText } from '../../error-text.ts';
import type { LoginProps } from '../../session/connect-part.tsx';
import { providerStrings } from '../../session/provider-strings.ts';
import { FormError } from '../form/form-error.tsx';
import { firstChoice, LevelChoice } from '../form/level-choice.tsx';

type AccountsFormProps = LoginProps & { provider: SharedAccountsProvider };

/** The wallet asks which accounts to share; of several, one is chosen. */
export function AccountsForm({ provider, session, onConnected, onBack }: AccountsFormProps) {
  const strings = useStrings('wallet/connect/shared-accounts');
  const walletStrings = useStrings('wallet');
  const { name } = providerStrings(walletStrings, provider.info);
  const [accounts, setAccounts] = useState<readonly WalletAccount[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const run = (step: () => Promise<void>): void => {
    setError(null);
    setBusy(true);
    step()
      .catch((failure: unknown) => setError(errorText(failure, walletStrings)))
      .finally(() => setBusy(false));
  };
  const login = async (account: WalletAccount): Promise<void> => onConnected(await provider.login(account));
  const connect = (): void =>
    run(async () => {
      const shared = await provider.accounts();
      if (shared.length === 1) await login(shared[0]!);
      else setAccounts(shared);
    });
  if (accounts !== null)
    return (
      <Choice
        accounts={accounts}
        preferred={session}
        error={error}
        busy={busy}
        onConnect={(account) => run(() => login(account))}
      />
    );
  return (
    <div>
      <p className="mb-4 text-sm text-muted" aria-live="polite">
        {busy ? strings.waiting(name) : strings.hint(name)}
      </p>
      <FormError text={error} />
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" disabled={busy} onClick={connect}>
          {strings.connect}
        </Button>
        {onBack !== undefined && <Button onClick={onBack}>{walletStrings.back}</Button>}
      </div>
    </div>
  );
}

interface ChoiceProps {
  accounts: readonly WalletAccount[];
  preferred: PermissionLevel | null;
  error: string | null;
  busy: boolean;
  onConnect: (account: WalletAccount) => void;
}

function Choice({ accounts, preferred, error, busy, onConnect }: ChoiceProps) {
  const strings = useStrings('wallet/connect/shared-accounts');
  const [chosen, setChosen] = useState<PermissionLevel>(() => firstChoice(accounts, preferred));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onConnect(accounts.find((account) => levelText(account) === levelText(chosen))!);
  };
  return (
    <form onSubmit={submit}>
      <LevelChoice label={strings.account} levels={accounts} chosen={chosen} onChoose={setChosen} />
      <FormError text={error} />
      <Button type="submit" kind="primary" disabled={busy}>
        {strings.connectAs(levelText(chosen))}
      </Button>
    </form>
  );
}

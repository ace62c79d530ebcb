import type { DeviceKey } from '@antescope/wallet/providers/hardware/signing-device';
import { levelText, type PermissionLevel } from '@antescope/wallet/session/session';
import { useState, type FormEvent } from 'react';
import { useStrings } from '../../../i18n/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { FormError } from '../form/form-error.tsx';

/** An account permission with the key of the device that acts for it. */
export interface DeviceAccount {
  level: PermissionLevel;
  publicKey: string;
  index: number;
}

interface FoundKeysProps {
  keys: readonly DeviceKey[];
  /** 'alice@active' */
  preferred: string | null;
  busy: boolean;
  error: string | null;
  onBack: () => void;
  onConnect: (account: DeviceAccount) => void;
}

/** Accounts of the keys of a device, one of which is connected; and its keys, which can be added to a permission. */
export function FoundKeys({ keys, preferred, busy, error, onBack, onConnect }: FoundKeysProps) {
  const strings = useStrings('wallet/connect/hardware');
  const walletStrings = useStrings('wallet');
  const accounts = keys.flatMap(({ index, publicKey, levels }) =>
    levels.map((level): DeviceAccount => ({ level, publicKey, index })),
  );
  const [at, setAt] = useState(() => firstOf(accounts, preferred));
  const chosen = accounts[at];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (chosen !== undefined) onConnect(chosen);
  };
  return (
    <form onSubmit={submit}>
      {accounts.length === 0 ? (
        <p className="mb-4">{strings.noAccounts}</p>
      ) : (
        <fieldset className="mb-4">
          <legend className="mb-1 text-sm text-muted">{strings.account}</legend>
          <div className="max-h-56 overflow-y-auto">
            {accounts.map((account, position) => (
              <label
                key={`${levelText(account.level)} ${account.index}`}
                className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-tap"
              >
                <input type="radio" name="level" checked={position === at} onChange={() => setAt(position)} />
                <span className="ident">{levelText(account.level)}</span>
                <span className="ms-auto text-sm text-muted">{strings.index(account.index)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <details className="mb-4 border-t border-line pt-2" open={accounts.length === 0}>
        <summary className="flex h-9 cursor-pointer items-center pointer-coarse:h-tap">{strings.keys}</summary>
        <ul className="grid gap-2">
          {keys.map(({ index, publicKey }) => (
            <li key={index} className="text-sm">
              <span className="text-muted">{strings.index(index)}</span>
              <span className="flex items-start gap-1">
                <code className="ident min-w-0 wrap-anywhere whitespace-normal!" dir="ltr">
                  {publicKey}
                </code>
                <CopyButton value={publicKey} label={strings.copyKey} />
              </span>
            </li>
          ))}
        </ul>
      </details>
      <FormError text={error} />
      <div className="flex flex-wrap gap-2">
        {chosen !== undefined && (
          <Button type="submit" kind="primary" disabled={busy}>
            {strings.connectAs(levelText(chosen.level))}
          </Button>
        )}
        <Button onClick={onBack}>{walletStrings.back}</Button>
      </div>
    </form>
  );
}

/** Position of the preferred account, else of an active permission, else the first. */
function firstOf(accounts: readonly DeviceAccount[], preferred: string | null): number {
  const same = accounts.findIndex(({ level }) => levelText(level) === preferred);
  if (same >= 0) return same;
  return Math.max(
    accounts.findIndex(({ level }) => level.permission === 'active'),
    0,
  );
}

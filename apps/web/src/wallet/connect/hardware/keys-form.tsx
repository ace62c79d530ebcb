import type { HardwareProvider } from '@antescope/wallet/providers/hardware/provider';
import type { DeviceKey } from '@antescope/wallet/providers/hardware/signing-device';
import { levelText } from '@antescope/wallet/session/session';
import { useState, type FormEvent } from 'react';
import { useStrings } from '../../../i18n/strings.ts';
import { changeUserConfig, userConfig } from '../../../lib/config/use-user-config.ts';
import { parseIndexes } from '../../../lib/config/user-config.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/text-input.tsx';
import { errorText } from '../../error-text.ts';
import type { LoginProps } from '../../session/connect-part.tsx';
import { FormError } from '../form/form-error.tsx';
import type { DeviceName } from './device-name.ts';
import { FoundKeys } from './found-keys.tsx';

type KeysFormProps = LoginProps & {
  provider: HardwareProvider;
  device: DeviceName;
  /** Transports that this browser supports, the preferred one first. */
  transports: readonly string[];
};

const listOf = { ledger: 'ledgerIndexList', trezor: 'trezorIndexList' } as const;

/** Reads the keys of the account indexes from the device, then one of their accounts is connected. */
export function KeysForm({ provider, device, transports, session, onConnected, onBack }: KeysFormProps) {
  const strings = useStrings('wallet/connect/hardware');
  const walletStrings = useStrings('wallet');
  const [transport, setTransport] = useState(session?.type ?? transports[0] ?? '');
  const [indexText, setIndexText] = useState(() => userConfig()[listOf[device]].join(', '));
  const [keys, setKeys] = useState<readonly DeviceKey[] | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const indexes = parseIndexes(indexText);

  const run = (step: () => Promise<void>): void => {
    setError(null);
    setBusy(true);
    step()
      .catch((failure: unknown) => setError(errorText(failure, walletStrings)))
      .finally(() => setBusy(false));
  };
  const read = (event: FormEvent): void => {
    event.preventDefault();
    if (indexes === null) return;
    changeUserConfig({ [listOf[device]]: indexes });
    run(async () => setKeys(await provider.keys(transport, indexes)));
  };

  if (keys !== null) {
    return (
      <FoundKeys
        keys={keys}
        preferred={session === null ? null : levelText(session)}
        busy={busy}
        error={error}
        onBack={() => setKeys(null)}
        onConnect={({ level, publicKey, index }) =>
          run(async () => onConnected(await provider.login({ level, publicKey, index, transport })))
        }
      />
    );
  }
  return (
    <form onSubmit={read} className="grid gap-3">
      <p className="text-sm text-muted">{strings.about[device]}</p>
      {transports.length > 1 && <TransportChoice transports={transports} chosen={transport} onChoose={setTransport} />}
      <Field
        label={strings.indexes}
        hint={strings.indexesHint}
        error={indexes === null ? strings.badIndexes : null}
        value={indexText}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => setIndexText(event.target.value)}
      />
      <FormError text={error} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" disabled={busy || indexes === null}>
          {busy ? strings.reading : strings.read}
        </Button>
        {onBack !== undefined && <Button onClick={onBack}>{walletStrings.back}</Button>}
      </div>
    </form>
  );
}

interface TransportChoiceProps {
  transports: readonly string[];
  chosen: string;
  onChoose: (transport: string) => void;
}

function TransportChoice({ transports, chosen, onChoose }: TransportChoiceProps) {
  const strings = useStrings('wallet/connect/hardware');
  const names: Partial<Record<string, string>> = strings.transports;
  return (
    <fieldset>
      <legend className="mb-1 text-sm text-muted">{strings.transport}</legend>
      <div className="flex flex-wrap gap-x-4">
        {transports.map((name) => (
          <label key={name} className="flex h-9 items-center gap-2 pointer-coarse:h-tap">
            <input type="radio" name="transport" checked={name === chosen} onChange={() => onChoose(name)} />
            {names[name] ?? name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

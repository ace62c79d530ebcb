import type { CloudWalletProvider } from '@antescope/wallet/providers/cloudwallet/provider';
import { useStrings } from '../../../i18n/strings.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { errorText } from '../../error-text.ts';
import type { InteractionProps } from '../../session/connect-part.tsx';
import { providerStrings } from '../../session/provider-strings.ts';
import { FormError } from '../form/form-error.tsx';

/** Opens the wallet's window on a click; browsers open none without. */
export function WindowForm({
  provider,
  interaction,
  onDone,
  onCancel,
}: InteractionProps & { provider: CloudWalletProvider }) {
  const strings = useStrings('wallet/connect/shared-accounts');
  const walletStrings = useStrings('wallet');
  const { name } = providerStrings(walletStrings, provider.info);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const confirm = (): void => {
    setError(null);
    setBusy(true);
    provider
      .confirm(interaction.details.request ?? '')
      .then(onDone)
      .catch((failure: unknown) => setError(errorText(failure, walletStrings)))
      .finally(() => setBusy(false));
  };
  return (
    <div>
      <p className="mb-4 text-sm text-muted" aria-live="polite">
        {busy ? strings.waiting(name) : strings.openToSign(name)}
      </p>
      <FormError text={error} />
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" disabled={busy} onClick={confirm}>
          {strings.open(name)}
        </Button>
        <Button onClick={onCancel}>{strings.cancel}</Button>
      </div>
    </div>
  );
}

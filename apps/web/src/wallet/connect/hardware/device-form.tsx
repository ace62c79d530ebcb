import type { HardwareProvider } from '@antescope/wallet/providers/hardware/provider';
import { useState } from 'react';
import { useStrings } from '../../../i18n/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { errorText } from '../../error-text.ts';
import type { InteractionProps } from '../../session/connect-part.tsx';
import { FormError } from '../form/form-error.tsx';
import type { DeviceName } from './device-name.ts';

type DeviceFormProps = InteractionProps & { provider: HardwareProvider; device: DeviceName };

/** Sends the transaction to the device on a click, as often as it takes until the device signs. */
export function DeviceForm({ provider, device, interaction, onDone, onCancel }: DeviceFormProps) {
  const strings = useStrings('wallet/connect/hardware');
  const walletStrings = useStrings('wallet');
  const [state, setState] = useState<{ busy: boolean; error: string | null }>({ busy: false, error: null });
  const confirm = async (): Promise<void> => {
    setState({ busy: true, error: null });
    try {
      await provider.confirm(interaction.details.request ?? '');
      onDone();
    } catch (failure) {
      setState({ busy: false, error: errorText(failure, walletStrings) });
    }
  };
  return (
    <>
      <p className="mb-3 text-sm text-muted">{strings.sign[device]}</p>
      {state.busy && (
        <p role="status" className="mb-3">
          {strings.confirm}
        </p>
      )}
      <FormError text={state.error} />
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" disabled={state.busy} onClick={() => void confirm()}>
          {strings.send}
        </Button>
        <Button onClick={onCancel}>{strings.cancel}</Button>
      </div>
    </>
  );
}

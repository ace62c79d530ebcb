import { HardwareProvider } from '@antescope/wallet/providers/hardware/provider';
import { ledgerDevice, type LedgerTransport } from '@antescope/wallet/providers/ledger/eos-app';
import { ledgerInfo } from '@antescope/wallet/providers/ledger/info';
import { type Connect, connectPart } from '../session/connect-part.tsx';
import { deviceApis } from './hardware/device-apis.ts';
import { DeviceForm } from './hardware/device-form.tsx';
import { KeysForm } from './hardware/keys-form.tsx';
import { openWebBle } from './ledger/web-ble.ts';
import { openWebHid } from './ledger/web-hid.ts';
import { openWebUsb } from './ledger/web-usb.ts';

const transports: Readonly<Record<string, { api: 'hid' | 'usb' | 'bluetooth'; open: () => Promise<LedgerTransport> }>> =
  {
    TransportWebHID: { api: 'hid', open: openWebHid },
    TransportWebusb: { api: 'usb', open: openWebUsb },
    TransportWebBLE: { api: 'bluetooth', open: openWebBle },
  };

export const connect: Connect = (context) => {
  const open = async (transport: string) =>
    ledgerDevice(await (transports[transport] ?? transports.TransportWebHID!).open());
  return connectPart(new HardwareProvider(context, ledgerInfo, open), {
    LoginForm: (props) => (
      <KeysForm
        {...props}
        device="ledger"
        transports={Object.keys(transports).filter((name) => transports[name]!.api in deviceApis())}
      />
    ),
    Interaction: (props) => <DeviceForm {...props} device="ledger" />,
  });
};

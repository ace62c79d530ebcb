import { HardwareProvider } from '@antescope/wallet/providers/hardware/provider';
import { trezorDevice } from '@antescope/wallet/providers/trezor/eos-messages';
import { trezorInfo } from '@antescope/wallet/providers/trezor/info';
import { type Connect, connectPart } from '../session/connect-part.tsx';
import { DeviceForm } from './hardware/device-form.tsx';
import { KeysForm } from './hardware/keys-form.tsx';
import { openTrezor } from './trezor/web-usb.ts';

export const connect: Connect = (context) =>
  connectPart(new HardwareProvider(context, trezorInfo, async () => trezorDevice(await openTrezor())), {
    LoginForm: (props) => <KeysForm {...props} device="trezor" transports={['TransportWebusb']} />,
    Interaction: (props) => <DeviceForm {...props} device="trezor" />,
  });

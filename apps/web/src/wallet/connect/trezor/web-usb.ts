import { type DeviceMessage, reportBytes, ReportReader, reportsOf } from '@antescope/wallet/providers/trezor/reports';
import type { TrezorTransport } from '@antescope/wallet/providers/trezor/eos-messages';
import { deviceApis, type Usb, type UsbDevice } from '../hardware/device-apis.ts';
import { deviceStep, noDevice } from '../hardware/device-step.ts';

const filter = { vendorId: 0x1209, productId: 0x53c1 };
const wireInterface = 0;
const endpoint = 1;

/** A device that the browser knows already, else the one that the person chooses. */
export async function openTrezor(): Promise<TrezorTransport> {
  const { usb } = deviceApis();
  if (usb === undefined) throw noDevice('No WebUSB');
  const device = await deviceStep(choose(usb));
  await deviceStep(claim(device));
  return {
    exchange: (message) => deviceStep(exchange(device, message)),
    close: () => device.close(),
  };
}

async function choose(usb: Usb): Promise<UsbDevice> {
  const known = (await usb.getDevices()).find(
    ({ vendorId, productId }) => vendorId === filter.vendorId && productId === filter.productId,
  );
  return known ?? usb.requestDevice({ filters: [filter] });
}

async function claim(device: UsbDevice): Promise<void> {
  if (!device.opened) await device.open();
  if (device.configuration === null) await device.selectConfiguration(1);
  await device.claimInterface(wireInterface);
}

async function exchange(device: UsbDevice, message: DeviceMessage): Promise<DeviceMessage> {
  // oxlint-disable-next-line no-await-in-loop -- reports are sent in their order
  for (const report of reportsOf(message)) await device.transferOut(endpoint, new Uint8Array(report));
  const reader = new ReportReader();
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- and received in it
    const { data } = await device.transferIn(endpoint, reportBytes);
    if (data === undefined) throw noDevice('The device sent nothing');
    const whole = reader.add(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
    if (whole !== null) return whole;
  }
}

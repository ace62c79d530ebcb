import { FrameReader, framesOf, usbFraming } from '@antescope/wallet/providers/ledger/frames';
import type { LedgerTransport } from '@antescope/wallet/providers/ledger/eos-app';
import { deviceApis, type Usb, type UsbDevice } from '../hardware/device-apis.ts';
import { deviceStep, noDevice } from '../hardware/device-step.ts';
import { ledgerVendor } from './vendor.ts';

const vendorClass = 0xff;
const endpoint = 3;

export async function openWebUsb(): Promise<LedgerTransport> {
  const { usb } = deviceApis();
  if (usb === undefined) throw noDevice('No WebUSB');
  const device = await deviceStep(choose(usb));
  await deviceStep(claim(device));
  return {
    exchange: (apdu) => deviceStep(exchange(device, apdu)),
    close: () => device.close(),
  };
}

async function choose(usb: Usb): Promise<UsbDevice> {
  const known = (await usb.getDevices()).find(({ vendorId }) => vendorId === ledgerVendor);
  return known ?? usb.requestDevice({ filters: [{ vendorId: ledgerVendor }] });
}

async function claim(device: UsbDevice): Promise<void> {
  if (!device.opened) await device.open();
  if (device.configuration === null) await device.selectConfiguration(1);
  const found = device.configurations[0]?.interfaces.find(({ alternates }) =>
    alternates.some(({ interfaceClass }) => interfaceClass === vendorClass),
  );
  if (found === undefined) throw noDevice('The device has no WebUSB interface');
  await device.claimInterface(found.interfaceNumber);
}

async function exchange(device: UsbDevice, apdu: Uint8Array): Promise<Uint8Array> {
  // oxlint-disable-next-line no-await-in-loop -- frames are sent in their order
  for (const frame of framesOf(apdu, usbFraming)) await device.transferOut(endpoint, new Uint8Array(frame));
  const reader = new FrameReader(usbFraming);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- and received in it
    const { data } = await device.transferIn(endpoint, usbFraming.size);
    if (data === undefined) throw noDevice('The device sent nothing');
    const whole = reader.add(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
    if (whole !== null) return whole;
  }
}

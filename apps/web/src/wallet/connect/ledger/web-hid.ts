import { FrameReader, framesOf, usbFraming } from '@antescope/wallet/providers/ledger/frames';
import type { LedgerTransport } from '@antescope/wallet/providers/ledger/eos-app';
import { deviceApis, type Hid, type HidDevice } from '../hardware/device-apis.ts';
import { deviceStep, noDevice } from '../hardware/device-step.ts';
import { ledgerVendor } from './vendor.ts';

/** A device that the browser knows already, else the one that the person chooses. */
export async function openWebHid(): Promise<LedgerTransport> {
  const { hid } = deviceApis();
  if (hid === undefined) throw noDevice('No WebHID');
  const device = await deviceStep(choose(hid));
  if (!device.opened) await deviceStep(device.open());
  return {
    exchange: (apdu) => deviceStep(exchange(hid, device, apdu)),
    close: () => device.close(),
  };
}

async function choose(hid: Hid): Promise<HidDevice> {
  const known = (await hid.getDevices()).find(({ vendorId }) => vendorId === ledgerVendor);
  const device = known ?? (await hid.requestDevice({ filters: [{ vendorId: ledgerVendor }] }))[0];
  if (device === undefined) throw noDevice('No device was chosen');
  return device;
}

async function exchange(hid: Hid, device: HidDevice, apdu: Uint8Array): Promise<Uint8Array> {
  const finished = new AbortController();
  try {
    const response = new Promise<Uint8Array>((resolve, reject) => {
      const reader = new FrameReader(usbFraming);
      const { signal } = finished;
      device.addEventListener(
        'inputreport',
        (event) => {
          const { data } = event as Event & { data: DataView };
          try {
            const whole = reader.add(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
            if (whole !== null) resolve(whole);
          } catch (error) {
            reject(error as Error);
          }
        },
        { signal },
      );
      hid.addEventListener('disconnect', () => reject(noDevice('The device was disconnected')), { signal });
    });
    // A device that is unplugged while frames are sent rejects both: only one is awaited then.
    response.catch(() => undefined);
    // oxlint-disable-next-line no-await-in-loop -- frames are sent in their order
    for (const frame of framesOf(apdu, usbFraming)) await device.sendReport(0, new Uint8Array(frame));
    return await response;
  } finally {
    finished.abort();
  }
}

import { bleFraming, FrameReader, type Framing, framesOf } from '@antescope/wallet/providers/ledger/frames';
import type { LedgerTransport } from '@antescope/wallet/providers/ledger/eos-app';
import { type BleCharacteristic, deviceApis } from '../hardware/device-apis.ts';
import { deviceStep, noDevice } from '../hardware/device-step.ts';

/** Fourth group of the service's UUID by model: Nano X, Stax, Flex. */
const models = ['0004', '6004', '3004'];
const uuidOf = (model: string, part: number): string => `13d63400-2c97-${model}-000${part}-4c6564676572`;
/** Command that asks for the size of frames; the response has it in its sixth byte. */
const frameSizeCommand = Uint8Array.of(0x08, 0, 0, 0, 0);

export async function openWebBle(): Promise<LedgerTransport> {
  const { bluetooth } = deviceApis();
  if (bluetooth === undefined) throw noDevice('No Web Bluetooth');
  const filters = models.map((model) => ({ services: [uuidOf(model, 0)] }));
  const { gatt } = await deviceStep(bluetooth.requestDevice({ filters }));
  const server = await deviceStep(gatt.connect());
  const services = await deviceStep(server.getPrimaryServices());
  const model = models.find((id) => services.some(({ uuid }) => uuid === uuidOf(id, 0)));
  const service = services.find(({ uuid }) => model !== undefined && uuid === uuidOf(model, 0));
  if (model === undefined || service === undefined) throw noDevice('The device has no Ledger service');
  const notify = await deviceStep(service.getCharacteristic(uuidOf(model, 1)));
  const write = await deviceStep(service.getCharacteristic(uuidOf(model, 2)));
  await deviceStep(notify.startNotifications());
  const size = await deviceStep(
    answered(
      notify,
      async () => write.writeValueWithResponse(frameSizeCommand),
      (frame) => frame[5] ?? null,
    ),
  );
  return {
    exchange: (apdu) => deviceStep(exchange(notify, write, apdu, bleFraming(size))),
    close: async () => gatt.disconnect(),
  };
}

function exchange(
  notify: BleCharacteristic,
  write: BleCharacteristic,
  apdu: Uint8Array,
  framing: Framing,
): Promise<Uint8Array> {
  const reader = new FrameReader(framing);
  const send = async (): Promise<void> => {
    // oxlint-disable-next-line no-await-in-loop -- frames are sent in their order
    for (const frame of framesOf(apdu, framing)) await write.writeValueWithResponse(new Uint8Array(frame));
  };
  return answered(notify, send, (frame) => reader.add(frame));
}

/** Sends something and resolves with the first value that `read` makes of the notifications. */
async function answered<Value>(
  notify: BleCharacteristic,
  send: () => Promise<void>,
  read: (frame: Uint8Array) => Value | null,
): Promise<Value> {
  const finished = new AbortController();
  try {
    const response = new Promise<Value>((resolve, reject) => {
      notify.addEventListener(
        'characteristicvaluechanged',
        () => {
          const { value } = notify;
          if (value === undefined) return;
          try {
            const found = read(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
            if (found !== null) resolve(found);
          } catch (error) {
            reject(error as Error);
          }
        },
        { signal: finished.signal },
      );
    });
    response.catch(() => undefined);
    await send();
    return await response;
  } finally {
    finished.abort();
  }
}

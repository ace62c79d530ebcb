import { concat } from '@antescope/codec/bytes/bytes';
import { WalletError } from '../../wallet-error.ts';

/** Tag of frames that carry an APDU. */
const apduTag = 0x05;

/** How a transport cuts APDUs into frames. */
export interface Framing {
  /** Two bytes at the start of each frame; null: none. */
  channel: number | null;
  /** Bytes of a frame. */
  size: number;
  /** Frames are filled up with zeros. */
  padded: boolean;
}

/** Frames of USB, by WebHID and WebUSB. */
export const usbFraming: Framing = { channel: 0x0101, size: 64, padded: true };

/** Frames of Bluetooth; `size` is what the device reported. */
export function bleFraming(size: number): Framing {
  return { channel: null, size, padded: false };
}

/** Cuts an APDU into frames: channel, tag, sequence number, and in the first one the length of the APDU. */
export function framesOf(apdu: Uint8Array, { channel, size, padded }: Framing): Uint8Array[] {
  const rest = concat(bigEndian(apdu.length), apdu);
  const head = channel === null ? new Uint8Array() : bigEndian(channel);
  const room = size - head.length - 3;
  return Array.from({ length: Math.ceil(rest.length / room) }, (_, sequence) => {
    const part = rest.subarray(sequence * room, (sequence + 1) * room);
    const frame = concat(head, Uint8Array.of(apduTag), bigEndian(sequence), part);
    return padded ? concat(frame, new Uint8Array(size - frame.length)) : frame;
  });
}

/** Puts the frames of one response together. */
export class FrameReader {
  readonly #framing: Framing;
  #sequence = 0;
  #length = 0;
  #data: Uint8Array = new Uint8Array();

  constructor(framing: Framing) {
    this.#framing = framing;
  }

  /** The response once it is complete, else null. Throws 'invalid-response' for a frame of another one. */
  add(frame: Uint8Array): Uint8Array | null {
    const { channel } = this.#framing;
    const start = channel === null ? 0 : 2;
    const view = new DataView(frame.buffer, frame.byteOffset, frame.length);
    const isFirst = this.#sequence === 0;
    if (
      frame.length < start + (isFirst ? 5 : 3) ||
      (channel !== null && view.getUint16(0) !== channel) ||
      frame[start] !== apduTag ||
      view.getUint16(start + 1) !== this.#sequence
    )
      throw new WalletError('invalid-response', 'The device sent an unexpected frame');
    if (isFirst) this.#length = view.getUint16(start + 3);
    this.#sequence += 1;
    this.#data = concat(this.#data, frame.subarray(start + (isFirst ? 5 : 3)));
    return this.#data.length < this.#length ? null : this.#data.slice(0, this.#length);
  }
}

function bigEndian(value: number): Uint8Array {
  return Uint8Array.of(value >> 8, value & 0xff);
}

import { concat } from '@antescope/codec/bytes/bytes';
import { WalletError } from '../../wallet-error.ts';

/** A message of the device's protocol: number of its type, and its protobuf bytes. */
export interface DeviceMessage {
  type: number;
  data: Uint8Array;
}

/** Bytes of a USB report. */
export const reportBytes = 64;
const mark = 0x3f;
const headMark = 0x23;
/** '?', '#', '#', type and length of the first report. */
const headBytes = 9;

/** Cuts a message into reports: each begins with '?'; in the first, '##', type and length follow. */
export function reportsOf({ type, data }: DeviceMessage): Uint8Array[] {
  const head = new DataView(new ArrayBuffer(headBytes - 1));
  head.setUint16(0, headMark * 256 + headMark);
  head.setUint16(2, type);
  head.setUint32(4, data.length);
  const rest = concat(new Uint8Array(head.buffer), data);
  const room = reportBytes - 1;
  return Array.from({ length: Math.ceil(rest.length / room) }, (_, at) => {
    const report = new Uint8Array(reportBytes);
    report[0] = mark;
    report.set(rest.subarray(at * room, (at + 1) * room), 1);
    return report;
  });
}

/** Puts the reports of one message together. */
export class ReportReader {
  #type = 0;
  #length = -1;
  #data: Uint8Array = new Uint8Array();

  /** The message once it is complete, else null. Throws 'invalid-response'. */
  add(report: Uint8Array): DeviceMessage | null {
    const isFirst = this.#length < 0;
    if (
      report[0] !== mark ||
      (isFirst && (report.length < headBytes || report[1] !== headMark || report[2] !== headMark))
    )
      throw new WalletError('invalid-response', 'The device sent an unexpected report');
    if (isFirst) {
      const view = new DataView(report.buffer, report.byteOffset, report.length);
      this.#type = view.getUint16(3);
      this.#length = view.getUint32(5);
    }
    this.#data = concat(this.#data, report.subarray(isFirst ? headBytes : 1));
    if (this.#data.length < this.#length) return null;
    return { type: this.#type, data: this.#data.slice(0, this.#length) };
  }
}

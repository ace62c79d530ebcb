import { Buffer } from 'node:buffer';
import { constants, deflateRawSync } from 'node:zlib';

/** Shorter messages do not shrink. */
const minDeflatedBytes = 1024;
const textFrame = 0x81;
/** RSV1, the per-message deflate bit (RFC 7692). */
const deflatedBit = 0x40;

/**
 * A text message as a websocket frame, built once for all receivers: plain, and deflated without context takeover, which
 * makes rows ten times smaller at no cost per client.
 */
export class WireMessage {
  readonly text: Buffer;
  #plain: Buffer | null = null;
  #deflated: Buffer | null = null;

  constructor(text: string) {
    this.text = Buffer.from(text);
  }

  /** A complete frame, ready to be written to the socket. */
  frame(mayDeflate: boolean): Buffer {
    if (!mayDeflate || this.text.length < minDeflatedBytes) return (this.#plain ??= frameOf(textFrame, this.text));
    if (this.#deflated === null) {
      const bytes = deflateRawSync(this.text, { level: 3, finishFlush: constants.Z_SYNC_FLUSH });
      // RFC 7692 omits the last four bytes, which are always the same.
      this.#deflated = frameOf(textFrame | deflatedBit, bytes.subarray(0, -4));
    }
    return this.#deflated;
  }
}

/** An unmasked, unfragmented frame (RFC 6455 §5.2). */
function frameOf(first: number, payload: Buffer): Buffer {
  const { length } = payload;
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  head[0] = first;
  if (length < 126) head[1] = length;
  else if (length < 65_536) {
    head[1] = 126;
    head.writeUInt16BE(length, 2);
  } else {
    head[1] = 127;
    head.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([head, payload]);
}

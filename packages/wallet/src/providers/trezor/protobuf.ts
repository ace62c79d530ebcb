import { concat } from '@antescope/codec/bytes/bytes';
import { WalletError } from '../../wallet-error.ts';

const varintType = 0;
const bytesType = 2;

/** Writes a protobuf message field by field, zeros and empty values too: they are required ones here. */
export class MessageWriter {
  readonly #parts: Uint8Array[] = [];

  uint(field: number, value: number | bigint): this {
    this.#parts.push(varint(BigInt(field * 8 + varintType)), varint(BigInt(value)));
    return this;
  }

  /** sint64: zig-zag, so that small negative numbers are short. */
  sint(field: number, value: bigint): this {
    return this.uint(field, BigInt.asUintN(64, (value << 1n) ^ (value >> 63n)));
  }

  bytes(field: number, value: Uint8Array): this {
    this.#parts.push(varint(BigInt(field * 8 + bytesType)), varint(BigInt(value.length)), value);
    return this;
  }

  message(field: number, write: (message: MessageWriter) => void): this {
    const message = new MessageWriter();
    write(message);
    return this.bytes(field, message.finish());
  }

  finish(): Uint8Array {
    return concat(...this.#parts);
  }
}

/** Values of a message by field number, in their order; varints as bigint. */
export type MessageFields = ReadonlyMap<number, readonly (bigint | Uint8Array)[]>;

/** Reads varints and length-delimited fields, the only types of the messages here. Throws 'invalid-response'. */
export function readMessage(data: Uint8Array): MessageFields {
  const fields = new Map<number, (bigint | Uint8Array)[]>();
  let at = 0;
  const next = (): bigint => {
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = data[at++];
      if (byte === undefined) throw unreadable();
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
    throw unreadable();
  };
  while (at < data.length) {
    const tag = Number(next());
    const type = tag & 7;
    let value: bigint | Uint8Array = next();
    if (type === bytesType) {
      const end = at + Number(value);
      if (end > data.length) throw unreadable();
      value = data.slice(at, end);
      at = end;
    } else if (type !== varintType) throw unreadable();
    const values = fields.get(tag >>> 3);
    if (values === undefined) fields.set(tag >>> 3, [value]);
    else values.push(value);
  }
  return fields;
}

function varint(value: bigint): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 0x80n) {
    bytes.push(Number(rest & 0x7fn) | 0x80);
    rest >>= 7n;
  }
  return Uint8Array.of(...bytes, Number(rest));
}

function unreadable(): WalletError {
  return new WalletError('invalid-response', 'The device sent a message that cannot be read');
}

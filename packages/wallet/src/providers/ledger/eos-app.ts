import { concat } from '@antescope/codec/bytes/bytes';
import type { Transaction } from '@antescope/codec/chain/transaction';
import { formatPublicKey } from '@antescope/codec/keys/key';
import { formatSignature } from '@antescope/codec/keys/signature';
import { WalletError, type WalletErrorCode } from '../../wallet-error.ts';
import { keyPath } from '../hardware/key-path.ts';
import type { SigningDevice } from '../hardware/signing-device.ts';
import { transactionFields } from './transaction-fields.ts';

/** A connection that carries one APDU at a time: command in, response with its status word out. */
export interface LedgerTransport {
  exchange(apdu: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

const applicationClass = 0xd4;
const getPublicKey = 0x02;
const signTransaction = 0x04;
const firstPart = 0x00;
const nextPart = 0x80;
/** Bytes of data in a command. */
const partBytes = 150;

const success = 0x9000;
const statusCodes: Readonly<Record<number, WalletErrorCode>> = {
  0x5515: 'device-locked',
  0x6804: 'device-locked',
  0x6982: 'device-locked',
  0x6985: 'refused',
  // The data cannot be parsed, or an unknown action while contract data is not allowed.
  0x6a80: 'device-unsupported',
  0x6511: 'wrong-app',
  0x6d00: 'wrong-app',
  0x6d02: 'wrong-app',
  0x6e00: 'wrong-app',
  0x6e01: 'wrong-app',
};

/** The EOS application of a Ledger device. */
export function ledgerDevice(transport: LedgerTransport): SigningDevice {
  return {
    async publicKey(index) {
      const response = await command(transport, getPublicKey, 0, pathBytes(index));
      const point = response.subarray(1, 66);
      if (response[0] !== 65 || point.length !== 65)
        throw new WalletError('invalid-response', 'The device sent no public key');
      const compressed = concat(Uint8Array.of(2 + (point[64]! & 1)), point.subarray(1, 33));
      return formatPublicKey({ type: 'K1', data: compressed });
    },
    async sign(index, chainId, transaction: Transaction) {
      const data = concat(pathBytes(index), transactionFields(chainId, transaction));
      let response = new Uint8Array();
      for (let at = 0; at < data.length; at += partBytes) {
        const part = data.subarray(at, at + partBytes);
        // oxlint-disable-next-line no-await-in-loop -- the device hashes one part after the other
        response = await command(transport, signTransaction, at === 0 ? firstPart : nextPart, part);
      }
      if (response.length !== 65) throw new WalletError('invalid-response', 'The device sent no signature');
      return formatSignature({ type: 'K1', data: response });
    },
    close: () => transport.close(),
  };
}

/** Sends a command; the response without its status word. */
async function command(
  transport: LedgerTransport,
  instruction: number,
  parameter: number,
  data: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const head = Uint8Array.of(applicationClass, instruction, parameter, 0, data.length);
  const response = await transport.exchange(concat(head, data));
  if (response.length < 2) throw new WalletError('invalid-response', 'The device sent no status');
  const status = (response.at(-2)! << 8) | response.at(-1)!;
  if (status !== success)
    throw new WalletError(statusCodes[status] ?? 'device-unsupported', `Device status 0x${status.toString(16)}`);
  return response.slice(0, -2);
}

function pathBytes(index: number): Uint8Array {
  const path = keyPath(index);
  const bytes = new DataView(new ArrayBuffer(1 + path.length * 4));
  bytes.setUint8(0, path.length);
  path.forEach((part, at) => bytes.setUint32(1 + at * 4, part));
  return new Uint8Array(bytes.buffer);
}

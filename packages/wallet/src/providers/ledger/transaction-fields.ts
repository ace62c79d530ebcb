import { concat, fromHex } from '@antescope/codec/bytes/bytes';
import { ByteWriter } from '@antescope/codec/bytes/cursor';
import type { Transaction } from '@antescope/codec/chain/transaction';
import { timePointSecToSeconds } from '@antescope/codec/chain/time';
import { WalletError } from '../../wallet-error.ts';

/** Tag of a DER octet string: the application takes a flat list of them. */
const octetString = 0x04;

/**
 * The transaction as the EOS application reads it: each field of what is hashed as an octet string of its own. Throws
 * 'device-unsupported' for context-free actions and extensions, which it refuses.
 */
export function transactionFields(chainId: string, transaction: Transaction): Uint8Array {
  if (transaction.context_free_actions.length > 0 || transaction.transaction_extensions.length > 0)
    throw new WalletError('device-unsupported', 'The device signs no context-free actions and no extensions');
  const fields: Uint8Array[] = [fromHex(chainId)];
  const field = (write: (writer: ByteWriter) => void): void => {
    const writer = new ByteWriter();
    write(writer);
    fields.push(writer.finish());
  };
  field((writer) => writer.u32(timePointSecToSeconds(transaction.expiration)));
  field((writer) => writer.u16(transaction.ref_block_num));
  field((writer) => writer.u32(transaction.ref_block_prefix));
  field((writer) => writer.varuint32(transaction.max_net_usage_words));
  field((writer) => writer.u8(transaction.max_cpu_usage_ms));
  field((writer) => writer.varuint32(transaction.delay_sec));
  field((writer) => writer.varuint32(0));
  field((writer) => writer.varuint32(transaction.actions.length));
  for (const { account, name, authorization, data } of transaction.actions) {
    field((writer) => writer.name(account));
    field((writer) => writer.name(name));
    field((writer) => writer.varuint32(authorization.length));
    for (const { actor, permission } of authorization) {
      field((writer) => writer.name(actor));
      field((writer) => writer.name(permission));
    }
    field((writer) => writer.varuint32(data.length));
    fields.push(data);
  }
  field((writer) => writer.varuint32(0));
  // Hash of the context-free data: none.
  fields.push(new Uint8Array(32));
  return concat(...fields.flatMap((bytes) => [Uint8Array.of(octetString), derLength(bytes.length), bytes]));
}

/** Length in DER: one byte below 128, else the count of its bytes and the bytes, big-endian. */
function derLength(length: number): Uint8Array {
  if (length < 0x80) return Uint8Array.of(length);
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest >>>= 8) bytes.unshift(rest & 0xff);
  return Uint8Array.of(0x80 + bytes.length, ...bytes);
}

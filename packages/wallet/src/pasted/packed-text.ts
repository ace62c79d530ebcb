import { fromHex } from '@antescope/codec/bytes/bytes';
import { ByteReader } from '@antescope/codec/bytes/cursor';
import { readTransaction, type Transaction } from '@antescope/codec/chain/transaction';
import { PasteFault } from './paste-fault.ts';
import type { PastedTransaction } from './pasted-transaction.ts';

/** Reads a packed transaction as hex, with or without spaces and '0x'. Throws PasteFault with the position. */
export function readPackedText(text: string): PastedTransaction {
  const start = /^\s*(?:0x)?/i.exec(text)![0].length;
  const wrong = text.slice(start).search(/[^0-9a-f\s]/i);
  if (wrong >= 0) throw new PasteFault('not-hex', [String(start + wrong + 1)]);
  const digits = text.slice(start).replaceAll(/\s/g, '');
  if (digits.length === 64) throw new PasteFault('transaction-id');
  if (digits.length % 2 === 1) throw new PasteFault('odd-hex');
  return readPackedBytes(fromHex(digits));
}

/** Reads a packed, uncompressed transaction. Throws PasteFault with the byte at which it cannot be read. */
export function readPackedBytes(packed: Uint8Array, path = ''): PastedTransaction {
  const reader = new ByteReader(packed);
  try {
    const transaction = readTransaction(reader);
    if (reader.remaining === 0) return pastedOf('packed', transaction);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PasteFault('bytes-invalid', [reason, String(reader.pos)], path, { cause });
  }
  throw new PasteFault(
    'bytes-invalid',
    [`${reader.remaining} bytes left after the transaction`, String(reader.pos)],
    path,
  );
}

export function pastedOf(source: PastedTransaction['source'], transaction: Transaction): PastedTransaction {
  const { context_free_actions, actions, transaction_extensions, ...header } = transaction;
  return {
    source,
    header,
    actions: actions.map(({ data, ...action }) => ({ ...action, bytes: data, fields: undefined })),
    contextFreeActions: context_free_actions,
    extensions: transaction_extensions,
    hasContextFreeData: false,
    callback: '',
  };
}

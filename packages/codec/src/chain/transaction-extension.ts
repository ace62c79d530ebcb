import { ByteReader } from '../bytes/cursor.ts';
import { CodecError } from '../bytes/error.ts';
import type { Extension } from './transaction.ts';
import { checksum256, name, struct, u128, u64, type ValueOf } from '../bytes/wire.ts';

const deferredContext = struct({ sender_trx_id: checksum256, sender_id: u128, sender: name });
const resourcePayer = struct({ payer: name, max_net_bytes: u64, max_cpu_us: u64, max_memory_bytes: u64 });

/** A decoded transaction extension: the sender of a deferred transaction, or (EOSIO 2.2 only) the resource payer. */
export type TransactionExtension =
  | ({ type: 'deferred_transaction_generation_context' } & ValueOf<typeof deferredContext>)
  | ({ type: 'resource_payer' } & ValueOf<typeof resourcePayer>);

/** Throws 'Transaction Extension could not be determined' for an unknown id. */
export function decodeTransactionExtension([id, data]: Extension): TransactionExtension {
  const reader = new ByteReader(data);
  if (id === 0) return { type: 'deferred_transaction_generation_context', ...deferredContext.read(reader) };
  if (id === 1) return { type: 'resource_payer', ...resourcePayer.read(reader) };
  throw new CodecError('Transaction Extension could not be determined');
}

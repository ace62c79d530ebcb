import { CodecError } from '@antescope/codec/bytes/error';
import { timePointSecToSeconds } from '@antescope/codec/chain/time';
import { unpackTransaction, type Transaction } from '@antescope/codec/chain/transaction';
import type { ApplyContext } from '../contract.ts';
import { check } from './check.ts';

/** Unpacks a transaction in action data; `verb` is the operation named in errors. */
export function readPackedTransaction(ctx: ApplyContext, packed: Uint8Array, verb: 'propose' | 'exec'): Transaction {
  const transaction = unpacked(ctx, packed);
  check(ctx, !isExpired(ctx, transaction), 'transaction expired');
  check(
    ctx,
    transaction.context_free_actions.length === 0,
    `not allowed to \`${verb}\` a transaction with context-free actions`,
  );
  return transaction;
}

export function unpacked(ctx: ApplyContext, packed: Uint8Array): Transaction {
  try {
    return unpackTransaction(packed);
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    ctx.check(false, 'datastream attempted to read past the end');
    throw error;
  }
}

/** Compares whole seconds: a transaction is not expired within the second of its expiration. */
export function isExpired(ctx: ApplyContext, { expiration }: Transaction): boolean {
  return BigInt(timePointSecToSeconds(expiration)) < ctx.now / 1_000_000n;
}

import { recoverPublicKey } from '@antescope/codec/curve/recover';
import { signingDigest, type Transaction } from '@antescope/codec/chain/transaction';
import { ownPart } from '../free-cpu/own-part.ts';
import { WalletError } from '../wallet-error.ts';
import type { TransactContext } from './draft.ts';
import { requiredKeys } from './required-keys.ts';

interface SignedTransaction {
  chainId: string;
  transaction: Transaction;
  packed: Uint8Array;
  contextFreeData?: Uint8Array;
  /** Account whose authorizations others satisfy. */
  cosigner?: string;
}

/**
 * Recovers the keys that made signatures from outside and has the chain confirm that they satisfy every declared
 * authorization. Throws 'bad-signature', or 'unreachable' where no node answers.
 */
export async function verifySignatures(
  { chainId, transaction, packed, contextFreeData, cosigner }: SignedTransaction,
  signatures: readonly string[],
  context: Pick<TransactContext, 'call'>,
): Promise<void> {
  const keys = recoverKeys(signingDigest(chainId, packed, contextFreeData), signatures);
  await confirmKeys(ownPart(transaction, cosigner), keys, context);
}

/** 'PUB_…' keys, each once. Throws 'bad-signature' for what is no signature of the digest by any key. */
export function recoverKeys(digest: Uint8Array, signatures: readonly string[]): string[] {
  if (signatures.length === 0) throw new WalletError('bad-signature', 'The answer has no signature');
  try {
    return [...new Set(signatures.map((signature) => recoverPublicKey(digest, signature)))];
  } catch (cause) {
    throw new WalletError('bad-signature', 'This is not a signature of the request', { cause });
  }
}

/** Throws 'bad-signature' unless the keys satisfy the authorizations that the transaction declares. */
export async function confirmKeys(
  transaction: Transaction,
  keys: readonly string[],
  context: Pick<TransactContext, 'call'>,
): Promise<void> {
  try {
    await requiredKeys(transaction, keys, context);
  } catch (cause) {
    if (cause instanceof WalletError && cause.code !== 'rejected') throw cause;
    throw new WalletError('bad-signature', 'The signature does not satisfy the permission', { cause });
  }
}

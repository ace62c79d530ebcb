import { fromHex, toHex } from '@antescope/codec/bytes/bytes';
import { unpackTransaction } from '@antescope/codec/chain/transaction';
import { verifySignatures } from '../transact/verify-signatures.ts';
import { WalletError } from '../wallet-error.ts';
import type { ProviderContext, SignRequest, SignResult } from './provider.ts';

/**
 * Result of an answer in the form of eosjs' signature providers, `{signatures, serializedTransaction?}`: the transaction
 * as bytes, hex or numbers, and others than requested where the wallet changed it. Signatures are verified. Throws
 * 'invalid-response', 'bad-signature' or 'unreachable'.
 */
export async function signedAnswer(
  request: SignRequest,
  answer: unknown,
  context: ProviderContext,
): Promise<SignResult> {
  const { chainId, transaction, packed, contextFreeData } = request;
  const { signatures, serializedTransaction } = (answer ?? {}) as Record<string, unknown>;
  if (!Array.isArray(signatures) || !signatures.every((text) => typeof text === 'string'))
    throw new WalletError('invalid-response', 'The answer has no signatures');
  const signed = bytesOf(serializedTransaction);
  const changed = signed === null || toHex(signed) === toHex(packed) ? null : signed;
  await verifySignatures(
    {
      chainId,
      transaction: changed === null ? transaction : unpacked(changed),
      packed: changed ?? packed,
      ...(contextFreeData === undefined ? {} : { contextFreeData }),
    },
    signatures,
    context,
  );
  return { state: 'signed', signatures, ...(changed === null ? {} : { packed: changed }) };
}

/** Bytes, hex, or numbers by their index; null for none. */
function bytesOf(value: unknown): Uint8Array | null {
  if (value === undefined || value === null) return null;
  if (value instanceof Uint8Array) return value;
  try {
    if (typeof value === 'string') return fromHex(value);
    return Uint8Array.from(Object.values(value) as number[]);
  } catch (cause) {
    throw new WalletError('invalid-response', 'The answer has no transaction', { cause });
  }
}

function unpacked(packed: Uint8Array): ReturnType<typeof unpackTransaction> {
  try {
    return unpackTransaction(packed);
  } catch (cause) {
    throw new WalletError('invalid-response', 'The wallet returned something that is not a transaction', { cause });
  }
}

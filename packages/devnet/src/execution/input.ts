import { toHex } from '@antescope/codec/bytes/bytes';
import { ByteReader } from '@antescope/codec/bytes/cursor';
import { isCanonical } from '@antescope/codec/curve/sign';
import { CodecError } from '@antescope/codec/bytes/error';
import { inflatePacked } from '@antescope/codec/bytes/inflate';
import { sharedSignature } from '@antescope/codec/keys/signature';
import { timePointSecToSeconds } from '@antescope/codec/chain/time';
import {
  refBlock,
  transactionId,
  unpackTransaction,
  type PackedTransaction,
  type Transaction,
} from '@antescope/codec/chain/transaction';
import { formatKey } from '../authority/authority.ts';
import { chainCheck, ChainError, errorKinds, errorLine } from '../chain-error.ts';
import type { Environment } from './environment.ts';
import { runsSpring } from './protocol-features.ts';
import { recoveringVerifier, signedMessage, type SignatureVerifier, type SignedMessage } from './signature-verifier.ts';

/** An unpacked incoming transaction. */
export interface InputTransaction {
  readonly packed: PackedTransaction;
  readonly transaction: Transaction;
  readonly id: string;
  /** Uncompressed packed form. */
  readonly bytes: Uint8Array;
  /** Packed, uncompressed context-free data; empty if there is none. */
  readonly contextFreeData: Uint8Array;
}

/** Throws packed_transaction_type_exception for malformed bytes. */
export function readInput(packed: PackedTransaction): InputTransaction {
  try {
    const inflated = inflatePacked(packed);
    const bytes = inflated.packed_trx;
    const packedData = inflated.packed_context_free_data;
    // Some clients write an empty list (one zero byte) instead of nothing: both mean no data, also for the digest.
    const contextFreeData = packedData.length === 1 && packedData[0] === 0 ? new Uint8Array() : packedData;
    const input = { packed, transaction: unpackTransaction(bytes), id: transactionId(bytes), bytes, contextFreeData };
    contextFreeItems(input);
    return input;
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    throw new ChainError(errorKinds.packedTransaction, [
      errorLine(['chain_plugin.cpp', 2307, 'send_transaction'], 'Invalid packed transaction'),
      errorLine(['datastream.cpp', 6, 'throw_datastream_range_error'], error.message),
    ]);
  }
}

/** The items of context-free data. */
export function contextFreeItems(input: InputTransaction): Uint8Array[] {
  if (input.contextFreeData.length === 0) return [];
  const reader = new ByteReader(input.contextFreeData);
  return Array.from({ length: reader.arraySize() }, () => reader.lengthAndBytes());
}

/** Finds and caches the keys of signatures, because a transaction can enter several pending blocks. */
export class SignatureCache {
  readonly #keys = new Map<string, string>();
  readonly #verifier: SignatureVerifier;
  readonly #capacity: number;

  constructor(verifier: SignatureVerifier = recoveringVerifier, capacity = 10_000) {
    this.#verifier = verifier;
    this.#capacity = capacity;
  }

  /** 'PUB_…' keys in signature order. `candidates`: likely signers. Throws tx_duplicate_sig if a key signed twice. */
  keysOf(input: InputTransaction, chainId: string, candidates: () => Iterable<string> = () => []): string[] {
    const message = signedMessage(chainId, input.bytes, input.contextFreeData);
    const keys: string[] = [];
    for (const signature of input.packed.signatures) {
      const key = this.#keyOf(message, signature, candidates);
      if (keys.includes(key)) throw duplicateSignature(key);
      keys.push(key);
    }
    return keys;
  }

  /** Adds the keys ('PUB_…') of signatures made here, in signature order. */
  add(input: InputTransaction, chainId: string, keys: readonly string[]): void {
    const message = signedMessage(chainId, input.bytes, input.contextFreeData);
    for (const [index, signature] of input.packed.signatures.entries())
      this.#remember(message, signature, keys[index]!);
  }

  #remember({ digest }: SignedMessage, signature: string, key: string): void {
    if (this.#keys.size >= this.#capacity) this.#keys.delete(this.#keys.keys().next().value!);
    this.#keys.set(`${toHex(digest)}${signature}`, key);
  }

  #keyOf(message: SignedMessage, signature: string, candidates: () => Iterable<string>): string {
    const cached = this.#keys.get(`${toHex(message.digest)}${signature}`);
    if (cached !== undefined) return cached;
    let key: string;
    try {
      requireCanonical(signature);
      key = this.#verifier.keyOf(message, signature, candidates);
    } catch (error) {
      if (!(error instanceof CodecError)) throw error;
      throw new ChainError(errorKinds.packedTransaction, [
        errorLine(['elliptic_secp256k1.cpp', 160, 'public_key'], 'unable to reconstruct public key from signature'),
      ]);
    }
    this.#remember(message, signature, key);
    return key;
  }
}

/** Nodes accept only one of the two equivalent forms of a K1 signature, so that relays cannot change it. */
function requireCanonical(signature: string): void {
  const { type, data } = sharedSignature(signature);
  if (type !== 'K1' || isCanonical(data)) return;
  throw new ChainError(errorKinds.assertion, [
    errorLine(['elliptic_secp256k1.cpp', 164, 'public_key'], 'is_canonical( c ): signature is not canonical'),
  ]);
}

function duplicateSignature(key: string): ChainError {
  return new ChainError(errorKinds.duplicateSignature, [
    errorLine(
      ['transaction.cpp', 72, 'get_signature_keys'],
      'transaction includes more than one signature signed using the same key associated with public key: ${key}',
      { key: formatKey(key) },
    ),
    errorLine(['transaction.cpp', 78, 'get_signature_keys'], '', {}, 'warn'),
  ]);
}

/** Rejects expired and known transactions before execution. */
export function checkNotExpired(environment: Environment, input: InputTransaction): void {
  const { block, database } = environment;
  const expiration = timePointSecToSeconds(input.transaction.expiration);
  chainCheck(
    BigInt(expiration) * 1_000_000n >= block.micros,
    errorKinds.expired,
    ['producer_plugin.cpp', 629, 'process_incoming_transaction_async'],
    'expired transaction ${id}, expiration ${e}, block time ${bt}',
    { id: input.id, e: `${input.transaction.expiration}.000`, bt: block.time },
  );
  chainCheck(
    !database.seen.has(input.id),
    errorKinds.duplicate,
    ['producer_plugin.cpp', 638, 'process_incoming_transaction_async'],
    'duplicate transaction ${id}',
    { id: input.id },
  );
}

/** Checks expiration, TAPOS and authorizations. A read-only transaction has no authorizations. */
export function checkInput(
  environment: Environment,
  transaction: Transaction,
  kind: 'input' | 'read-only' = 'input',
): void {
  chainCheck(
    transaction.transaction_extensions.length === 0,
    errorKinds.extensions,
    ['transaction_context.cpp', 233, 'disallow_transaction_extensions'],
    'no transaction extensions supported yet for input transactions',
  );
  checkExpiration(environment, transaction);
  checkReference(environment, transaction);
  if (kind === 'read-only') checkNobodyNamed(transaction);
  checkNamed(environment, transaction, kind);
}

function checkNobodyNamed(transaction: Transaction): void {
  for (const { name, authorization } of transaction.actions) {
    chainCheck(
      authorization.length === 0,
      errorKinds.transaction,
      ['transaction_context.cpp', 762, 'validate_referenced_accounts'],
      "read-only action '${name}' cannot have authorizations",
      { name },
    );
  }
}

function checkExpiration(environment: Environment, transaction: Transaction): void {
  const { block, database } = environment;
  const max = database.config.configuration.max_transaction_lifetime;
  const latest = block.micros + BigInt(max) * 1_000_000n;
  const expiration = BigInt(timePointSecToSeconds(transaction.expiration)) * 1_000_000n;
  if (expiration <= latest) return;
  const format =
    'Transaction expiration is too far in the future relative to the reference time of ${reference_time}, ' +
    'expiration is ${trx.expiration} and the maximum transaction lifetime is ${max_til_exp} seconds';
  throw new ChainError(errorKinds.expirationTooFar, [
    errorLine(['controller.cpp', 3399, 'validate_expiration'], format, {
      'trx.expiration': transaction.expiration,
      reference_time: block.time,
      max_til_exp: max,
    }),
    errorLine(['controller.cpp', 3405, 'validate_expiration'], '', { trx: printableTransaction(transaction) }, 'warn'),
  ]);
}

function checkReference(environment: Environment, transaction: Transaction): void {
  const summary = environment.database.summaries.get(String(transaction.ref_block_num));
  const id = summary?.id ?? '0'.repeat(64);
  if (summary !== undefined && refBlock(id).ref_block_prefix === transaction.ref_block_prefix) return;
  const [mismatch, end] = runsSpring(environment.database)
    ? [
        errorLine(
          ['controller.cpp', 5962, 'validate_tapos'],
          "Transaction's reference block ${rb} did not match ${bs}. Is this transaction from a different fork?",
          { rb: transaction.ref_block_num, bs: id },
        ),
        5965,
      ]
    : [
        errorLine(
          ['controller.cpp', 3411, 'validate_tapos'],
          "Transaction's reference block did not match. Is this transaction from a different fork?",
          { tapos_summary: { block_id: id } },
        ),
        3414,
      ];
  throw new ChainError(errorKinds.invalidReference, [
    mismatch,
    errorLine(['controller.cpp', end, 'validate_tapos'], '', {}, 'warn'),
  ]);
}

/** Checks that every account and permission in a transaction exists. */
export function checkNamed(
  environment: Pick<Environment, 'database' | 'authorization'>,
  transaction: Transaction,
  kind: 'input' | 'read-only' = 'input',
): void {
  const { database, authorization } = environment;
  const check = (condition: boolean, line: number, format: string, data: Record<string, unknown> = {}): void =>
    chainCheck(
      condition,
      errorKinds.transaction,
      ['transaction_context.cpp', line, 'validate_referenced_accounts'],
      format,
      data,
    );
  const exists = (account: string): void =>
    check(database.accounts.has(account), 760, "action's code account '${account}' does not exist", { account });
  for (const action of transaction.context_free_actions) {
    exists(action.account);
    check(action.authorization.length === 0, 750, 'context-free actions cannot have authorizations');
  }
  let authorized = false;
  for (const action of transaction.actions) {
    exists(action.account);
    for (const { actor, permission } of action.authorization) {
      authorized = true;
      check(database.accounts.has(actor), 765, "action's authorizing actor '${account}' does not exist", {
        account: actor,
      });
      check(
        authorization.find({ actor, permission }) !== undefined,
        767,
        "action's authorizations include a non-existent permission: ${permission}",
        { permission: { actor, permission } },
      );
    }
  }
  chainCheck(
    authorized || kind === 'read-only',
    errorKinds.noAuthorization,
    ['transaction_context.cpp', 774, 'validate_referenced_accounts'],
    'transaction must have at least one authorization',
  );
}

function printableTransaction(transaction: Transaction): Record<string, unknown> {
  const printableAction = (action: Transaction['actions'][number]): Record<string, unknown> => ({
    ...action,
    data: toHex(action.data),
  });
  return {
    ...transaction,
    context_free_actions: transaction.context_free_actions.map(printableAction),
    actions: transaction.actions.map(printableAction),
    transaction_extensions: transaction.transaction_extensions.map(([type, data]) => [type, toHex(data)]),
  };
}

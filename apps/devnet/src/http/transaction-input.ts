import { fromHex } from '@antescope/codec/bytes/bytes';
import { ByteWriter } from '@antescope/codec/bytes/cursor';
import { sharedSignature } from '@antescope/codec/keys/signature';
import { packTransaction, unpackTransaction } from '@antescope/codec/chain/transaction';
import type { Action, PackedTransaction, PermissionLevel, Transaction } from '@antescope/codec/chain/transaction';
import type { AbiLookup } from './action-json.ts';
import type { LaxObject, LaxValue } from './lax-json.ts';
import { plainValue } from './lax-plain.ts';
import { unpackedParts } from './packed-parts.ts';
import { CastFailure, castArray, castExactString, castName, castObject, castString, castUint } from './params.ts';
import { Problem, detail } from './problem.ts';
import type { ProblemDetail } from './problem.ts';

/** The endpoint that reads the transaction, for error details. */
export interface TransactionReader {
  method: string;
  line: number;
}

/** Reads the body of a push endpoint: a packed transaction, or JSON with action data as an object or hex. */
export function readPackedTransaction(value: LaxValue, reader: TransactionReader, abiOf: AbiLookup): PackedTransaction {
  try {
    const fields = castObject(value);
    if (!fields.has('signatures'))
      throw new CastFailure(detail('Missing signatures', 'abi_serializer.hpp', 852, 'extract'));
    const packed = fields.get('packed_trx');
    if (typeof packed !== 'string' || packed === '') return fromJson(fields, abiOf);
    const input: PackedTransaction = {
      signatures: readSignatures(fields),
      compression: readCompression(fields.get('compression')),
      packed_context_free_data: readHex(fields.get('packed_context_free_data') ?? ''),
      packed_trx: readHex(packed),
    };
    checkUnpacks(input);
    return input;
  } catch (error) {
    throw invalidTransaction(error, reader);
  }
}

/** Reads a JSON transaction (get_required_keys, get_transaction_id). Action data is hex unless there is an ABI. */
export function readTransaction(fields: LaxObject, abiOf: AbiLookup | null): Transaction {
  // Absent fields have a default, null has none.
  const given = (field: string, absent: LaxValue): LaxValue => (fields.has(field) ? fields.get(field)! : absent);
  const number = (field: string, bits: number): number => Number(castUint(given(field, 0n), bits));
  const actions = (field: string): Action[] => {
    return castArray(given(field, [])).map((action) => readAction(castObject(action), abiOf));
  };
  return {
    expiration: castExactString(given('expiration', '1970-01-01T00:00:00')).replace(/(\.\d+)?Z?$/, ''),
    ref_block_num: number('ref_block_num', 16),
    ref_block_prefix: number('ref_block_prefix', 32),
    max_net_usage_words: number('max_net_usage_words', 32),
    max_cpu_usage_ms: number('max_cpu_usage_ms', 8),
    delay_sec: number('delay_sec', 32),
    context_free_actions: actions('context_free_actions'),
    actions: actions('actions'),
    transaction_extensions: castArray(given('transaction_extensions', [])).map((extension) => {
      const [type, data] = castArray(extension);
      return [Number(castUint(type ?? 0n, 16)), readHex(data ?? '')];
    }),
  };
}

function fromJson(fields: LaxObject, abiOf: AbiLookup): PackedTransaction {
  const transaction = fields.get('transaction') ?? fields;
  const input = readTransaction(castObject(transaction), abiOf);
  const data = castArray(fields.get('context_free_data') ?? []).map(readHex);
  return {
    signatures: readSignatures(fields),
    compression: 0,
    packed_context_free_data: packData(data),
    packed_trx: packTransaction(input),
  };
}

function packData(parts: Uint8Array[]): Uint8Array {
  if (parts.length === 0) return new Uint8Array(0);
  const writer = new ByteWriter();
  writer.varuint32(parts.length);
  for (const part of parts) writer.lengthAndBytes(part);
  return writer.finish();
}

function readAction(fields: LaxObject, abiOf: AbiLookup | null): Action {
  const account = castName(fields.get('account') ?? '');
  const name = castName(fields.get('name') ?? '');
  const authorization = castArray(fields.get('authorization') ?? []).map(readLevel);
  const data = fields.get('data') ?? '';
  if (typeof data === 'string') return { account, name, authorization, data: readHex(data) };
  const abi = abiOf === null ? null : abiOf(account);
  if (abi === null) return { account, name, authorization, data: readHex(castExactString(data)) };
  return { account, name, authorization, data: abi.encodeAction(name, plainValue(data), account) };
}

/** Reads a permission level from an object. */
export function readLevel(value: LaxValue): PermissionLevel {
  const fields = castObject(value);
  return { actor: castName(fields.get('actor') ?? ''), permission: castName(fields.get('permission') ?? '') };
}

function readSignatures(fields: LaxObject): string[] {
  return castArray(fields.get('signatures') ?? []).map((signature) => {
    const text = castExactString(signature);
    sharedSignature(text);
    return text;
  });
}

function readCompression(value: LaxValue | undefined): 0 | 1 {
  if (value === undefined || value === null || value === 0n || value === 'none') return 0;
  if (value === 1n || value === 'zlib') return 1;
  const message = `invalid index '${castString(value)}' in enum 'eosio::chain::packed_transaction::compression_type'`;
  throw new CastFailure(detail(message, 'exception.cpp', 276, 'throw_bad_enum_cast'));
}

/** Parses hex. Throws CastFailure with nodeos' text. */
export function readHex(value: LaxValue): Uint8Array {
  const text = castExactString(value);
  if (text.length % 2 !== 0) {
    const message = 'str.size() % 2 == 0: the length of hex string should be even number';
    throw new CastFailure(detail(message, 'variant.cpp', 744, 'from_variant'));
  }
  const wrong = /[^0-9a-fA-F]/.exec(text)?.[0];
  if (wrong !== undefined) throw new CastFailure(detail(`Invalid hex character '${wrong}'`, 'hex.cpp', 13, 'from_hex'));
  return fromHex(text);
}

function checkUnpacks(packed: PackedTransaction): void {
  let transaction: Uint8Array;
  try {
    transaction = unpackedParts(packed).transaction;
  } catch {
    throw new CastFailure(
      detail('internal decompression error', 'transaction.cpp', 215, 'zlib_decompress'),
      detail('', 'transaction.cpp', 343, 'local_unpack_transaction'),
    );
  }
  try {
    unpackTransaction(transaction);
  } catch {
    const message = `read datastream of length ${transaction.length} over by -1`;
    throw new CastFailure(
      detail(message, 'datastream.cpp', 6, 'throw_datastream_range_error'),
      detail('error unpacking eosio::chain::transaction', 'raw.hpp', 712, 'unpack'),
    );
  }
}

function invalidTransaction(error: unknown, reader: TransactionReader): Problem {
  const first = detail('Invalid packed transaction', 'chain_plugin.cpp', reader.line, reader.method);
  const last = detail('Failed to deserialize variant', 'abi_serializer.hpp', 966, 'from_variant');
  return new Problem(500, 3010010, 'packed_transaction_type_exception', 'Invalid packed transaction', [
    first,
    ...reasons(error),
    last,
  ]);
}

function reasons(error: unknown): ProblemDetail[] {
  if (error instanceof CastFailure) return error.details;
  const message = error instanceof Error ? error.message : String(error);
  return [detail(message, 'signature.cpp', 32, 'sig_parse_base58')];
}

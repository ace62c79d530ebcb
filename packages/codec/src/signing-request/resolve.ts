import type { CompiledAbi } from '../abi/compile.ts';
import { ByteWriter } from '../bytes/cursor.ts';
import { CodecError } from '../bytes/error.ts';
import { packTransaction, signingDigest, transactionId } from '../chain/transaction.ts';
import type { Action, PermissionLevel, Transaction } from '../chain/transaction.ts';
import { fillLevel, fillValue } from './placeholders.ts';
import { placeholderActor, placeholderPermission, type IdentityRequest, type SigningRequest } from './request.ts';
import { chainIdOf, chainIdsOf } from './signing-request.ts';
import { writeIdentity } from './wire-format.ts';

/** What the wallet adds to a request. */
export interface RequestContext {
  /** Chain selected by the wallet, if the request leaves it open. */
  chainId?: string;
  /** UTC without zone. Optional if the request sets its own. */
  expiration?: string;
  /** Reference block (refBlock of transaction.ts); unused by identity requests. */
  ref_block_num?: number;
  ref_block_prefix?: number;
}

/** A request resolved to a transaction. */
export interface ResolvedRequest {
  request: SigningRequest;
  signer: PermissionLevel;
  /** Hex. */
  chainId: string;
  transaction: Transaction;
  packed: Uint8Array;
  /** Transaction id, hex. */
  id: string;
  /** Digest for `signer` to sign. */
  digest: Uint8Array;
}

const noExpiration = '1970-01-01T00:00:00';
const anySigner: PermissionLevel = { actor: placeholderActor, permission: placeholderPermission };

/** Contracts whose ABIs are needed to resolve the request. */
export function contractsOf(request: SigningRequest): string[] {
  if (request.req[0] === 'identity') return [];
  return [...new Set(rawTransaction(request).actions.map((action) => action.account))];
}

/** The requested transaction with its placeholders, without reference block unless the request sets one. */
export function rawTransaction(request: SigningRequest): Transaction {
  const [kind, payload] = request.req;
  if (kind === 'transaction') return payload;
  const actions =
    kind === 'action'
      ? [payload]
      : kind === 'action[]'
        ? payload
        : [identityAction(payload, payload.permission ?? anySigner, request.version)];
  return {
    expiration: noExpiration,
    ref_block_num: 0,
    ref_block_prefix: 0,
    max_net_usage_words: 0,
    max_cpu_usage_ms: 0,
    delay_sec: 0,
    context_free_actions: [],
    actions,
    transaction_extensions: [],
  };
}

/** Identity action, of no contract: its signature proves the signer's identity. */
export function identityAction(identity: IdentityRequest, permission: PermissionLevel, version: 2 | 3): Action {
  const writer = new ByteWriter();
  writeIdentity(writer, { scope: identity.scope, permission }, version);
  return { account: '', name: 'identity', authorization: [permission], data: writer.finish() };
}

/**
 * Resolves signer, expiration and chain. `abis` by contract, at least for contractsOf. Throws 'Missing abi for …',
 * 'Unknown action …', 'Required configuration or TAPOS fields are not present', 'Missing chosen chain ID for
 * multi-chain request', 'Trying to resolve for chain ID not defined in request', and the codec's errors with the path
 * in the data.
 */
export function resolveRequest(
  request: SigningRequest,
  abis: ReadonlyMap<string, CompiledAbi>,
  signer: PermissionLevel,
  context: RequestContext = {},
): ResolvedRequest {
  const chainId = chosenChain(request, context);
  const raw = rawTransaction(request);
  const transaction: Transaction = {
    ...raw,
    ...times(request, raw, context),
    actions: actionsFor(request, raw, abis, signer),
  };
  const packed = packTransaction(transaction);
  const digest = signingDigest(chainId, packed);
  return { request, signer, chainId, transaction, packed, id: transactionId(packed), digest };
}

function actionsFor(
  request: SigningRequest,
  raw: Transaction,
  abis: ReadonlyMap<string, CompiledAbi>,
  signer: PermissionLevel,
): Action[] {
  const [kind, payload] = request.req;
  if (kind === 'identity')
    return [identityAction(payload, fillLevel(payload.permission ?? anySigner, signer), request.version)];
  return raw.actions.map((action) => fillAction(action, abis, signer));
}

function fillAction(action: Action, abis: ReadonlyMap<string, CompiledAbi>, signer: PermissionLevel): Action {
  const abi = abis.get(action.account);
  if (abi === undefined) throw new CodecError(`Missing abi for ${action.account}`);
  const value = abi.decodeAction(action.name, action.data, action.account);
  const filled = fillValue(value, abi.actionType(action.name)!, abi, signer);
  return {
    account: action.account,
    name: action.name,
    authorization: action.authorization.map((level) => fillLevel(level, signer)),
    data: filled === value ? action.data : abi.encodeAction(action.name, filled, action.account),
  };
}

function chosenChain(request: SigningRequest, context: RequestContext): string {
  const only = chainIdOf(request);
  if (only !== null) return only;
  const { chainId } = context;
  if (chainId === undefined) throw new CodecError('Missing chosen chain ID for multi-chain request');
  const allowed = chainIdsOf(request);
  if (allowed !== null && !allowed.includes(chainId))
    throw new CodecError('Trying to resolve for chain ID not defined in request');
  return chainId;
}

function hasReferenceBlock(transaction: Transaction): boolean {
  const { expiration, ref_block_num, ref_block_prefix } = transaction;
  return expiration !== noExpiration || ref_block_num !== 0 || ref_block_prefix !== 0;
}

function times(
  request: SigningRequest,
  raw: Transaction,
  { expiration, ref_block_num, ref_block_prefix }: RequestContext,
): Partial<Transaction> {
  if (request.req[0] === 'identity') {
    if (request.version === 2) return {};
    if (expiration === undefined) throw incomplete();
    return { expiration };
  }
  if (hasReferenceBlock(raw)) return {};
  if (expiration === undefined || ref_block_num === undefined || ref_block_prefix === undefined) throw incomplete();
  return { expiration, ref_block_num, ref_block_prefix };
}

function incomplete(): CodecError {
  return new CodecError('Required configuration or TAPOS fields are not present');
}

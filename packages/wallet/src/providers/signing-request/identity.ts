import { packTransaction, type Transaction } from '@antescope/codec/chain/transaction';
import {
  type IdentityProof,
  identityProof,
  identityProofDigest,
} from '@antescope/codec/signing-request/identity-proof';
import type { SigningRequest } from '@antescope/codec/signing-request/request';
import { type ResolvedRequest, resolveRequest } from '@antescope/codec/signing-request/resolve';
import { createRequest } from '@antescope/codec/signing-request/signing-request';
import { levelText, type PermissionLevel } from '../../session/session.ts';
import { headIsPast } from '../../transact/follow.ts';
import { confirmKeys, recoverKeys } from '../../transact/verify-signatures.ts';
import { WalletError } from '../../wallet-error.ts';
import type { ProviderContext } from '../provider.ts';
import { signaturesOf, type WalletResponse } from './wallet-response.ts';

/** Application name that wallets display with an identity request. */
export const scope = 'antescope';

/**
 * Identity request for an account of the wallet's choice. Revision 3 names the requesting application and expires;
 * revision 2 does neither and is for wallets that read no other.
 */
export function identityRequest(
  chainId: string,
  callback: string,
  info: Readonly<Record<string, string | Uint8Array>> = {},
  revision: 2 | 3 = 3,
): SigningRequest {
  return createRequest({
    chainId,
    req: ['identity', { scope: revision === 3 ? scope : '', permission: null }],
    callback,
    background: callback !== '',
    info,
  });
}

/**
 * The permission that a response proves, and the key that it is proven with. Throws 'refused', 'wrong-chain', 'expired',
 * 'invalid-response', 'bad-signature' or 'unreachable'.
 */
export async function provenLevel(
  request: SigningRequest,
  response: WalletResponse,
  context: ProviderContext,
): Promise<{ level: PermissionLevel; publicKey: string }> {
  if (request.version === 2) return provenByTransaction(request, response, context);
  const proof = proofOf(request, response, context.chainId);
  if (proof.chainId !== context.chainId)
    throw new WalletError('wrong-chain', 'The wallet proved an account of another chain');
  if (proof.scope !== scope)
    throw new WalletError('invalid-response', 'The identity was proven to another application');
  if (await headIsPast(proof.expiration, context)) throw new WalletError('expired', 'The proof of identity expired');
  const keys = recoverKeys(identityProofDigest(proof), [proof.signature]);
  await confirmKeys(probe(proof.signer), keys, context);
  return { level: proof.signer, publicKey: keys[0]! };
}

/** Revision 2: the signature of the identity action proves the account. It never expires and names no application. */
async function provenByTransaction(
  request: SigningRequest,
  response: WalletResponse,
  context: ProviderContext,
): Promise<{ level: PermissionLevel; publicKey: string }> {
  const { resolved, signature } = signedIdentity(request, response, context.chainId);
  const keys = recoverKeys(resolved.digest, [signature]);
  await confirmKeys(probe(resolved.signer), keys, context);
  return { level: resolved.signer, publicKey: keys[0]! };
}

function proofOf(request: SigningRequest, response: WalletResponse, chainId: string): IdentityProof {
  if (response.kind === 'proof') return response.proof;
  const { resolved, signature } = signedIdentity(request, response, chainId);
  return identityProof(resolved, signature);
}

/** The identity request as a wallet resolved and signed it. */
function signedIdentity(
  request: SigningRequest,
  response: WalletResponse,
  chainId: string,
): { resolved: ResolvedRequest; signature: string } {
  if (response.kind !== 'callback') throw incompleteResponse();
  const { callback } = response;
  const { sa: actor, sp: permission, ex: expiration, cid, rejected } = callback;
  if (rejected !== undefined) throw new WalletError('refused', 'The wallet declined the request');
  if (actor === undefined || permission === undefined) throw incompleteResponse();
  if (request.version === 3 && expiration === undefined) throw incompleteResponse();
  if (cid !== undefined && cid !== chainId)
    throw new WalletError('wrong-chain', 'The wallet proved an account of another chain');
  try {
    const times = expiration === undefined ? {} : { expiration };
    const resolved = resolveRequest(request, new Map(), { actor, permission }, { ...times, chainId });
    return { resolved, signature: signaturesOf(callback)[0]! };
  } catch (cause) {
    throw cause instanceof WalletError
      ? cause
      : new WalletError('invalid-response', 'The response cannot be read', { cause });
  }
}

function incompleteResponse(): WalletError {
  return new WalletError('invalid-response', 'The response has no account: paste the complete response');
}

/** A transaction that is never sent: get_required_keys checks whether keys satisfy the permission that it declares. */
function probe(level: PermissionLevel): Transaction {
  const action = { account: level.actor, name: 'identity', authorization: [level], data: Uint8Array.of(0) };
  const transaction = {
    expiration: '1970-01-01T00:00:00',
    ref_block_num: 0,
    ref_block_prefix: 0,
    max_net_usage_words: 0,
    max_cpu_usage_ms: 0,
    delay_sec: 0,
    context_free_actions: [],
    actions: [action],
    transaction_extensions: [],
  };
  checkNames(transaction, level);
  return transaction;
}

/** Names come from outside: what cannot be packed is no permission of any account. */
function checkNames(transaction: Transaction, level: PermissionLevel): void {
  try {
    packTransaction(transaction);
  } catch (cause) {
    throw new WalletError('invalid-response', `${levelText(level)} is not a permission`, { cause });
  }
}

/** Confirms that an account has the permission that a person entered. Throws 'no-account' or 'unreachable'. */
export async function checkLevel({ actor, permission }: PermissionLevel, context: ProviderContext): Promise<void> {
  let permissions: { perm_name: string }[];
  try {
    const account = await context.call('/v1/chain/get_account', { account_name: actor });
    ({ permissions } = account as { permissions: { perm_name: string }[] });
  } catch (cause) {
    throw accountFailure(actor, cause);
  }
  if (!permissions.some(({ perm_name }) => perm_name === permission))
    throw new WalletError('no-account', `${actor} has no permission ${permission}`);
}

function accountFailure(actor: string, cause: unknown): WalletError {
  const hasResponse = typeof cause === 'object' && cause !== null && 'body' in cause;
  if (hasResponse) return new WalletError('no-account', `Account ${actor} does not exist`, { cause });
  return new WalletError('unreachable', cause instanceof Error ? cause.message : String(cause), { cause });
}

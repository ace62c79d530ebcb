import { toHex } from '@antescope/codec/bytes/bytes';
import { transactionId, unpackTransaction } from '@antescope/codec/chain/transaction';
import type { CompiledAbi } from '@antescope/codec/abi/compile';
import type { SigningRequest } from '@antescope/codec/signing-request/request';
import { contractsOf, resolveRequest } from '@antescope/codec/signing-request/resolve';
import { createRequest } from '@antescope/codec/signing-request/signing-request';
import { requestFromUri } from '@antescope/codec/signing-request/uri';
import { levelText } from '../../session/session.ts';
import { verifySignatures } from '../../transact/verify-signatures.ts';
import { WalletError } from '../../wallet-error.ts';
import type { WalletCallback } from '../callback-relay.ts';
import type { ProviderContext, SignRequest, SignResult } from '../provider.ts';
import { signaturesOf, type WalletResponse } from './wallet-response.ts';

/** Signing request for exactly this transaction, without broadcast. */
export function transactionRequest(
  { chainId, transaction }: SignRequest,
  callback: string,
  info: Readonly<Record<string, Uint8Array>> = {},
): SigningRequest {
  return createRequest({
    chainId,
    req: ['transaction', transaction],
    broadcast: false,
    callback,
    background: callback !== '',
    info,
  });
}

/**
 * Result of a request to sign. Signatures are verified, ids compared; nothing of the response is trusted.
 * Throws 'refused', 'wrong-chain', 'invalid-response', 'bad-signature' or 'unreachable'.
 */
export async function signResult(
  request: SignRequest,
  response: WalletResponse,
  context: ProviderContext,
): Promise<SignResult> {
  const requestedId = transactionId(request.packed);
  switch (response.kind) {
    case 'transaction':
      if (response.id !== requestedId) throw new WalletError('invalid-response', 'ID of another transaction');
      return { state: 'broadcast', transactionId: requestedId };
    case 'signatures':
      await verifySignatures(request, response.signatures, context);
      return { state: 'signed', signatures: response.signatures };
    case 'proof':
      throw new WalletError('invalid-response', 'An identity proof, not a signature');
    case 'callback':
      return callbackResult(request, response.callback, context);
  }
}

async function callbackResult(
  request: SignRequest,
  callback: WalletCallback,
  context: ProviderContext,
): Promise<SignResult> {
  const { session, chainId } = request;
  const { rejected, cid, sa: actor, sp: permission, tx, bn } = callback;
  if (rejected !== undefined) throw new WalletError('refused', 'The wallet declined the request');
  if (cid !== undefined && cid !== chainId) throw new WalletError('wrong-chain', 'The wallet signed for another chain');
  if (actor !== undefined && (actor !== session.actor || (permission ?? session.permission) !== session.permission)) {
    const signer = levelText({ actor, permission: permission ?? 'active' });
    throw new WalletError('invalid-response', `The wallet signed as ${signer}, not as ${levelText(session)}`);
  }
  const packed = await packedOf(request, callback, context);
  const id = transactionId(packed);
  if (tx !== undefined && tx.toLowerCase() !== id)
    throw new WalletError('invalid-response', 'The wallet signed another transaction');
  const changed = toHex(packed) === toHex(request.packed) ? {} : { packed };
  const signatures = signaturesOf(callback);
  if (bn !== undefined) return { state: 'broadcast', transactionId: id, signatures, ...changed };
  const transaction = unpackTransaction(packed);
  await verifySignatures({ ...request, transaction, packed }, signatures, context);
  return { state: 'signed', signatures, ...changed };
}

/** Bytes that the wallet signed: its callback repeats the request, which some wallets extend by a fee or a cosigner. */
async function packedOf(
  request: SignRequest,
  { req, ex, rbn, rid }: WalletCallback,
  context: ProviderContext,
): Promise<Uint8Array> {
  if (req === undefined) return request.packed;
  try {
    const signed = requestFromUri(req);
    const abis = new Map<string, CompiledAbi>();
    for (const contract of contractsOf(signed)) {
      const abi = await context.abi(contract);
      if (abi !== null) abis.set(contract, abi);
    }
    const { actor, permission } = request.session;
    const resolved = resolveRequest(
      signed,
      abis,
      { actor, permission },
      {
        chainId: request.chainId,
        ...(ex === undefined ? {} : { expiration: ex }),
        ...(rbn === undefined ? {} : { ref_block_num: Number(rbn) }),
        ...(rid === undefined ? {} : { ref_block_prefix: Number(rid) }),
      },
    );
    if (resolved.chainId !== request.chainId)
      throw new WalletError('wrong-chain', 'The wallet signed for another chain');
    return resolved.packed;
  } catch (cause) {
    if (cause instanceof WalletError) throw cause;
    throw new WalletError('invalid-response', 'The response cannot be read', { cause });
  }
}

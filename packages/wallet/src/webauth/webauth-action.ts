import { toHex } from '@antescope/codec/bytes/bytes';
import { ByteReader } from '@antescope/codec/bytes/cursor';
import { parsePublicKey } from '@antescope/codec/keys/key';
import { parseSignature } from '@antescope/codec/keys/signature';
import type { Transaction } from '@antescope/codec/chain/transaction';
import type { PermissionLevel } from '../session/session.ts';
import type { ActionInput } from '../transact/draft.ts';
import { WalletError } from '../wallet-error.ts';

/*
 * On XPR a passkey signs through the `webauthn` contract: its action carries the inner transaction and the
 * authenticator's assertion as data.
 */

/** Permission that lets webauthn::exec act for an account. */
export const webAuthPermission = 'webauth';

/** What the services around XPR take as proof of an account: one action, signed once, never sent to the chain. */
export interface SignedPayload {
  signer: PermissionLevel;
  signatures: [string];
  transaction: Transaction;
}

/** Throws 'A wrapped transaction has exactly one action'. */
function checkOneAction(transaction: Transaction): void {
  if (transaction.actions.length !== 1)
    throw new WalletError('bad-action', 'A wrapped transaction has exactly one action');
}

/** Throws where there is not exactly one action and one signature. */
export function signedPayload(
  signer: PermissionLevel,
  transaction: Transaction,
  signatures: readonly string[],
): SignedPayload {
  checkOneAction(transaction);
  const [signature] = signatures;
  if (signature === undefined || signatures.length !== 1)
    throw new WalletError('bad-action', 'A signed payload carries exactly one signature');
  return { signer, signatures: [signature], transaction };
}

/** What an authenticator said about a transaction. */
export interface WebAuthAnswer {
  /** 'PUB_WA_…'. */
  publicKey: string;
  /** 'SIG_WA_…'. */
  signature: string;
  /** Number that was signed with it, so that an answer counts once. */
  nonce: bigint;
}

/** The action webauthn::exec that wraps a single-action transaction, authorized by the permission webauth. */
export function webAuthAction(account: string, transaction: Transaction, answer: WebAuthAnswer): ActionInput {
  checkOneAction(transaction);
  return {
    account: 'webauthn',
    name: 'exec',
    authorization: [{ actor: account, permission: webAuthPermission }],
    data: {
      account,
      key: keyParts(answer.publicKey),
      nonce: answer.nonce,
      permissions: transaction.actions.flatMap((action) => action.authorization),
      signature: signatureParts(answer.signature),
      trx: transaction,
    },
  };
}

function keyParts(text: string): object {
  const { type, data } = parsePublicKey(text);
  if (type !== 'WA') throw new WalletError('bad-key', 'Only a passkey signs through webauthn');
  const reader = new ByteReader(data);
  return { key: ['bytes', toHex(reader.bytes(33))], user_presence: reader.u8(), rpid: reader.string() };
}

function signatureParts(text: string): object {
  const { type, data } = parseSignature(text);
  if (type !== 'WA') throw new WalletError('bad-action', 'Only the signature of a passkey goes through webauthn');
  const reader = new ByteReader(data);
  const signature = toHex(reader.bytes(65));
  return { auth_data: toHex(reader.lengthAndBytes()), client_json: reader.string(), signature };
}

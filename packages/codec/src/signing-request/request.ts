import type { Action, PermissionLevel, Transaction } from '../chain/transaction.ts';

/*
 * Signing requests (ESR, revisions 2 and 3): a request to a wallet in which signer, expiration and sometimes the chain
 * are still open. uri.ts encodes them as text, resolve.ts creates the transaction.
 */

/** Placeholder for the signing account; in a permission also for its permission. */
export const placeholderActor = '............1';
/** Placeholder for the signing permission. */
export const placeholderPermission = '............2';

/** A chain as on the wire. */
export type RequestChain = ['chain_alias', number] | ['chain_id', string];

/** Requested identity. Null permission: any signer. */
export interface IdentityRequest {
  /** Requesting application; '' in version 2, which has no scope. */
  scope: string;
  permission: PermissionLevel | null;
}

export type RequestPayload =
  | ['action', Action]
  | ['action[]', Action[]]
  | ['transaction', Transaction]
  | ['identity', IdentityRequest];

export interface RequestSignature {
  signer: string;
  /** 'SIG_…'. */
  signature: string;
}

export interface SigningRequest {
  version: 2 | 3;
  chain: RequestChain;
  req: RequestPayload;
  /** Bits: broadcastFlag, backgroundFlag. Others are preserved, because the requester's signature covers them. */
  flags: number;
  /**
   * URL with placeholders like {{sig}}, or ''. Untrusted: callback.ts resolves it, the caller must check it before
   * opening it.
   */
  callback: string;
  info: { key: string; value: Uint8Array }[];
  /** Signature of the requester, if any. */
  signature: RequestSignature | null;
}

export const broadcastFlag = 1;
export const backgroundFlag = 2;

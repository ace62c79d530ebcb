import type { Action, PermissionLevel, Transaction } from '../chain/transaction.ts';

/*
 * Signing requests (ESR, revision 3 and its forerunner 2): what somebody asks a wallet to sign, before the wallet has said
 * who signs, when and, for some, on which chain. uri.ts writes them as text, resolve.ts makes a transaction of them.
 */

/** Name that stands for the signing account, and in a permission for its permission, too. */
export const placeholderActor = '............1';
/** Name that stands for the permission that signs. */
export const placeholderPermission = '............2';

/** A chain as the wire has it. */
export type RequestChain = ['chain_alias', number] | ['chain_id', string];

/** Who shall prove to be whom. Null: whoever signs. */
export interface IdentityRequest {
  /** Which application asks; '' in requests of version 2, which have none. */
  scope: string;
  permission: PermissionLevel | null;
}

export type RequestedThing =
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
  req: RequestedThing;
  /** Bits: broadcastFlag, backgroundFlag. Others are kept, for they are part of what the asker signed. */
  flags: number;
  /** URL with places like {{sig}}, or ''. From a stranger: callback.ts fills it in, who follows it has to check it. */
  callback: string;
  info: { key: string; value: Uint8Array }[];
  /** Signature of the asker, where there is one. */
  signature: RequestSignature | null;
}

export const broadcastFlag = 1;
export const backgroundFlag = 2;

import { ByteWriter } from '@antescope/codec/bytes/cursor';
import { nameToU64 } from '@antescope/codec/chain/name';
import type { PermissionLevel } from '../session/session.ts';
import type { ActionInput } from './draft.ts';

/**
 * Action that proves to a service who signs: `generateauth` with a time and the account. It is never sent to the chain, so
 * it is encoded without the contract's ABI.
 */
export function ownershipProof(contract: string, { actor, permission }: PermissionLevel, now: Date): ActionInput {
  const writer = new ByteWriter(64);
  writer.string(now.toISOString());
  writer.u64(nameToU64(actor));
  return { account: contract, name: 'generateauth', authorization: [{ actor, permission }], data: writer.finish() };
}

import type { Preview } from '../transact/preview-facts.ts';
import { exchangeWithoutMemo } from './exchange-without-memo.ts';
import type { Finding, GuardRule } from './finding.ts';
import { lookAlikeName } from './look-alike-name.ts';
import { mostOfBalance } from './most-of-balance.ts';
import { ownerInUse } from './owner-in-use.ts';
import { permissionHandedOver } from './permission-handed-over.ts';
import { permissionLocked } from './permission-locked.ts';

/** Every rule; add new ones here. */
const rules: readonly GuardRule[] = [
  permissionLocked,
  permissionHandedOver,
  lookAlikeName,
  exchangeWithoutMemo,
  ownerInUse,
  mostOfBalance,
];

/** What a person should know before signing a transaction with this preview. */
export function guard(preview: Preview, chainKey: string): readonly Finding[] {
  return rules.flatMap((rule) => rule(preview, chainKey));
}

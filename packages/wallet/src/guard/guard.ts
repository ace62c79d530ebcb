import type { Preview } from '../transact/preview-facts.ts';
import { codeChanged } from './code-changed.ts';
import { counterfeitToken } from './counterfeit-token.ts';
import { exchangeWithoutMemo } from './exchange-without-memo.ts';
import type { Finding, GuardChain, GuardRule } from './finding.ts';
import { firstContact } from './first-contact.ts';
import { lookAlikeName } from './look-alike-name.ts';
import { mostOfBalance } from './most-of-balance.ts';
import { ownerInUse } from './owner-in-use.ts';
import { permissionHandedOver } from './permission-handed-over.ts';
import { permissionLocked } from './permission-locked.ts';
import { permissionShared } from './permission-shared.ts';
import { scamAccount } from './scam-account.ts';

/** Every rule; add new ones here. */
const rules: readonly GuardRule[] = [
  scamAccount,
  permissionLocked,
  permissionHandedOver,
  permissionShared,
  counterfeitToken,
  lookAlikeName,
  exchangeWithoutMemo,
  codeChanged,
  ownerInUse,
  mostOfBalance,
  firstContact,
];

/** What a person should know before signing a transaction with this preview. */
export function guard(preview: Preview, chain: GuardChain): readonly Finding[] {
  return rules.flatMap((rule) => rule(preview, chain));
}

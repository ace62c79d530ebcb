import type { PermissionView } from '@antescope/sources/account/account-view';
import type { FioFacts } from './fio/fio-facts.ts';

export interface PermissionFacts {
  /** Connected account; null: none. */
  actor: string | null;
  /** Permission that signs; null: no account is connected. */
  signer: string | null;
  /** Permissions of the connected account; null: not known. */
  permissions: readonly PermissionView[] | null;
  /** On FIO, what the fees of actions are paid from; null until known. */
  fio?: Pick<FioFacts, 'fees' | 'own'> | null;
}

export function permissionOf({ permissions }: PermissionFacts, name: string): PermissionView | null {
  return permissions?.find((each) => each.name === name) ?? null;
}

/** Whether the signing permission is `required` or above it; true where it is not known. */
export function signerSatisfies(facts: PermissionFacts, required: string): boolean {
  if (facts.signer === null || facts.permissions === null) return true;
  const seen = new Set<string>();
  for (let name: string | null = required; name !== null && !seen.has(name);) {
    if (name === facts.signer) return true;
    seen.add(name);
    name = permissionOf(facts, name)?.parent ?? null;
  }
  return false;
}

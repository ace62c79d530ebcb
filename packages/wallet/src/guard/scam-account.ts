import { phrase } from '../tools/phrase.ts';
import type { Preview, SignedAction } from '../transact/preview-facts.ts';
import { signersOf, type GuardRule } from './finding.ts';
import { sentTransfers } from './sent-transfers.ts';

/** Contracts, receivers and new members of permissions that the operator lists as frauds. */
export const scamAccount: GuardRule = (preview, { scamAccounts }) => {
  if (scamAccounts.length === 0) return [];
  const listed = new Set(scamAccounts);
  const signers = signersOf(preview);
  const named = [
    ...preview.signed.flatMap(contractsOf),
    ...sentTransfers(preview).map(({ to }) => to),
    ...members(preview),
  ];
  return [...new Set(named)]
    .filter((name) => listed.has(name) && !signers.has(name))
    .map((name) => phrase('scam-account', name));
};

function contractsOf({ contract, carried }: SignedAction): string[] {
  return [contract, ...carried.flatMap(contractsOf)];
}

function members({ permissions }: Preview): string[] {
  return permissions.flatMap(({ authority }) => authority?.accounts.map(({ actor }) => actor) ?? []);
}

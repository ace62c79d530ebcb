import { idsInTitle } from './ids.ts';
import { type Runner, requiredRunners } from './required-runners.ts';
import type { LedgerRow } from './rows.ts';

export interface PassedTest {
  title: string;
  runner: Runner;
}

export interface Proof {
  proven: string[];
  /** All other rows. */
  missing: string[];
  /** Missing rows with a test of another kind, or listed as unproven. */
  unproven: { id: string; reason: string }[];
  /** Ids of tests or of the list of unproven rows that are not in the ledger. */
  unknown: string[];
}

const runnerNames: Record<Runner, string> = { unit: 'unit test', browser: 'browser test' };

/** `listed`: rows that no test can prove before the product changes, with the reason. */
export function proofOf(
  rows: readonly LedgerRow[],
  passed: readonly PassedTest[],
  listed: ReadonlyMap<string, string>,
): Proof {
  const runnersById = new Map<string, Set<Runner>>();
  for (const { title, runner } of passed)
    for (const id of idsInTitle(title)) runnersById.set(id, (runnersById.get(id) ?? new Set()).add(runner));
  const proof: Proof = { proven: [], missing: [], unproven: [], unknown: [] };
  for (const { id, check } of rows) {
    const runners = runnersById.get(id);
    const lacking = runners === undefined ? undefined : lackingKind(check, runners);
    const reason = listed.get(id) ?? lacking;
    if (runners !== undefined && reason === undefined) {
      proof.proven.push(id);
      continue;
    }
    proof.missing.push(id);
    if (reason !== undefined) proof.unproven.push({ id, reason });
  }
  const known = new Set(rows.map(({ id }) => id));
  proof.unknown = [...new Set([...runnersById.keys(), ...listed.keys()])].filter((id) => !known.has(id));
  return proof;
}

/** Why tests of these runners do not satisfy the check; undefined if they do. */
function lackingKind(check: string, runners: ReadonlySet<Runner>): string | undefined {
  const lacking = requiredRunners(check).find((group) => !group.some((runner) => runners.has(runner)));
  if (lacking === undefined) return undefined;
  const required = lacking.map((runner) => runnerNames[runner]).join(' or a ');
  return `Needs a ${required}; only a ${[...runners].map((runner) => runnerNames[runner]).join(' and a ')} has its id.`;
}

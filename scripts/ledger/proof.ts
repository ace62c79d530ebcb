import { idsInTitle } from './ids.ts';
import { needsReview, type Runner, requiredRunners } from './required-runners.ts';
import type { LedgerRow } from './rows.ts';
import type { TestResults } from './test-results.ts';

export interface Proof {
  proven: string[];
  /** All other rows. */
  missing: string[];
  /** Missing rows with a known reason: declared, a failed test, no review, or only tests of another kind. */
  unproven: { id: string; reason: string }[];
  /** Ids of tests, declared differences or reviews that are not in the ledger. */
  unknown: string[];
}

/** What the files beside the ledger say about its rows. */
export interface Statements {
  /** Rows that the product differs from, with the reason. */
  differences: ReadonlyMap<string, string>;
  /** Rows that were reviewed. */
  reviewed: ReadonlySet<string>;
}

const runnerNames: Record<Runner, string> = { unit: 'unit test', browser: 'browser test' };

export function proofOf(
  rows: readonly LedgerRow[],
  results: TestResults,
  { differences, reviewed }: Statements,
): Proof {
  const runnersById = runnersOf(results);
  const takenBack = reasonsOf(results);
  const proof: Proof = { proven: [], missing: [], unproven: [], unknown: [] };
  for (const { id, check } of rows) {
    const reason = differences.get(id) ?? takenBack.get(id) ?? lackingReview(id, check, reviewed);
    const runners = runnersById.get(id) ?? new Set();
    const lacking = lackingRunner(check, runners);
    if (reason === undefined && lacking === undefined) {
      proof.proven.push(id);
      continue;
    }
    proof.missing.push(id);
    const shown = reason ?? (runners.size > 0 ? lacking : undefined);
    if (shown !== undefined) proof.unproven.push({ id, reason: shown });
  }
  const known = new Set(rows.map(({ id }) => id));
  const named = [...runnersById.keys(), ...takenBack.keys(), ...differences.keys(), ...reviewed];
  proof.unknown = [...new Set(named)].filter((id) => !known.has(id));
  return proof;
}

function runnersOf({ passed }: TestResults): Map<string, Set<Runner>> {
  const byId = new Map<string, Set<Runner>>();
  for (const { title, runner } of passed)
    for (const id of idsInTitle(title)) byId.set(id, (byId.get(id) ?? new Set()).add(runner));
  return byId;
}

/** Rows that a failed or skipped test names: any of them takes the row back, whatever passes beside it. */
function reasonsOf({ failed, skipped }: TestResults): Map<string, string> {
  const byId = new Map<string, string>();
  for (const [word, tests] of [
    ['Skipped', skipped],
    ['Failed', failed],
  ] as const)
    for (const { title } of tests) for (const id of idsInTitle(title)) byId.set(id, `${word}: ${title}`);
  return byId;
}

function lackingReview(id: string, check: string, reviewed: ReadonlySet<string>): string | undefined {
  return needsReview(check) && !reviewed.has(id) ? 'Needs a review in docs/ledger-reviews.tsv.' : undefined;
}

/** Why tests of these runners do not satisfy the check; undefined if they do. */
function lackingRunner(check: string, runners: ReadonlySet<Runner>): string | undefined {
  const lacking = requiredRunners(check).find((group) => !group.some((runner) => runners.has(runner)));
  if (lacking === undefined) return undefined;
  const required = lacking.map((runner) => runnerNames[runner]).join(' or a ');
  return `Needs a ${required}; only a ${[...runners].map((runner) => runnerNames[runner]).join(' and a ')} has its id.`;
}

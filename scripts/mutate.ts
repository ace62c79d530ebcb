import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Mutation } from './mutate/mutation.ts';
import { mutations } from './mutate/mutations.ts';
import { runTest, type TestOutcome } from './mutate/run-test.ts';
import { Scratch } from './mutate/scratch.ts';

/** Takes the behavior of ledger rows away, one by one in a copy, and expects the test of each to turn red. */
const rows = process.argv.slice(2);
const unknown = rows.filter((row) => mutations.every((mutation) => mutation.row !== row));
if (unknown.length > 0) {
  const known = [...new Set(mutations.map(({ row }) => row))].join(' ');
  console.error(`No mutation is stored for ${unknown.join(', ')}. Rows: ${known}`);
  process.exit(1);
}
const chosen = mutations.filter(({ row }) => rows.length === 0 || rows.includes(row));
const scratch = new Scratch(resolve(import.meta.dirname, '..'));
let failed = 0;
let before: { test: Mutation['test']; outcome: TestOutcome } | null = null;
for (const mutation of chosen) {
  const { test, row, file } = mutation;
  // Mutations of one test follow each other: it has to pass once.
  if (before === null || !isDeepStrictEqual(before.test, test))
    before = { test, outcome: runTest(scratch.folder, test) };
  const fault = faultOf(mutation, before.outcome);
  if (fault !== null) failed += 1;
  console.log(fault === null ? `ok   ${row} ${file}` : `FAIL ${row} ${file}: ${fault}`);
}
scratch.remove();
console.log(`${chosen.length - failed} of ${chosen.length} mutations turn their test red.`);
process.exit(failed === 0 ? 0 : 1);

/** Why a mutation proves nothing; null if its test turns red. */
function faultOf(mutation: Mutation, unchanged: TestOutcome): string | null {
  const title = `"${mutation.test.title}"`;
  if (unchanged.state !== 'green') return `${title} does not pass without it${reasonOf(unchanged)}`;
  try {
    const changed = scratch.with(mutation, () => runTest(scratch.folder, mutation.test));
    if (changed.state === 'green') return `${title} stays green`;
    return changed.state === 'red' ? null : `${title} fails for another reason${reasonOf(changed)}`;
  } catch (error) {
    return (error as Error).message;
  }
}

function reasonOf(outcome: TestOutcome): string {
  return outcome.state === 'broken' ? `: ${outcome.reason}` : '';
}

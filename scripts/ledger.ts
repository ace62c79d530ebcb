import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Proof, proofOf } from './ledger/proof.ts';
import { differences, type LedgerRow, ledgerRows, reviews } from './ledger/rows.ts';
import { readTestResults, type TestResults } from './ledger/test-results.ts';

const root = resolve(import.meta.dirname, '..');
const document = (name: string): string => readFileSync(join(root, 'docs', name), 'utf8');

const results = lastResults();
const { values } = parseArgs({ options: { stage: { type: 'string' }, json: { type: 'boolean' } } });
const all = ledgerRows(document('ledger.tsv'));
const statements = {
  differences: differences(document('ledger-unproven.tsv')),
  reviewed: new Set(reviews(document('ledger-reviews.tsv')).map(({ id }) => id)),
};
const rows = all.filter(({ stage }) => values.stage === undefined || values.stage === stage);
if (rows.length === 0) {
  const stages = [...new Set(all.map(({ stage }) => stage))].join(', ');
  console.error(`No row has the stage ${values.stage}. Stages: ${stages}.`);
  process.exit(1);
}
const { unknown } = proofOf(all, results, statements);
const proof = proofOf(rows, results, statements);
if (values.json === true) {
  console.log(JSON.stringify({ proven: proof.proven, missing: proof.missing, unproven: proof.unproven }));
} else {
  for (const line of summary(rows, proof)) console.log(line);
}
if (unknown.length > 0) {
  console.error(`Not in docs/ledger.tsv, but in a test title or a file beside it: ${unknown.join(', ')}`);
  process.exit(1);
}

function lastResults(): TestResults {
  try {
    return readTestResults(root);
  } catch {
    console.error('No test report found: run npm test first.');
    return process.exit(1);
  }
}

function summary(ledger: readonly LedgerRow[], { proven, missing, unproven }: Proof): string[] {
  // A test that only compares a constant proves less than one that runs the product.
  const constants = ledger.filter(({ id, kind }) => kind === 'constant' && proven.includes(id)).map(({ id }) => id);
  const claimed = new Set(unproven.map(({ id }) => id));
  const areas = Map.groupBy(
    missing.filter((id) => !claimed.has(id)),
    (id) => id.slice(0, id.lastIndexOf('-')),
  );
  return [
    `${proven.length} of ${ledger.length} rows are proven: tests of the required kind have their id and all of them pass, or a review.`,
    `${constants.length} of these state a constant: ${constants.join(' ')}`,
    `${unproven.length} rows are unproven:`,
    ...unproven.map(({ id, reason }) => `  ${id}: ${reason}`),
    `${missing.length - unproven.length} rows have no passing test:`,
    ...[...areas].map(([area, ids]) => `  ${area}: ${ids.map((id) => id.slice(area.length + 1)).join(' ')}`),
  ];
}

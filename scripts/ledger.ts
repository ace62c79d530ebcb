import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ledgerRows, proofOf } from './ledger/rows.ts';

const root = resolve(import.meta.dirname, '..');
const report = join(root, '.cache/reports/passed.json');

if (!existsSync(report)) {
  console.error('There is no test report yet: run npm test first.');
  process.exit(1);
}
const titles = JSON.parse(readFileSync(report, 'utf8')) as string[];
const { values } = parseArgs({ options: { stage: { type: 'string' }, json: { type: 'boolean' } } });
const all = ledgerRows(readFileSync(join(root, 'docs/ledger.tsv'), 'utf8'));
const rows = all.filter(({ stage }) => values.stage === undefined || values.stage === stage);
if (rows.length === 0) {
  const stages = [...new Set(all.map(({ stage }) => stage))].join(', ');
  console.error(`No row has the stage ${values.stage}; there are ${stages}.`);
  process.exit(1);
}
const ids = rows.map(({ id }) => id);
const proof = proofOf(ids, titles);
const unknown = proofOf(
  all.map(({ id }) => id),
  titles,
).unknown;

if (values.json === true) {
  console.log(JSON.stringify({ proven: proof.proven, missing: proof.missing }));
} else {
  console.log(`${proof.proven.length} of ${ids.length} rows are named by a passing test.`);
  // What only compares a constant says less of the product than a test that runs it.
  const constants = rows.filter(({ id, kind }) => kind === 'constant' && proof.proven.includes(id));
  console.log(`${constants.length} of these state a constant: ${constants.map(({ id }) => id).join(' ')}`);
  const areas = new Map<string, string[]>();
  for (const id of proof.missing) {
    const area = id.slice(0, id.lastIndexOf('-'));
    areas.set(area, [...(areas.get(area) ?? []), id.slice(id.lastIndexOf('-') + 1)]);
  }
  for (const [area, numbers] of areas) console.log(`missing ${area}: ${numbers.join(' ')}`);
}
if (unknown.length > 0) {
  console.error(`Tests name rows that the ledger does not have: ${unknown.join(', ')}`);
  process.exit(1);
}

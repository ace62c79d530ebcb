import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ledgerIds, proofOf } from './ledger/rows.ts';

const root = resolve(import.meta.dirname, '..');
const report = join(root, '.cache/reports/passed.json');

if (!existsSync(report)) {
  console.error('There is no test report yet: run npm test first.');
  process.exit(1);
}
const titles = JSON.parse(readFileSync(report, 'utf8')) as string[];
const ids = ledgerIds(readFileSync(join(root, 'docs/ledger.tsv'), 'utf8'));
const proof = proofOf(ids, titles);

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ proven: proof.proven, missing: proof.missing }));
} else {
  console.log(`${proof.proven.length} of ${ids.length} rows are named by a passing test.`);
  const areas = new Map<string, string[]>();
  for (const id of proof.missing) {
    const area = id.slice(0, id.lastIndexOf('-'));
    areas.set(area, [...(areas.get(area) ?? []), id.slice(id.lastIndexOf('-') + 1)]);
  }
  for (const [area, numbers] of areas) console.log(`missing ${area}: ${numbers.join(' ')}`);
}
if (proof.unknown.length > 0) {
  console.error(`Tests name rows that the ledger does not have: ${proof.unknown.join(', ')}`);
  process.exit(1);
}

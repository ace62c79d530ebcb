import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { outsideReferences } from './references.ts';

test('a citation of a document outside the repository is reported, an RFC is not', () => {
  const root = mkdtempSync(join(tmpdir(), 'references-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  // Assembled, so that this file passes the check.
  const section = '\u00a7';
  const lines = [
    `/** Rows of one list (services ${section}9). */`,
    '/** A frame (RFC 6455 \u00a75.2). */',
    `// The examples of the ${'fact'} book`,
    `The envelope of ${'DESIGN'} ${section}11.`,
    `// ${'readings'}.md 12`,
    '// An ordinary comment about readings of 12 tables.',
  ];
  writeFileSync(join(root, 'a.ts'), lines.join('\n'));
  expect(outsideReferences(root, ['a.ts']).map((line) => line.split(':', 2)[1])).toEqual(['1', '3', '4', '5']);
});

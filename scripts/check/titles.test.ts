import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { overloadedTitles } from './titles.ts';

test('a title with more than three ids is reported, and any id in a file that npm test does not run', () => {
  const root = mkdtempSync(join(tmpdir(), 'titles-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const title = (count: number): string =>
    `test('[${Array.from({ length: count }, (_, index) => `A-00${index}`).join(', ')}] a row', () => {});`;
  writeFileSync(join(root, 'a.test.ts'), [title(3), title(4)].join('\n'));
  writeFileSync(join(root, 'b.ts'), title(4));
  writeFileSync(join(root, 'c.all.e2e.ts'), [title(0), title(1)].join('\n'));
  expect(overloadedTitles(root, ['a.test.ts', 'b.ts', 'c.all.e2e.ts'])).toEqual([
    'a.test.ts:2: 4 ids in one title, 3 at most',
    'c.all.e2e.ts:2: 1 ids in one title, 0 at most',
  ]);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { slowExpressions } from './slow-expressions.ts';

test('expressions that backtrack, move or are not known are reported, linear ones are not', () => {
  const root = mkdtempSync(join(tmpdir(), 'expressions-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const lines = [
    String.raw`export const suffixes = /(?:\$|\?|\[\d*\])+$/;`,
    String.raw`export const nested = /^(?:a+)+$/;`,
    String.raw`export const linear = /^(?:\d+(?:\.\d*)?|\.\d+)$/;`,
    'export const made = (text: string) => new RegExp(text);',
  ];
  writeFileSync(join(root, 'a.ts'), lines.join('\n'));
  writeFileSync(join(root, 'a.test.ts'), lines.join('\n'));
  expect(slowExpressions(root, ['a.ts', 'a.test.ts']).toSorted()).toEqual([
    'a.ts: /(?:\\$|\\?|\\[\\d*\\])+$/ takes polynomial time',
    'a.ts: /^(?:a+)+$/ takes exponential time',
    'a.ts: RegExp() takes a pattern that cannot be checked',
  ]);
});

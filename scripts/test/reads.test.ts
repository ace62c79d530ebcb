import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { observedEnv, uncoveredReads } from './reads.ts';
import type { Suite } from './suite.ts';

const root = resolve(import.meta.dirname, '../..');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'antescope-reads-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('an observed process notes the files of the repository that it reads, and so do those that it starts', () => {
  const log = join(folder, 'reads');
  const inner = "import { readFileSync } from 'node:fs'; readFileSync('tsconfig.json');";
  const outer = `
    import fs from 'node:fs';
    import { spawnSync } from 'node:child_process';
    fs.readFileSync('knip.jsonc'); fs.readFileSync('knip.jsonc');
    spawnSync(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(inner)}]);
  `;
  const env = { ...process.env, ...observedEnv(root, log) };
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', outer], { cwd: root, env });
  expect(status).toBe(0);
  expect(readFileSync(log, 'utf8')).toBe('\tknip.jsonc\n\ttsconfig.json\n');
});

test('a read that no hash covers is reported', () => {
  const log = join(folder, 'reads');
  writeFileSync(log, 'a.test.ts\ta.json\na.test.ts\tb.json\n\tb.json\n\tc.json\n\tignored.log\n');
  const suites = ['a.test.ts', 'b.test.ts'].map((id): Suite => ({ id, kind: 'unit', needsBuild: false }));
  const dependenciesOf = ({ id }: Suite): string[] => [id.replace('.test.ts', '.json')];
  const tracked = new Set(['a.json', 'b.json', 'c.json']);
  expect(uncoveredReads(log, suites, dependenciesOf, tracked)).toEqual([
    'a.test.ts: b.json',
    'a.test.ts, b.test.ts: c.json',
  ]);
  expect(uncoveredReads(join(folder, 'none'), suites, dependenciesOf, tracked)).toEqual([]);
});

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runProgram } from '../run-program.ts';
import { documentedExports } from './documented.ts';
import { type KnipIssue, undocumented, unusedOf } from './unused.ts';

test('code that no product code uses is reported, unless a README documents it', () => {
  const root = mkdtempSync(join(tmpdir(), 'documented-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'packages/x'), { recursive: true });
  writeFileSync(
    join(root, 'packages/x/README.md'),
    "```ts\nimport { two, type Three } from '@antescope/x/b'; // both\nimport { four } from '@antescope/x/c';\n```\n",
  );
  const unused = unusedOf([
    { file: 'packages/x/src/a.ts', files: [{ name: 'a.ts' }], exports: [] },
    { file: 'packages/x/src/b.ts', exports: [{ name: 'one' }, { name: 'two' }], types: [{ name: 'Three' }] },
    { file: 'packages/x/src/c.ts', files: [{ name: 'c.ts' }] },
  ]);
  expect(undocumented(unused, documentedExports(root))).toEqual([
    'packages/x/src/a.ts: no product code uses it',
    'packages/x/src/b.ts (one): no product code uses it',
  ]);
});

test('a file of a package that only a test imports is unused, whatever the package exports', async () => {
  const root = mkdtempSync(join(tmpdir(), 'unused-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files: Record<string, string> = {
    'package.json': '{"name":"root","private":true,"workspaces":["packages/*","apps/*"]}',
    'knip.json': JSON.stringify({
      workspaces: {
        'packages/a': { project: ['src/*.ts!', '!src/*.test.ts!'] },
        'apps/b': { entry: ['main.ts!'], project: ['*.ts!'] },
      },
    }),
    'packages/a/package.json': '{"name":"@x/a","type":"module","exports":{"./*":"./src/*.ts"}}',
    'packages/a/src/used.ts': 'export const used = 1;\n',
    'packages/a/src/tested.ts': 'export const tested = 1;\n',
    'packages/a/src/tested.test.ts': "import { tested } from './tested.ts';\nconsole.log(tested);\n",
    'apps/b/package.json': '{"name":"@x/b","type":"module","dependencies":{"@x/a":"*"}}',
    'apps/b/main.ts': "import { used } from '@x/a/used';\nconsole.log(used);\n",
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  mkdirSync(join(root, 'node_modules/@x'), { recursive: true });
  symlinkSync('../../packages/a', join(root, 'node_modules/@x/a'));
  const { output } = await runProgram(root, [
    '--import',
    join(import.meta.dirname, 'internal-packages.mjs'),
    join(resolve(import.meta.dirname, '../../..'), 'node_modules/knip/bin/knip.js'),
    '--production',
    '--include=files',
    '--reporter=json',
  ]);
  const { issues } = JSON.parse(output) as { issues: KnipIssue[] };
  expect(issues.map(({ file }) => file)).toEqual(['packages/a/src/tested.ts']);
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const trees: string[] = [];

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
  cycle?: { name: string }[];
}

/** Violations of the repository's dependency rules in a tree of these files, as 'rule: from → to'. */
function violations(files: Record<string, string>): string[] {
  const tree = mkdtempSync(join(tmpdir(), 'arrows-'));
  trees.push(tree);
  const write = (path: string, text: string): void => {
    mkdirSync(join(tree, dirname(path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  mkdirSync(join(tree, 'node_modules/@antescope'), { recursive: true });
  const names = Object.keys(files).map((path) => /^packages\/([^/]+)\//.exec(path)?.[1]);
  for (const name of new Set(names.filter((name) => name !== undefined))) {
    write(`packages/${name}/package.json`, JSON.stringify({ name, exports: { './*': './src/*.ts' } }));
    symlinkSync(join(tree, 'packages', name), join(tree, 'node_modules/@antescope', name));
  }
  const result = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      join(root, '.dependency-cruiser.mjs'),
      '--output-type',
      'json',
      '.',
    ],
    { cwd: tree, encoding: 'utf8' },
  );
  const { summary } = JSON.parse(result.stdout) as { summary: { violations: Violation[] } };
  return summary.violations
    .map(({ rule, from, to, cycle }) =>
      [`${rule.name}: ${from}`, ...(cycle === undefined ? [to] : cycle.map(({ name }) => name))].join(' → '),
    )
    .toSorted();
}

afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true });
});

test('an import against the package dependencies is reported, an allowed one is not', () => {
  expect(
    violations({
      'packages/codec/src/name.ts': "import { a } from '@antescope/sources/a';\nexport const name = a;\n",
      'packages/sources/src/a.ts': 'export const a = 1;\n',
      'packages/sources/src/b.ts': "export { x } from '@antescope/codec/x';\n",
      'packages/codec/src/x.ts': 'export const x = 1;\n',
    }),
  ).toEqual(['packages/codec: packages/codec/src/name.ts → packages/sources/src/a.ts']);
});

test('no app imports another app, no package an app; packages are imported by name, not by path', () => {
  expect(
    violations({
      'packages/chains/src/b.ts': "export { x } from '../../codec/src/x.ts';\n",
      'packages/codec/src/x.ts': 'export const x = 1;\n',
      'packages/codec/src/x.test.ts': "import '../../../apps/web/src/lib/d.ts';\n",
      'apps/server/src/c.ts': "export const web = await import('../../web/src/lib/d.ts');\n",
      'apps/web/src/lib/d.ts': 'export {};\n',
      'apps/web/src/lib/d.test.ts': "import '../../../../packages/codec/src/x.ts';\n",
    }),
  ).toEqual([
    'apps/server: apps/server/src/c.ts → apps/web/src/lib/d.ts',
    'by-package-name: apps/server/src/c.ts → apps/web/src/lib/d.ts',
    'by-package-name: packages/chains/src/b.ts → packages/codec/src/x.ts',
    'package-test-to-app: packages/codec/src/x.test.ts → apps/web/src/lib/d.ts',
  ]);
});

test('circular imports, also of types, and unresolved ones are reported', () => {
  expect(
    violations({
      'packages/codec/src/a.ts': "import './b.ts';\nimport './gone.ts';\n",
      'packages/codec/src/b.ts': "import type { A } from './a.ts';\nexport type B = A;\n",
    }),
  ).toEqual([
    'circle: packages/codec/src/a.ts → packages/codec/src/b.ts → packages/codec/src/a.ts',
    'unresolved: packages/codec/src/a.ts → ./gone.ts',
  ]);
});

test('a second serializer is reported, except in tests and wallet plugins', () => {
  const text =
    "import { Name } from '@wharfkit/antelope';\nimport 'eosjs/dist/eosjs-serialize.js';\nexport { Name };\n";
  const serializer = {
    'node_modules/@wharfkit/antelope/package.json': '{"name":"@wharfkit/antelope","main":"index.js"}',
    'node_modules/@wharfkit/antelope/index.js': 'export const Name = 1;\n',
    'node_modules/eosjs/dist/eosjs-serialize.js': 'export {};\n',
  };
  const files = [
    'apps/server/src/a.ts',
    'packages/codec/src/a.test.ts',
    'packages/codec/test/a.ts',
    'packages/wallet/src/plugin.ts',
  ];
  expect(violations({ ...serializer, ...Object.fromEntries(files.map((file) => [file, text])) })).toEqual([
    'second-serializer: apps/server/src/a.ts → node_modules/@wharfkit/antelope/index.js',
    'second-serializer: apps/server/src/a.ts → node_modules/eosjs/dist/eosjs-serialize.js',
  ]);
});

test('every kind of import is checked', () => {
  const imports = [
    "import { a } from '@antescope/sources/a';",
    "import { type B,\n  b } from '@antescope/sources/b';",
    "export * from '@antescope/sources/c';",
    "export const d = await import('@antescope/sources/d');",
    "import '@antescope/sources/e';",
    "import type { F } from '@antescope/sources/f';",
  ];
  const targets = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [`packages/sources/src/${name}.ts`, 'export {};\n']);
  expect(violations({ 'packages/codec/src/x.ts': imports.join('\n'), ...Object.fromEntries(targets) })).toEqual(
    ['a', 'b', 'c', 'd', 'e', 'f'].map(
      (name) => `packages/codec: packages/codec/src/x.ts → packages/sources/src/${name}.ts`,
    ),
  );
});

test('a load.ts imports no view, neither itself nor through others', () => {
  expect(
    violations({
      'apps/web/src/pages/one/load.ts': "import '../../domain/d/read.ts';\nimport './part.ts';\n",
      'apps/web/src/pages/one/part.ts': "import '../../domain/d/part.tsx';\n",
      'apps/web/src/pages/two/load.ts': "import { loadStrings } from '../../i18n/strings.ts';\n",
      'apps/web/src/pages/two/page.tsx': "import type { Data } from './load.ts';\n",
      'apps/web/src/domain/d/part.tsx': 'export {};\n',
      'apps/web/src/domain/d/read.ts': 'export {};\n',
      'apps/web/src/i18n/strings.ts': 'export {};\n',
    }),
  ).toEqual([
    'web/load-to-view: apps/web/src/pages/one/load.ts → apps/web/src/domain/d/part.tsx',
    'web/load-to-view: apps/web/src/pages/two/load.ts → apps/web/src/i18n/strings.ts',
  ]);
});

test('layers of the web app: no page imports a page, no layer a higher one', () => {
  expect(
    violations({
      'apps/web/src/app/a.ts': "import '../pages/one/page.tsx';\nimport '../shell/s.ts';\n",
      'apps/web/src/pages/one/page.tsx':
        "import './part.tsx';\nimport '../two/part.tsx';\nimport '../../domain/d/d.ts';\n",
      'apps/web/src/pages/one/part.tsx': "import '../../shell/s.ts';\nimport '../../wallet/w.ts';\n",
      'apps/web/src/pages/one/inner/page.tsx': "import '../part.tsx';\n",
      'apps/web/src/pages/two/part.tsx': 'export {};\n',
      'apps/web/src/shell/s.ts': "import '../wallet/w.ts';\n",
      'apps/web/src/wallet/w.ts': "import '../domain/d/d.ts';\n",
      'apps/web/src/domain/d/d.ts': "import '../../ui/u.ts';\nimport '../../wallet/v.ts';\n",
      'apps/web/src/wallet/v.ts': 'export {};\n',
      'apps/web/src/ui/u.ts': "import '../i18n/i.ts';\nimport '../domain/e/e.ts';\n",
      'apps/web/src/domain/e/e.ts': 'export {};\n',
      'apps/web/src/i18n/i.ts': "import '../lib/l.ts';\nimport '../ui/v.ts';\n",
      'apps/web/src/ui/v.ts': 'export {};\n',
      'apps/web/src/lib/l.ts': "import '../i18n/j.ts';\n",
      'apps/web/src/i18n/j.ts': 'export {};\n',
    }),
  ).toEqual([
    'web/domain: apps/web/src/domain/d/d.ts → apps/web/src/wallet/v.ts',
    'web/i18n: apps/web/src/i18n/i.ts → apps/web/src/ui/v.ts',
    'web/lib: apps/web/src/lib/l.ts → apps/web/src/i18n/j.ts',
    'web/page-to-page: apps/web/src/pages/one/page.tsx → apps/web/src/pages/two/part.tsx',
    'web/pages: apps/web/src/pages/one/part.tsx → apps/web/src/shell/s.ts',
    'web/ui: apps/web/src/ui/u.ts → apps/web/src/domain/e/e.ts',
  ]);
});

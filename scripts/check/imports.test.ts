import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { importBreaches, specifiersOf } from './imports.ts';

const made: string[] = [];

function tree(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'imports-'));
  made.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

function breaches(files: Record<string, string>): string[] {
  return importBreaches(tree(files), Object.keys(files));
}

afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

test('an import against the arrows is named', () => {
  expect(
    breaches({
      'packages/codec/src/name.ts': "import { a } from '@antescope/sources/a';\n",
      'packages/sources/src/a.ts': 'export const a = 1;\n',
    }),
  ).toEqual(['packages/codec/src/name.ts: packages/codec may not import packages/sources (@antescope/sources/a)']);
});

test('an app is imported by nobody, and packages are named, not reached into', () => {
  expect(
    breaches({
      'packages/chains/src/b.ts': "export { x } from '../../codec/src/x.ts';\n",
      'packages/codec/src/x.ts': 'export const x = 1;\n',
      // Put together here, so that this file does not read as importing it.
      'apps/server/src/c.ts': `const web = await ${'import'}('../../web/src/d.ts');\n`,
      'apps/web/src/d.ts': 'export {};\n',
    }),
  ).toEqual([
    "packages/chains/src/b.ts: across packages import by package name, not '../../codec/src/x.ts'",
    'apps/server/src/c.ts: apps/server may not import apps/web (../../web/src/d.ts)',
  ]);
});

test('circles and imports of nothing are named', () => {
  expect(
    breaches({
      'packages/codec/src/a.ts': "import './b.ts';\nimport './gone.ts';\n",
      'packages/codec/src/b.ts': "import type { A } from './a.ts';\n",
    }),
  ).toEqual([
    "packages/codec/src/a.ts: './gone.ts' resolves to nothing",
    'circle: packages/codec/src/a.ts → packages/codec/src/b.ts → packages/codec/src/a.ts',
  ]);
});

test('a second serialiser is named, but not in tests and in plugins of wallets', () => {
  const files = [
    'apps/server/src/a.ts',
    'packages/codec/src/a.test.ts',
    'packages/codec/test/a.ts',
    'packages/wallet/src/plugin.ts',
  ];
  const text = "import { Name } from '@wharfkit/antelope';\nimport 'eosjs/dist/eosjs-serialize.js';\n";
  expect(breaches(Object.fromEntries(files.map((file) => [file, text])))).toEqual([
    "apps/server/src/a.ts: a second serialiser ('@wharfkit/antelope')",
    "apps/server/src/a.ts: a second serialiser ('eosjs/dist/eosjs-serialize.js')",
  ]);
});

test('every way to import is seen', () => {
  const source = [
    "import a from 'one';",
    "import { type B,\n  c } from 'two';",
    "export * from 'three';",
    "const d = await import('four');",
    "import 'five';",
  ].join('\n');
  expect(specifiersOf(source)).toEqual(['one', 'two', 'three', 'four', 'five']);
});

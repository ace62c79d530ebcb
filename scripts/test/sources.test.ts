import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { builtWeb, Sources } from './sources.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function sources(files: Record<string, string>): Sources {
  const root = mkdtempSync(join(tmpdir(), 'antescope-sources-'));
  folders.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return new Sources(root, Object.keys(files));
}

test('a suite depends on what it imports, directly or not, not on types', () => {
  const repository = sources({
    'packages/a/src/a.test.ts': "import { a } from './a.ts';\nimport type { T } from './types.ts';\n",
    'packages/a/src/a.ts': "export const a = await import('@antescope/b/deep/b');\n",
    'packages/a/src/types.ts': '',
    'packages/a/src/other.ts': '',
    'packages/b/src/deep/b.ts': "export * from '../c.ts';\n",
    'packages/b/src/c.ts': '',
  });
  expect(repository.closure(['packages/a/src/a.test.ts'])).toEqual([
    'packages/a/src/a.test.ts',
    'packages/a/src/a.ts',
    'packages/b/src/c.ts',
    'packages/b/src/deep/b.ts',
  ]);
});

test('a suite depends on the programs that it starts, and on the files and folders that it names', () => {
  const repository = sources({
    'packages/a/src/a.test.ts': [
      "const main = resolve(import.meta.dirname, '../../../apps/x/src/main.ts');",
      "const text = fixture('abi/eosio.json');",
      'const story = readFileSync(`${root}x`), frames = read(`../frames/${name}.json`);',
      "const docs = join(root, 'docs'); readFileSync(join(docs, 'ledger.tsv'));",
      "fetch('/apps/x/src/unrelated.ts'); expect('a word').toBe(\"don't\");",
    ].join('\n'),
    'apps/x/src/main.ts': "import './start.ts';",
    'apps/x/src/start.ts': '',
    'apps/x/src/unrelated.ts': '',
    'docs/ledger.tsv': '',
    'fixtures/abi/eosio.json': '',
    'packages/a/frames/1.json': '',
    'packages/a/frames/2.json': '',
  });
  expect(repository.closure(['packages/a/src/a.test.ts'])).toEqual([
    'apps/x/src/main.ts',
    'apps/x/src/start.ts',
    'docs/ledger.tsv',
    'fixtures/abi/eosio.json',
    'packages/a/frames/1.json',
    'packages/a/frames/2.json',
    'packages/a/src/a.test.ts',
  ]);
});

test('a suite that lists folders depends on all files in them', () => {
  const repository = sources({
    'apps/a/src/version.test.ts': "for (const folder of ['packages', 'apps']) readdirSync(join(root, folder));",
    'packages/b/package.json': '',
    'docs/c.md': '',
  });
  expect(repository.closure(['apps/a/src/version.test.ts'])).toEqual([
    'apps/a/src/version.test.ts',
    'packages/b/package.json',
  ]);
});

test('the built web app is a dependency before it is built', () => {
  const repository = sources({
    'apps/server/src/a.test.ts': "import './load.ts';",
    'apps/server/src/load.ts': "const folder = resolve(import.meta.dirname, '../../web/dist');",
  });
  expect(repository.closure(['apps/server/src/a.test.ts'])).toContain(builtWeb);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { reachedBy } from './changed.ts';
import { Dependencies } from './dependencies.ts';
import { FileDigests } from './digest.ts';
import { testSuites } from './discover.ts';
import { Proofs, sample } from './proofs.ts';
import { Sources } from './sources.ts';
import type { Suite } from './suite.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const repository: Record<string, string> = {
  'package-lock.json': '{}',
  'packages/a/src/a.test.ts': "import './a.ts';",
  'packages/a/src/a.ts': '',
  'packages/a/src/other.test.ts': '',
  'apps/server/src/main.ts': "const folder = resolve(import.meta.dirname, '../../web/dist');",
  'apps/web/src/app/pages.ts': "import.meta.glob('../pages/**/route.ts'); import.meta.glob('../pages/**/page.tsx');",
  'apps/web/src/pages/account/route.ts': '',
  'apps/web/src/pages/account/page.tsx': "import '../../domain/token.ts';",
  'apps/web/src/pages/vote/route.ts': '',
  'apps/web/src/pages/vote/page.tsx': '',
  'apps/web/src/domain/token.ts': '',
  'e2e/account.e2e.ts': "const main = 'apps/server/src/main.ts';",
};

function checkout(): { root: string; write: (file: string, text: string) => void } {
  const root = mkdtempSync(join(tmpdir(), 'antescope-proofs-'));
  folders.push(root);
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const [file, text] of Object.entries(repository)) write(file, text);
  return { root, write };
}

const files = Object.keys(repository);
const [unit, other, browser] = ['packages/a/src/a.test.ts', 'packages/a/src/other.test.ts', 'e2e/account.e2e.ts'].map(
  (id): Suite => ({ id, kind: id.startsWith('e2e') ? 'browser' : 'unit', needsBuild: id.startsWith('e2e') }),
) as [Suite, Suite, Suite];

test('suites are the files of the two runners; the wide ones only on request', () => {
  const { root } = checkout();
  const found = ['packages/a/a.all.test.ts', 'e2e/a.all.e2e.ts', 'e2e/a.e2e.ts', 'e2e/a.ts', 'fixtures/a.test.ts'];
  const ids = (all: boolean) => testSuites(found, new Sources(root, []), all).map(({ id }) => id);
  expect(ids(false)).toEqual(['e2e/a.e2e.ts']);
  expect(ids(true)).toEqual(['packages/a/a.all.test.ts', 'e2e/a.all.e2e.ts', 'e2e/a.e2e.ts']);
});

test('a change runs the suites that depend on it, browser tests only by the pages that they visit', () => {
  const dependencies = new Dependencies(files, new Sources(checkout().root, files));
  const reached = (file: string, pages: string[] | null): string[] =>
    reachedBy([file], [unit, other, browser], (suite) => dependencies.of(suite, pages)).map(({ id }) => id);
  expect(reached('packages/a/src/a.ts', null)).toEqual([unit.id]);
  expect(reached('package-lock.json', null)).toHaveLength(3);
  expect(reached('apps/web/src/pages/vote/page.tsx', ['account'])).toEqual([]);
  expect(reached('apps/web/src/pages/vote/page.tsx', null)).toEqual([browser.id]);
  expect(reached('apps/web/src/pages/account/page.tsx', ['account'])).toEqual([browser.id]);
  expect(reached('apps/web/src/pages/vote/route.ts', ['account'])).toEqual([browser.id]);
  expect(reached('apps/web/src/domain/token.ts', ['account'])).toEqual([browser.id]);
});

test('a proof holds until something that the suite depends on changes', () => {
  const { root, write } = checkout();
  const proofs = new Proofs(root, new Dependencies(files, new Sources(root, files)), 'v24');
  const digests = (): FileDigests => new FileDigests(root, files);
  expect(proofs.held(unit, digests())).toBeNull();
  proofs.keep(unit, null, ['works'], digests(), digests());
  expect(proofs.held(unit, digests())?.titles).toEqual(['works']);
  write('packages/a/src/other.test.ts', 'changed');
  expect(proofs.held(unit, digests())).not.toBeNull();
  write('packages/a/src/a.ts', 'changed');
  expect(proofs.held(unit, digests())).toBeNull();
  write('packages/a/src/a.ts', '');
  expect(proofs.held(unit, digests())).not.toBeNull();
  const elsewhere = new Proofs(root, new Dependencies(files, new Sources(root, files)), 'v25');
  expect(elsewhere.held(unit, digests())).toBeNull();
});

test('a suite whose files changed while it ran has no proof', () => {
  const { root, write } = checkout();
  const proofs = new Proofs(root, new Dependencies(files, new Sources(root, files)), 'v24');
  const before = new FileDigests(root, files);
  write('packages/a/src/a.ts', 'changed');
  const after = new FileDigests(root, files);
  proofs.keep(unit, null, [], before, after);
  expect(proofs.held(unit, after)).toBeNull();
});

test('a sample of the kept suites runs all the same: one in fifty, at least one, of a minute at most', () => {
  const kept = Array.from({ length: 200 }, (_, at): Suite => ({ ...unit, id: String(at) }));
  const seconds = (each: number): Map<string, number> => new Map(kept.map(({ id }) => [id, each]));
  expect(sample(kept, seconds(1), Math.random)).toHaveLength(4);
  expect(sample(kept, seconds(25), Math.random)).toHaveLength(2);
  expect(sample(kept.slice(0, 3), seconds(1), Math.random)).toHaveLength(1);
  expect(sample(kept, seconds(90), Math.random)).toEqual([]);
});

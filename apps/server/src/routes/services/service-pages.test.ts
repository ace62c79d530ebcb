import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { services } from '@antescope/sources/services/registry';
import { expect, test } from 'vitest';
import { relayCalls } from './relay-calls.ts';

const root = resolve(import.meta.dirname, '../../../../..');
const registry = join(root, 'packages/sources/src/services/registry.ts');
const imported = /^(?:import|export)\s+(?!type\b)[^;']*?from '([^']+)'|import\('([^']+)'\)/gm;

const importsByFile = new Map<string, string[]>();

/** Files that a module loads, but for packages from elsewhere. */
function importsOf(file: string): string[] {
  const known = importsByFile.get(file) ?? readImports(file);
  importsByFile.set(file, known);
  return known;
}

function readImports(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(imported)]
    .map(([, fixed, lazy]) => (fixed ?? lazy)!)
    .map((name) => {
      const [, workspace, path] = /^@antescope\/([^/]+)\/(.+)$/.exec(name) ?? [];
      return workspace === undefined ? join(dirname(file), name) : join(root, 'packages', workspace, `src/${path}.ts`);
    })
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path));
}

/** Every file that these import, directly or not. The registry imports every service, so it proves nothing. */
function reachedFrom(files: readonly string[]): Set<string> {
  const reached = new Set(files);
  for (const file of reached) if (file !== registry) for (const next of importsOf(file)) reached.add(next);
  return reached;
}

/** Text and reach of a page's folder; `relayed` is what the server runs for the calls that it makes. */
function useOf(page: string): { reached: Set<string>; relayed: string } {
  const files = readdirSync(join(root, page), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => join(root, page, file));
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const calls = Object.entries(relayCalls).filter(([name]) => text.includes(`'${name}'`));
  return { reached: reachedFrom(files), relayed: calls.map(([, { run }]) => run.toString()).join('\n') };
}

/** Services by name, each with the module that defines it and what that one exports. */
async function defined(): Promise<Map<string, { file: string; exports: string[] }>> {
  const modules = await Promise.all(
    importsOf(registry).map(async (file) => ({ file, exports: (await import(file)) as Record<string, unknown> })),
  );
  return new Map(
    services.map((service) => {
      const { file, exports } = modules.find((each) => Object.values(each.exports).includes(service))!;
      return [service.name, { file, exports: Object.keys(exports) }];
    }),
  );
}

/** Names of the services of a row of docs/services.md, and the folders of their pages. */
const documented = readFileSync(join(root, 'docs/services.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((row) => ({
    names: [...row.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
    pages: [...row.matchAll(/\]\(\.\.\/(apps\/web\/src\/pages\/[^)]+)\)/g)].map(([, page]) => page!),
  }));

test('[NAV-073] every service has a page that uses it, and docs/services.md names it', async () => {
  expect(documented.flatMap(({ names }) => names).toSorted()).toEqual(services.map(({ name }) => name).toSorted());
  const modules = await defined();
  const unused = documented.flatMap(({ names, pages }) => {
    const uses = pages.map(useOf);
    return names.filter((name) => {
      const { file, exports } = modules.get(name)!;
      return !uses.some(
        ({ reached, relayed }) =>
          reached.has(file) || exports.some((each) => new RegExp(`\\b${each}\\b`).test(relayed)),
      );
    });
  });
  expect(unused).toEqual([]);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Unused } from './unused.ts';

/** The public API of the packages: what the examples of their READMEs import, by file. */
export function documentedExports(root: string): Unused {
  const readmes = readdirSync(join(root, 'packages'))
    .map((name) => join(root, 'packages', name, 'README.md'))
    .filter((path) => existsSync(path));
  const exports = new Map<string, Set<string>>();
  for (const readme of readmes) {
    for (const [, names, from, path] of readFileSync(readme, 'utf8').matchAll(importLine)) {
      const file = `packages/${from}/src/${path}.ts`;
      exports.set(file, new Set([...(exports.get(file) ?? []), ...names!.split(/, (?:type )?/)]));
    }
  }
  return exports;
}

const importLine = /^import \{ (.+) \} from '@antescope\/([a-z-]+)\/(.+)';/gm;

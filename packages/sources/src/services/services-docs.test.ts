import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { services } from './registry.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** Names of services with at least one page, from the table of docs/services.md. */
function documented(): string[] {
  const rows = readFileSync(join(root, 'docs/services.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  return rows
    .filter((row) => row.includes('](../apps/web/src/pages/'))
    .flatMap((row) => [...row.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
}

test('[NAV-073] every service has a page that uses it, and docs/services.md names it', () => {
  expect(documented().toSorted()).toEqual(services.map(({ name }) => name).toSorted());
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { version } from './version.ts';

const root = resolve(import.meta.dirname, '../../../..');

/** Folders of all apps and packages, relative to the root. */
const projects = ['apps', 'packages'].flatMap((area) =>
  readdirSync(join(root, area))
    .map((name) => join(area, name))
    .filter((project) => existsSync(join(root, project, 'package.json'))),
);

test('[SHELL-013] the product and all its packages have version 27.12.1', () => {
  expect(version).toBe('27.12.1');
  expect(projects.length).toBeGreaterThan(5);
  const others = projects.filter((project) => {
    const manifest = JSON.parse(readFileSync(join(root, project, 'package.json'), 'utf8')) as { version?: string };
    return manifest.version !== version;
  });
  expect(others).toEqual([]);
});

test('[SHELL-013] no source repeats the version: the one constant is read from the root package.json', () => {
  const sources = projects
    .map((project) => join(project, 'src'))
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.(?:tsx?|css|html)$/.test(file) && !/\.test\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => readFileSync(join(root, file), 'utf8').includes(version))).toEqual([]);
});

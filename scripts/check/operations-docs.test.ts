import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './files.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const operations = read('docs/operations.md');

/** Flags of other programs. */
const foreign = new Set([
  '--omit',
  '--build',
  '--build-arg',
  '--format',
  '--help',
  '--max-semi-space-size',
  '--always-sparkplug',
]);

function matches(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1]!))].sort();
}

/** Product code of the server process: the app, the compatible APIs and the index. */
function serverSources(): string {
  return ['apps/server/src', 'packages/compat/src', 'packages/index/src', 'packages/index-clickhouse/src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map(read)
    .join('\n');
}

test.each(['docs/operations.md', 'Dockerfile', 'compose.yaml', 'SECURITY.md'])('%s: every flag exists', (path) => {
  const flags = new Set(
    matches(read('apps/server/src/config/options.ts'), /key: '([a-z-]+)'/g).map((key) => `--${key}`),
  );
  // Before the ENTRYPOINT, flags belong to npm and Docker.
  const text = path === 'Dockerfile' ? read(path).slice(read(path).indexOf('ENTRYPOINT')) : read(path);
  const named = matches(text, /(?<![\w-])(--[a-z][a-z-]*)/g).filter((flag) => !foreign.has(flag));
  expect(named.filter((flag) => !flags.has(flag))).toEqual([]);
  expect(named.length).toBeGreaterThan(0);
});

test('the documented metrics equal the metrics of the server', () => {
  const metric = /\b((?:antescope|process)_[a-z_]+)/g;
  const exported = ['status-routes', 'metrics'].flatMap((name) =>
    matches(read(`apps/server/src/routes/status/${name}.ts`), metric).map((one) =>
      one.replace(/_(?:bucket|sum|count)$/, ''),
    ),
  );
  expect(matches(operations, metric)).toEqual([...new Set(exported)].sort());
});

test('every message of the troubleshooting table exists in the server', () => {
  const sources = serverSources();
  const table = operations.slice(operations.indexOf('## Troubleshooting'));
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const lines = rows.flatMap((row) => matches(row.split(' | ', 1)[0]!, /`([^`]+)`/g));
  expect(lines.length).toBeGreaterThan(20);
  const pieces = lines.flatMap((line) => line.split('…').map((piece) => piece.replaceAll(/^[' (]+|[' ()]+$/g, '')));
  expect(pieces.filter((piece) => piece.length > 3 && !sources.includes(piece))).toEqual([]);
});

test('every environment variable is used', () => {
  const names = ['docs/operations.md', 'docs/configuration.md'].flatMap((path) =>
    matches(read(path), /(ANTESCOPE_\w+)/g),
  );
  // By the server, or by the benchmark.
  const sources = serverSources() + read('bench/index.bench.ts');
  const isRead = (name: string): boolean =>
    sources.includes(`process.env.${name}`) || sources.includes(`process.env['${name}']`);
  expect(names.filter((name) => !isRead(name))).toEqual([]);
});

test('commands in README and CONTRIBUTING exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = ['README.md', 'CONTRIBUTING.md'].flatMap((page) => matches(read(page), /npm run ([a-z][a-z0-9:]*)/g));
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
  expect(
    Object.keys(scripts).filter((name) => !/^(?:start|test)$/.test(name) && !read('README.md').includes(name)),
  ).toEqual([]);
});

test('links and commands refer to existing files', () => {
  for (const page of sourceFiles(root, ['*.md'])) {
    const links = matches(read(page), /\]\((?!https?:|#)([^)#]+)/g);
    expect(
      links.filter((link) => !existsSync(join(root, dirname(page), link))),
      page,
    ).toEqual([]);
  }
  for (const page of ['docs/operations.md', 'Dockerfile']) {
    // Only scripts run by Node; npm creates node_modules.
    const scripts = matches(read(page).replaceAll('", "', ' '), /\bnode"? (?:--\S+ )*((?:apps|scripts)\/\S+?\.ts)/g);
    expect(scripts).toEqual(['apps/server/src/main.ts', 'scripts/build-web.ts']);
    expect(scripts.filter((script) => !existsSync(join(root, script)))).toEqual([]);
  }
});

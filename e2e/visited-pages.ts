import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { BrowserContext, TestInfo } from '@playwright/test';

const root = resolve(import.meta.dirname, '..');

/** Annotation of a test: the page folders that it visited, for the hash of its proof. */
export const visitedPages = 'visited pages';

/** In place of a page folder: a document of no known page. */
export const unknownPage = '*';

/** Records the folders in apps/web/src/pages of the pages that a context opens while the test runs. */
export async function recordVisits(context: BrowserContext, test: TestInfo, use: () => Promise<void>): Promise<void> {
  const pages = new Set<string>();
  context.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const script = scripts().get(pathname.slice(pathname.lastIndexOf('/') + 1));
    if (script !== undefined) pages.add(script);
    if (request.resourceType() === 'document' || search.includes('format=json'))
      pages.add(pageOfPath(pathname) ?? unknownPage);
  });
  await use();
  test.annotations.push({ type: visitedPages, description: [...pages].join(' ') });
}

let builtScripts: Map<string, string> | null = null;

/** Page folders by the name of a built script of theirs. */
function scripts(): Map<string, string> {
  if (builtScripts !== null) return builtScripts;
  const manifest = join(root, 'apps/web/dist/client/.vite/manifest.json');
  const chunks = existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>)
    : {};
  builtScripts = new Map(
    Object.entries(chunks).flatMap(([source, { file }]) => {
      const page = /^src\/pages\/([^/]+)\//.exec(source)?.[1];
      return page === undefined ? [] : [[file.slice(file.lastIndexOf('/') + 1), page] as const];
    }),
  );
  return builtScripts;
}

let routePatterns: { page: string; pattern: RegExp }[] | null = null;

/** The page folder of a path, which may begin with the key of a chain. */
function pageOfPath(path: string): string | undefined {
  routePatterns ??= globSync('apps/web/src/pages/**/route.ts', { cwd: root }).flatMap((file) => {
    const page = file.split(/[\\/]/)[4] ?? '';
    const literals = readFileSync(join(root, file), 'utf8').matchAll(/'(\/[^']*)'/g);
    return [...literals].map(([, route = '']) => ({ page, pattern: routePattern(route) }));
  });
  const ofChain = path.replace(/^\/[^/]+(?=\/|$)/, '') || '/';
  for (const candidate of [path, ofChain])
    for (const { page, pattern } of routePatterns) if (pattern.test(candidate)) return page;
  return undefined;
}

/** '/account/$id' matches one segment for each parameter. */
function routePattern(route: string): RegExp {
  const segments = route.split('/').map((part) => (part.startsWith('$') ? '[^/]+' : part.replaceAll('.', '\\.')));
  return new RegExp(`^${segments.join('/')}/?$`);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
}

/** Bytes (gzip) of scripts that a page may add to those of the entry. */
export const mostRouteBytes = 60_000;

const entry = 'src/app/client-entry.tsx';
const screen = /^src\/pages\/(.+)\/page\.tsx$/;

/** What each page's screen adds to the entry, largest first, from the built client's manifest. */
export function routeSizes(root: string): { page: string; bytes: number }[] {
  const client = join(root, 'apps/web/dist/client');
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const common = filesBelow(manifest, entry);
  return Object.keys(manifest)
    .map((source) => ({ source, page: screen.exec(source)?.[1] }))
    .filter(({ page }) => page !== undefined)
    .map(({ source, page = '' }) => ({
      page,
      bytes: [...filesBelow(manifest, source)]
        .filter((file) => !common.has(file))
        .reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0),
    }))
    .toSorted((a, b) => b.bytes - a.bytes);
}

/** Scripts of a module and of all that it imports statically. */
function filesBelow(manifest: Record<string, Chunk>, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The built client lacks ${key}`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) filesBelow(manifest, next, found);
  return found;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
}

/** Maximum gzip bytes of scripts that a page adds to the entry. */
export const maxRouteBytes = 60_000;

const entry = 'src/app/client-entry.tsx';
const screen = /^src\/pages\/(.+)\/page\.tsx$/;

/** Gzip bytes that each page's screen adds to the entry, largest first, from the manifest of the built client. */
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

/** Scripts of a module and of its static imports, recursively. */
function filesBelow(manifest: Record<string, Chunk>, key: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The built client lacks ${key}`);
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const next of chunk.imports ?? []) filesBelow(manifest, next, files);
  return files;
}

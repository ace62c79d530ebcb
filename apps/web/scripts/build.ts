import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '..');
const compressible = /\.(?:js|css|svg|json|webmanifest|txt)$/;

/** Writes .gz and .br next to every text asset, so that the server compresses nothing. */
function precompress(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) precompress(path);
    else if (compressible.test(entry.name)) {
      const content = readFileSync(path);
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    }
  }
}

/** Files of the current build; empty before the first. */
function builtFiles(): string[] {
  const manifest = join(root, 'dist/client/.vite/manifest.json');
  if (!existsSync(manifest)) return [];
  const chunks = Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, ManifestChunk>);
  return chunks.flatMap((chunk) => [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]);
}

interface ManifestChunk {
  file: string;
  css?: string[];
  assets?: string[];
}

/** Removes assets older than the previous build, which open pages and a running server still use. */
function prune(keep: ReadonlySet<string>): void {
  const folder = join(root, 'dist/client/assets');
  for (const name of readdirSync(folder)) {
    if (!keep.has(`assets/${name.replace(/\.(?:gz|br)$/, '')}`)) rmSync(join(folder, name));
  }
}

const before = builtFiles();
process.env.NODE_ENV = 'production';
await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn', build: { ssr: 'src/app/server-entry.tsx' } });
prune(new Set([...before, ...builtFiles()]));
precompress(join(root, 'dist/client'));

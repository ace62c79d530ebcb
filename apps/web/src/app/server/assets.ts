import { readFileSync } from 'node:fs';

interface ManifestChunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  isEntry?: boolean;
}

export type Manifest = Record<string, ManifestChunk>;

export interface Assets {
  entry: string;
  /** Static imports of the entry, each after its own. */
  entryImports: string[];
  /** All styles, inlined: an external stylesheet would delay the first paint. */
  styles: string;
  /** Modules to preload, to avoid a request waterfall. */
  preloads: string[];
  fonts: string[];
}

const texts = new Map<string, string>();

/** Reads a file of the client build, next to this bundle. */
function clientFile(path: string): string {
  const cached = texts.get(path);
  if (cached !== undefined) return cached;
  const text = readFileSync(new URL(`../client/${path}`, import.meta.url), 'utf8');
  texts.set(path, text);
  return text;
}

let cached: Manifest | null = null;

/** Vite's manifest of the client build. */
function readManifest(): Manifest {
  cached ??= JSON.parse(clientFile('.vite/manifest.json')) as Manifest;
  return cached;
}

function fontsIn(manifest: Manifest): string[] {
  const files = Object.values(manifest).map(({ file }) => file);
  return files.filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`);
}

/** Assets by their sources: few combinations, and walking the imports of one costs 1 ms. */
const assetsOf = new WeakMap<Manifest, Map<string, Assets>>();

/** URLs of the entry, its styles, and the static imports of the entry and the named sources. */
export function assetsFor(sources: string[], manifest: Manifest = readManifest()): Assets {
  const known = assetsOf.get(manifest) ?? new Map<string, Assets>();
  assetsOf.set(manifest, known);
  const key = sources.join();
  const assets = known.get(key) ?? findAssets(sources, manifest);
  known.set(key, assets);
  return assets;
}

function findAssets(sources: string[], manifest: Manifest): Assets {
  const entry = 'src/app/client-entry.tsx';
  const visited = new Set<string>();
  const files = new Set<string>();
  const css = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || visited.has(key)) return;
    visited.add(key);
    for (const style of chunk.css ?? []) css.add(style);
    for (const next of chunk.imports ?? []) add(next);
    files.add(chunk.file);
  };
  const main = manifest[entry];
  if (main === undefined) throw new Error('The client build lacks its entry');
  const paths = (): string[] => [...files].filter((file) => file !== main.file).map((file) => `/${file}`);
  add(entry);
  const entryImports = paths();
  for (const key of sources) add(key);
  return {
    entry: `/${main.file}`,
    entryImports,
    styles: [...css].map(clientFile).join(''),
    preloads: paths(),
    fonts: fontsIn(manifest),
  };
}

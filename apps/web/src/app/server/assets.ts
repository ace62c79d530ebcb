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

/** URLs of the fonts of a build: the same for every page, and a manifest has more than a thousand chunks. */
const fontsOf = new WeakMap<Manifest, string[]>();

function fontsIn(manifest: Manifest): string[] {
  const known = fontsOf.get(manifest);
  if (known !== undefined) return known;
  const files = Object.values(manifest).map(({ file }) => file);
  const fonts = files.filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`);
  fontsOf.set(manifest, fonts);
  return fonts;
}

/** URLs of the entry, its styles, and the static imports of the entry and the named sources. */
export function assetsFor(sources: string[], manifest: Manifest = readManifest()): Assets {
  const entry = 'src/app/client-entry.tsx';
  const files = new Set<string>();
  const css = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) css.add(style);
    for (const next of chunk.imports ?? []) add(next);
  };
  for (const key of [entry, ...sources]) add(key);
  const main = manifest[entry];
  if (main === undefined) throw new Error('The client build lacks its entry');
  return {
    entry: `/${main.file}`,
    styles: [...css].map(clientFile).join(''),
    preloads: [...files].filter((file) => file !== main.file).map((file) => `/${file}`),
    fonts: [...fontsIn(manifest)],
  };
}

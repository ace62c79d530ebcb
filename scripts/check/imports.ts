import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** Which of our parts each part may import; a part is the first two folders of a path. */
const allowed: Record<string, readonly string[]> = {
  'packages/codec': [],
  'packages/chains': ['packages/codec'],
  'packages/economics': ['packages/codec'],
  'packages/sources': ['packages/codec', 'packages/chains', 'packages/economics'],
  'packages/index': ['packages/codec', 'packages/chains', 'packages/sources'],
  'packages/wallet': ['packages/codec', 'packages/chains', 'packages/economics', 'packages/sources'],
  'packages/devnet': ['packages/codec', 'packages/economics'],
  'apps/web': ['packages/codec', 'packages/chains', 'packages/economics', 'packages/sources', 'packages/wallet'],
  'apps/server': ['packages/codec', 'packages/chains', 'packages/economics', 'packages/sources', 'packages/index'],
  'apps/devnet': ['packages/codec', 'packages/economics', 'packages/devnet'],
};

const importPattern =
  /(?:^|[\s;])(?:import|export)\s+(?:type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Libraries that serialise, too. The product has one serialiser; plugins of wallets, loaded when asked for, may bring theirs. */
const otherSerialisers = /^(@wharfkit|@greymass|@eosrio|eosjs)(\/|$)/;

/** Breaches of the import direction, of package names across packages, of barrels and of cycles, one line each. */
export function importBreaches(root: string, files: readonly string[]): string[] {
  const breaches: string[] = [];
  const graph = new Map<string, string[]>();
  for (const file of files) {
    const targets: string[] = [];
    for (const specifier of specifiersOf(readFileSync(join(root, file), 'utf8'))) {
      if (otherSerialisers.test(specifier) && !isTest(file) && partOf(file) !== 'packages/wallet')
        breaches.push(`${file}: a second serialiser ('${specifier}')`);
      const target = resolveOurs(root, file, specifier);
      if (target === null) continue;
      if (!existsSync(join(root, target))) {
        breaches.push(`${file}: '${specifier}' resolves to nothing`);
        continue;
      }
      targets.push(target);
      const breach = breachOf(file, specifier, target);
      if (breach !== null) breaches.push(`${file}: ${breach}`);
    }
    graph.set(file, targets);
  }
  return [...breaches, ...cyclesOf(graph)];
}

export function specifiersOf(source: string): string[] {
  const found: string[] = [];
  for (const match of source.matchAll(importPattern)) {
    const specifier = match[1] ?? match[2];
    if (specifier !== undefined) found.push(specifier);
  }
  return found;
}

/** Repository path that a specifier of ours means; null for third-party and built-in modules and for assets. */
function resolveOurs(root: string, file: string, specifier: string): string | null {
  if (specifier.startsWith('@antescope/')) {
    const [, name, ...rest] = specifier.split('/');
    return `packages/${name}/src/${rest.join('/')}.ts`;
  }
  if (!specifier.startsWith('.')) return null;
  const path = relative(root, resolve(root, dirname(file), specifier.replace(/\?.*$/, '')));
  return /\.tsx?$/.test(path) ? path : null;
}

function breachOf(file: string, specifier: string, target: string): string | null {
  const from = partOf(file);
  const to = partOf(target);
  if (from === to) return null;
  if (isTest(file)) {
    return to.startsWith('apps/') && from.startsWith('packages/') ? `a package's test imports the app ${to}` : null;
  }
  if (!(from in allowed)) return to.startsWith('apps/') ? `nothing imports an app (${specifier})` : null;
  if (!allowed[from]!.includes(to)) return `${from} may not import ${to} (${specifier})`;
  if (specifier.startsWith('.')) return `across packages import by package name, not '${specifier}'`;
  return null;
}

function partOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

function isTest(file: string): boolean {
  return (
    /\.(test|fixture)\.tsx?$/.test(file) || /\/(test|conformance)\//.test(file) || !/^(packages|apps)\//.test(file)
  );
}

function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const path: string[] = [];
  const visit = (file: string): void => {
    if (done.has(file)) return;
    const at = path.indexOf(file);
    if (at >= 0) {
      found.push(`circle: ${[...path.slice(at), file].join(' → ')}`);
      return;
    }
    path.push(file);
    for (const next of graph.get(file) ?? []) visit(next);
    path.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return found;
}

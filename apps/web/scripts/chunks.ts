import { relative } from 'node:path';

/** What the bundler tells about modules while it forms chunks. */
export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** The share of all pages that makes what they need common. */
const commonShare = 0.1;

/** The pages that people open first, and how many pages make what one of these needs common. */
const firstPages = ['home', 'account'];
const fewPages = 4;

const framework = /node_modules\/(?:react|react-dom|scheduler|@tanstack|seroval|use-sync-external-store)\//;

/**
 * Few chunks: what every page needs is two files, the framework and the app; each page, each language and each lazy part
 * are more. Without the app's group every small shared module would be a request of its own.
 */
export function chunkGroups(src: string) {
  let common: ReadonlySet<string> | null = null;
  const inApp = (id: string, graph: ModuleGraph): string | null => {
    common ??= commonModules(src, graph);
    return common.has(id) ? 'app' : null;
  };
  return [
    { name: 'framework', test: framework, priority: 2 },
    { name: inApp, debugName: 'app', priority: 1 },
  ];
}

/** 'live-page' for the screen of pages/live; other chunks have the names of their modules. */
export function chunkName(src: string, facade: string | null | undefined): string {
  const page = facade == null ? null : /^pages\/(.+)\/page\.tsx$/.exec(relative(src, facade).replaceAll('\\', '/'));
  return page === null ? '[name]' : `${page[1]!.replaceAll('/', '-')}-page`;
}

/** What is fetched along with a chunk: not itself, nor what every page has loaded. */
export function laterDependencies(file: string, dependencies: string[]): string[] {
  return dependencies.filter((path) => path !== file && !/\/(?:app|framework|rolldown-runtime)-[^/]*$/.test(path));
}

/**
 * Modules that every page loads: those of the entry, of a tenth of the pages, of all first pages, and of one of these and
 * a few others. Pages of wallet tools do not count: what only they need is not part of a first visit.
 */
function commonModules(src: string, graph: ModuleGraph): ReadonlySet<string> {
  const entry = `${src}/app/client-entry.tsx`;
  const common = modulesBelow(entry, graph);
  const screens = graph.getModuleInfo(`${src}/app/pages.ts`)?.dynamicallyImportedIds ?? [];
  const isWallet = (id: string): boolean => id.startsWith(`${src}/wallet/`) && !common.has(id);
  const pages = screens
    .map((screen) => ({ screen, modules: modulesBelow(screen, graph) }))
    .filter(({ modules }) => ![...modules].some(isWallet));
  const uses = new Map<string, number>();
  for (const { modules } of pages) for (const id of modules) uses.set(id, (uses.get(id) ?? 0) + 1);
  const first = pages.filter(({ screen }) => firstPages.some((id) => screen === `${src}/pages/${id}/page.tsx`));
  const all = new Set(common);
  for (const [id, count] of uses) {
    const firstUses = first.filter(({ modules }) => modules.has(id)).length;
    const isCommon = firstUses === first.length || (firstUses > 0 && count >= fewPages);
    if (isCommon || count >= commonShare * pages.length) all.add(id);
  }
  // The entry stays a file of its own, so that the others can be loaded without running it.
  all.delete(entry);
  return all;
}

/** A module and all that it imports statically. */
function modulesBelow(root: string, graph: ModuleGraph): Set<string> {
  const found = new Set([root]);
  // A set is iterated while it grows.
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

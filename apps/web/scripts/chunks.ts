import { relative } from 'node:path';

/** The part of the bundler's module graph used here. */
export interface ModuleGraph {
  getModuleInfo(id: string): ModuleFacts | null;
}

interface ModuleFacts {
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

/** Share of all pages that must need a module for it to be common. */
const commonShare = 0.1;

/** Most likely landing pages, and how many pages must share a module of one of them for it to be common. */
const firstPages = ['home', 'account'];
const maxSharedPages = 4;

const framework = /node_modules\/(?:react|react-dom|scheduler|@tanstack|seroval|use-sync-external-store)\//;

/**
 * Few chunks: two files for all pages (framework and app), one for what most pages but home share, one for account pages
 * and what others share with them, plus one per page, language and lazy part. Without the groups every small shared module
 * would be a separate request.
 */
export function chunkGroups(src: string) {
  let common: ReadonlySet<string> | null = null;
  let home: ReadonlySet<string> | null = null;
  const inCommon = (id: string, graph: ModuleGraph): string | null => {
    common ??= withIcons(commonModules(src, graph), graph);
    home ??= withIcons(homeModules(src, graph), graph);
    const module = iconOf(id) ?? id;
    if (!common.has(module)) return null;
    return home.has(module) ? 'app' : 'shared';
  };
  let account: ReadonlySet<string> | null = null;
  const inAccount = (id: string, graph: ModuleGraph): string | null => {
    account ??= withIcons(modulesBelow(`${src}/pages/account/page.tsx`, graph), graph);
    return account.has(iconOf(id) ?? id) && id !== `${src}/pages/account/page.tsx` ? 'account' : null;
  };
  return [
    { name: 'framework', test: framework, priority: 2 },
    { name: inCommon, debugName: 'app and shared', priority: 1 },
    { name: inAccount, debugName: 'account', priority: 0 },
  ];
}

/** 'live-page' for the screen of pages/live, 'ko' for Korean strings; other chunks are named after their modules. */
export function chunkName(src: string, facade: string | null | undefined): string {
  const locale = /\?locale=([a-z]+)$/.exec(facade ?? '')?.[1];
  if (locale !== undefined) return locale;
  const page = facade == null ? null : /^pages\/(.+)\/page\.tsx$/.exec(relative(src, facade).replaceAll('\\', '/'));
  return page === null ? '[name]' : `${page[1]!.replaceAll('/', '-')}-page`;
}

/** Pages that most visits open next. */
const nextPages = /\/(?:home|account|transaction|block|tokens-token)-page-[^/]*$/;

/**
 * Dependencies to fetch with a chunk, without itself and those that every page has loaded. The entry names them, so only
 * pages that most visits open next have any; those of other chunks load after these.
 */
export function laterDependencies(file: string, dependencies: string[]): string[] {
  if (!nextPages.test(file)) return [];
  return dependencies.filter((path) => path !== file && !/\/(?:app|framework|rolldown-runtime)-[^/]*$/.test(path));
}

/**
 * Modules that many pages load: modules of the entry, of a tenth of the pages, of all landing pages, and of one of these
 * and a few others. Wallet tools do not count: their modules are not part of a first visit.
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
    const isCommon = firstUses === first.length || (firstUses > 0 && count >= maxSharedPages);
    if (isCommon || count >= commonShare * pages.length) all.add(id);
  }
  // The entry remains a separate file, so that the others can be loaded without running it.
  all.delete(entry);
  return all;
}

/** Modules of the entry and of home. */
function homeModules(src: string, graph: ModuleGraph): ReadonlySet<string> {
  return new Set(
    [`${src}/app/client-entry.tsx`, `${src}/pages/home/page.tsx`].flatMap((root) => [...modulesBelow(root, graph)]),
  );
}

/** A module and its static imports, transitively; without the icons, of which the package imports all. */
function modulesBelow(root: string, graph: ModuleGraph): Set<string> {
  const modules = new Set([root]);
  // Sets can be extended while they are iterated.
  for (const id of modules)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) if (iconOf(next) === null) modules.add(next);
  return modules;
}

/** Lower-case name of an icon by its module: 'qrcode'. */
function iconOf(id: string): string | null {
  return /\/lucide-react\/.*\/icons\/([a-z\d-]+)\.\w+$/.exec(id)?.[1]!.replaceAll('-', '') ?? null;
}

/** Modules with the icons that they name in imports. */
function withIcons(modules: ReadonlySet<string>, graph: ModuleGraph): ReadonlySet<string> {
  const all = new Set(modules);
  for (const id of modules) {
    const names = /import \{([^}]*)\} from ["']lucide-react["']/.exec(graph.getModuleInfo(id)?.code ?? '')?.[1] ?? '';
    for (const [name] of names.matchAll(/\b[A-Z]\w*(?= as |,| |$)/g)) all.add(name.toLowerCase());
  }
  return all;
}

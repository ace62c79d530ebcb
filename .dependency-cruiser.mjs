// The arrows of the house: which part may import which. `npm run check` enforces them.

/** Packages by name, with the packages that each may import. */
const packages = {
  codec: [],
  chains: ['codec'],
  economics: ['codec'],
  sources: ['codec', 'chains', 'economics'],
  index: ['codec', 'chains', 'sources'],
  compat: ['codec', 'chains', 'economics', 'sources', 'index'],
  'index-clickhouse': ['codec', 'index'],
  'web-contract': ['chains', 'sources'],
  wallet: ['codec', 'chains', 'economics', 'sources'],
  devnet: ['codec', 'economics'],
};

/** Apps, with the packages that each may import. No app imports another. */
const apps = {
  web: ['codec', 'chains', 'economics', 'sources', 'wallet', 'web-contract'],
  server: ['codec', 'chains', 'sources', 'index', 'index-clickhouse', 'compat', 'web-contract'],
  devnet: ['codec', 'economics', 'devnet'],
};

/** Rooms of apps/web/src, with the rooms that each may import. */
const webRooms = {
  lib: [],
  i18n: ['lib'],
  ui: ['i18n', 'lib'],
  domain: ['ui', 'i18n', 'lib'],
  wallet: ['domain', 'ui', 'i18n', 'lib'],
  shell: ['wallet', 'domain', 'ui', 'i18n', 'lib'],
  pages: ['wallet', 'domain', 'ui', 'i18n', 'lib'],
  app: ['pages', 'shell', 'wallet', 'domain', 'ui', 'i18n', 'lib'],
};

/** Rooms of apps/server/src, with the rooms that each may import. The entry points in src import any. */
const serverRooms = {
  platform: [],
  realtime: [],
  config: ['platform'],
  routes: ['platform'],
  rest: ['platform'],
  start: ['platform', 'realtime', 'config', 'routes', 'rest'],
};

/** Folders of packages/compat/src: no API imports another. */
const compatRooms = {
  core: [],
  hyperion: ['core'],
  atomic: ['core'],
  light: ['core'],
  nodeos: ['core'],
  'v1-history': ['core'],
};

/** Tests, what they share, and everything that is not shipped. */
const tests = '\\.(test|fixture)\\.tsx?$|/(test|conformance)/';

const oneOf = (names) => (names.length === 0 ? '(?!)' : `(${names.join('|')})`);

const partRules = [
  ...Object.entries(packages).map(([name, allowed]) => ({ part: `packages/${name}`, allowed })),
  ...Object.entries(apps).map(([name, allowed]) => ({ part: `apps/${name}`, allowed })),
].map(({ part, allowed }) => ({
  name: part,
  comment: `${part} may import ${allowed.length === 0 ? 'no other package' : allowed.join(', ')}`,
  severity: 'error',
  from: { path: `^${part}/`, pathNot: tests },
  to: { path: '^(packages|apps)/', pathNot: [`^${part}/`, `^packages/${oneOf(allowed)}/`] },
}));

const roomRules = Object.entries({
  'apps/web': webRooms,
  'apps/server': serverRooms,
  'packages/compat': compatRooms,
}).flatMap(([part, rooms]) =>
  Object.entries(rooms).map(([room, allowed]) => ({
    name: `${part.split('/')[1]}/${room}`,
    comment: `${part}/src/${room} may import ${allowed.length === 0 ? 'no other room' : allowed.join(', ')}`,
    severity: 'error',
    from: { path: `^${part}/src/${room}/`, pathNot: tests },
    to: { path: `^${part}/src/`, pathNot: `^${part}/src/${oneOf([room, ...allowed])}/` },
  })),
);

export default {
  forbidden: [
    ...partRules,
    ...roomRules,
    {
      name: 'web/page-to-page',
      comment: 'no page imports a page of another folder: what two pages share is a domain',
      severity: 'error',
      from: { path: '^apps/web/src/pages/([^/]+)/', pathNot: tests },
      to: { path: '^apps/web/src/pages/', pathNot: '^apps/web/src/pages/$1/' },
    },
    {
      name: 'web/load-to-view',
      comment: 'a load.ts reads data, also for programs: code and strings of the view are preloaded by the screen',
      severity: 'error',
      from: { path: '^apps/web/src/pages/.*/load\\.ts$' },
      to: { path: '^apps/web/src/(.*\\.tsx|i18n/strings\\.ts)$', reachable: true },
    },
    {
      name: 'server/clickhouse-on-demand',
      comment: 'only the start of the server imports the ClickHouse store, whose client may not be installed',
      severity: 'error',
      // config/store-settings.ts has its type only.
      from: { path: '^apps/server/src/', pathNot: [tests, '^apps/server/src/(start/|config/store-settings)'] },
      to: { path: '^packages/index-clickhouse/' },
    },
    {
      name: 'package-test-to-app',
      comment: 'a package knows no app, its tests included',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'by-package-name',
      comment: 'across packages import by package name',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/', pathNot: tests },
      to: { path: '^(packages|apps)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'second-serializer',
      comment: 'the product has one serializer; plugins of wallets, loaded on demand, and tests may bring others',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: [tests, '^packages/wallet/'] },
      to: { path: '(^|node_modules/)(@wharfkit|@greymass|@eosrio|eosjs)(/|$)' },
    },
    {
      name: 'circle',
      comment: 'no file imports itself through others',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'unresolved',
      comment: 'the import resolves to nothing',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // TypeScript 7 has no API that dependency-cruiser could parse with.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^apps/[^/]+/dist/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};

import { builtWeb, type Sources } from './sources.ts';
import { type Suite, webBuild } from './suite.ts';

const unit = /^(?:packages|apps|scripts|bench)\/.*\.test\.tsx?$/;
const browser = /^e2e\/.*\.e2e\.ts$/;
/** What only `npm run test:all` runs. */
const wide = /\.all\.(?:test\.tsx?|e2e\.ts)$/;

/** A check as a suite, from its step. */
export function checkSuites(steps: readonly { name: string; needsBuild?: boolean }[]): Suite[] {
  return [
    { id: webBuild, kind: 'check', needsBuild: false },
    ...steps.map(({ name, needsBuild = false }): Suite => ({ id: name, kind: 'check', needsBuild })),
  ];
}

/** Test files among the files of the repository; `all`: the wide ones, too. */
export function testSuites(files: readonly string[], sources: Sources, all: boolean): Suite[] {
  return files
    .filter((file) => all || !wide.test(file))
    .flatMap((id): Suite[] => {
      if (browser.test(id)) return [{ id, kind: 'browser', needsBuild: true }];
      if (!unit.test(id)) return [];
      return [{ id, kind: 'unit', needsBuild: sources.closure([id]).includes(builtWeb) }];
    });
}

/** Suites below the paths, with the web build if one of them needs it. Throws if a path has no suites. */
export function below(suites: readonly Suite[], paths: readonly string[]): Suite[] {
  const chosen = new Set<Suite>();
  for (const path of paths.map((given) => given.replace(/^\.\//, '').replace(/\/$/, ''))) {
    const found = suites.filter(({ id }) => id === path || id.startsWith(`${path}/`));
    if (found.length === 0) throw new Error(`No tests at ${path}`);
    for (const suite of found) chosen.add(suite);
  }
  return withBuild(suites, [...chosen]);
}

/** Adds the web build if one of the chosen suites needs it. */
export function withBuild(suites: readonly Suite[], chosen: readonly Suite[]): Suite[] {
  const build = suites.find(({ id }) => id === webBuild);
  const needed = chosen.some(({ needsBuild }) => needsBuild) && !chosen.some(({ id }) => id === webBuild);
  return needed && build !== undefined ? [build, ...chosen] : [...chosen];
}

import { spawnSync } from 'node:child_process';
import type { Suite } from './suite.ts';

/** Files that differ from a commit, deleted and untracked ones included. Throws if git does not know it. */
export function changedFiles(root: string, ref: string): string[] {
  const list = (args: readonly string[]): string[] => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout.split('\0').filter((file) => file !== '');
  };
  return [
    ...list(['diff', '--name-only', '--no-renames', '-z', ref, '--']),
    ...list(['status', '--porcelain', '--untracked-files=all', '-z'])
      .filter((line) => line.startsWith('?? '))
      .map((line) => line.slice(3)),
  ];
}

/** Suites that depend on a changed file. */
export function reachedBy(
  changed: readonly string[],
  suites: readonly Suite[],
  dependenciesOf: (suite: Suite) => readonly string[],
): Suite[] {
  const names = new Set(changed);
  return suites.filter((suite) => dependenciesOf(suite).some((file) => names.has(file)));
}

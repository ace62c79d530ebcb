import { spawnSync } from 'node:child_process';

/** Source files that git knows or would add, relative to the root, sorted. */
export function sourceFiles(root: string): string[] {
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (listed.status !== 0) throw new Error(`git could not list the files: ${listed.stderr}`);
  return [...new Set(listed.stdout.split('\n').filter((line) => line !== ''))].sort();
}

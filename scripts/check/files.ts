import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Tracked and untracked files that git does not ignore, relative to the root, sorted; TypeScript sources by default. */
export function sourceFiles(root: string, patterns: readonly string[] = ['*.ts', '*.tsx']): string[] {
  const result = spawnSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  });
  if (result.status !== 0) throw new Error(`git ls-files failed: ${result.stderr}`);
  // A deleted file stays in the index until the deletion is staged.
  const files = result.stdout.split('\n').filter((line) => line !== '' && existsSync(join(root, line)));
  return [...new Set(files)].sort();
}

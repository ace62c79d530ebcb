import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mutated, type Mutation } from './mutation.ts';

/** A copy of the working tree as it is, changes included. Packages from elsewhere are found above it. */
export class Scratch {
  readonly folder: string;

  constructor(root: string) {
    this.folder = join(root, '.cache/mutate');
    rmSync(this.folder, { recursive: true, force: true });
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
    for (const file of listed.toString().split('\0')) {
      if (file === '' || !existsSync(join(root, file))) continue;
      mkdirSync(dirname(join(this.folder, file)), { recursive: true });
      copyFileSync(join(root, file), join(this.folder, file));
    }
    // The workspaces, by links from this folder to their own.
    const own = 'node_modules/@antescope';
    cpSync(join(root, own), join(this.folder, own), { recursive: true, verbatimSymlinks: true });
  }

  /** Runs `work` with the change in the copy. */
  with<T>(mutation: Mutation, work: () => T): T {
    const path = join(this.folder, mutation.file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, mutated(text, mutation));
    try {
      return work();
    } finally {
      writeFileSync(path, text);
    }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Not part of a clone, as in .gitignore: tool output and server data. */
const ignored = /^(?:(?:.*[\\/])?(?:\.cache|dist|node_modules|test-results)|\.git|data|shots)$/;

/**
 * Copies the repository to a temporary folder, with the installed packages and the built web app, if any. Outside of the
 * repository, so that Node finds no packages in a parent folder.
 */
export function cloneRepository(): string {
  const clone = mkdtempSync(join(tmpdir(), 'antescope-clone-'));
  cpSync(root, clone, { recursive: true, filter: (path) => !ignored.test(relative(root, path)) });
  const dist = 'apps/web/dist';
  if (existsSync(join(root, dist))) cpSync(join(root, dist), join(clone, dist), { recursive: true });
  linkPackages(join(root, 'node_modules'), join(clone, 'node_modules'));
  // Stamp of scripts/setup/install.mjs, so that `npm start` does not install again.
  const digest = createHash('sha256')
    .update(readFileSync(join(clone, 'package-lock.json')))
    .digest('hex');
  writeFileSync(join(clone, 'node_modules/.antescope-lock'), digest);
  return clone;
}

/**
 * Hard links, because copying 17,000 files takes too long; removing a link keeps the original. npm never modifies files of
 * packages. It and other tools modify hidden files next to them, of which only .bin is linked.
 */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const isPackage = entry.isDirectory() && (!entry.name.startsWith('.') || entry.name === '.bin');
    if (isPackage) linkFolder(join(from, entry.name), join(to, entry.name));
  }
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    // The temporary folder is on another file system.
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(from, to);
  }
}

/** Environment of a terminal: without variables that npm sets for scripts such as this test. */
export function cleanEnvironment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(?:npm_|INIT_CWD$|NODE_OPTIONS$|VITEST)/i.test(name));
  return { ...Object.fromEntries(own), ...more };
}

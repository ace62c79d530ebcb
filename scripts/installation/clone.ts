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

/** Not part of a clone, as .gitignore has it: output of tools, and data of a server that ran here. */
const ignored = /^(?:(?:.*[\\/])?(?:\.cache|dist|node_modules|test-results)|\.git|data|shots)$/;

/**
 * A copy of the repository in a temporary folder, with the packages that `npm ci` installed here and the web app as it
 * was built here, if it was. Outside the repository: Node must find no package of ours in a folder above.
 */
export function cloneRepository(): string {
  const clone = mkdtempSync(join(tmpdir(), 'antescope-clone-'));
  cpSync(root, clone, { recursive: true, filter: (path) => !ignored.test(relative(root, path)) });
  const dist = 'apps/web/dist';
  if (existsSync(join(root, dist))) cpSync(join(root, dist), join(clone, dist), { recursive: true });
  linkPackages(join(root, 'node_modules'), join(clone, 'node_modules'));
  // What scripts/setup/install.mjs leaves behind: `npm start` must not install again.
  const digest = createHash('sha256')
    .update(readFileSync(join(clone, 'package-lock.json')))
    .digest('hex');
  writeFileSync(join(clone, 'node_modules/.antescope-lock'), digest);
  return clone;
}

/**
 * Hard links, because copying 17,000 files takes too long; removing a link leaves the original. npm never writes to a
 * file of a package. It does to those of its own beside them, as do other tools: of those only the links to programs
 * are taken over.
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

/** Environment of a person's terminal: without what npm sets for the scripts it runs, such as this test. */
export function cleanEnvironment(more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(?:npm_|INIT_CWD$|NODE_OPTIONS$|VITEST)/i.test(name));
  return { ...Object.fromEntries(own), ...more };
}

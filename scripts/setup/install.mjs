// Runs before packages are installed, on Node 20 or later: plain JavaScript without dependencies.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runChild } from './run-child.mjs';

export const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');

const stamp = join(root, 'node_modules', '.antescope-lock');

/** Exits with one line on stderr. */
export function giveUp(message) {
  console.error(message);
  process.exit(1);
}

function lockDigest() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** Installs the locked packages if they are missing or the lock file has changed. */
export async function ensureInstalled() {
  const digest = lockDigest();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  console.log('Installing packages …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code, interrupted } = await runChild(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  }).catch((error) => giveUp(`Cannot run npm: ${error.message}`));
  if (interrupted) process.exit(1);
  if (code !== 0) giveUp('Installing the packages failed (npm ci, see above).');
  writeFileSync(stamp, digest);
}

/** Path of a Node with type stripping and node:sqlite: this one if it is new enough, else the one of the lock file. */
export function modernNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 24) return process.execPath;
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const system = process.platform === 'win32' ? 'win' : process.platform;
  // Apple silicon has another package name.
  for (const name of [`node-${system}-${process.arch}`, `node-bin-${system}-${process.arch}`]) {
    const path = join(root, 'node_modules', name, 'bin', binary);
    if (existsSync(path)) return path;
  }
  return giveUp(
    `Node 24 is required, and there is no package for ${process.platform}-${process.arch}: install Node 24.`,
  );
}

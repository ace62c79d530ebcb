// Runs on whatever Node a person has (20 or later), before anything is installed: plain JavaScript, no dependency.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runChild } from './run-child.mjs';

export const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');

const stamp = join(root, 'node_modules', '.antescope-lock');

/** Ends the program with one clear line. */
export function giveUp(message) {
  console.error(message);
  process.exit(1);
}

function lockDigest() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** Installs the locked packages when they are missing or the lock has changed since. */
export async function ensureInstalled() {
  const digest = lockDigest();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  console.log('Installing packages …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code, interrupted } = await runChild(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  }).catch((error) => giveUp(`npm could not be run: ${error.message}`));
  if (interrupted) process.exit(1);
  if (code !== 0) giveUp('The packages could not be installed (npm ci failed, see above).');
  writeFileSync(stamp, digest);
}

/** Path of a Node that strips types and has node:sqlite: this one if it is new enough, else the one in the lock file. */
export function modernNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 24) return process.execPath;
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const system = process.platform === 'win32' ? 'win' : process.platform;
  // Apple silicon's package has a name of its own.
  for (const name of [`node-${system}-${process.arch}`, `node-bin-${system}-${process.arch}`]) {
    const path = join(root, 'node_modules', name, 'bin', binary);
    if (existsSync(path)) return path;
  }
  return giveUp(
    `Node 24 is needed, and no binary of it is packaged for ${process.platform}-${process.arch}: install Node 24.`,
  );
}

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root } from './install.mjs';

const version = '3.4.0';

/**
 * Installs the embedded ClickHouse, 540 MB, into .cache/chdb: outside of the lock file, because only `npm run test:all` needs
 * it. Tests read ANTESCOPE_CHDB.
 */
export function ensureChdb() {
  // There is no package for other systems: their run lists what was not run.
  if (!['linux', 'darwin'].includes(process.platform)) return;
  if (process.env.ANTESCOPE_CHDB !== undefined || existsSync(join(root, 'node_modules/chdb'))) return;
  const folder = join(root, '.cache/chdb');
  process.env.ANTESCOPE_CHDB = join(folder, 'node_modules');
  if (installedVersion(folder) === version) return;
  console.log('Installing the embedded ClickHouse …');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: { chdb: version } }));
  const args = ['install', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) giveUp('Installing the embedded ClickHouse failed (npm install, see above).');
}

function installedVersion(folder) {
  const file = join(folder, 'node_modules/chdb/package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : null;
}

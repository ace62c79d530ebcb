import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, modernNode, root } from './install.mjs';

/** Headless-only build of Chromium: end-to-end tests need a third less CPU time than with the full browser. */
const shell = '/usr/bin/chromium-headless-shell';
const installed = [shell, '/usr/bin/chromium', '/usr/bin/chromium-browser'];

/**
 * Finds or installs a browser for end-to-end tests: Debian's packages if possible, else Playwright's. Tests read
 * ANTESCOPE_CHROMIUM; unset: Playwright's.
 */
export function ensureChromium() {
  if (process.env.ANTESCOPE_CHROMIUM !== undefined) return;
  const asRoot = typeof process.getuid === 'function' && process.getuid() === 0;
  if (asRoot && existsSync('/etc/debian_version') && !existsSync(shell)) installDebianShell();
  const browser = installed.find((path) => existsSync(path));
  if (browser !== undefined) {
    process.env.ANTESCOPE_CHROMIUM = browser;
    return;
  }
  console.log("Installing Playwright's Chromium …");
  const result = spawnSync(modernNode(), [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], {
    stdio: 'inherit',
  });
  if (result.status !== 0) giveUp('No Chromium found, and Playwright failed to install one.');
}

/** Older releases lack the package; an installed Chromium is used then. */
function installDebianShell() {
  console.log('Installing the headless shell of Chromium from Debian …');
  const run = (args) =>
    spawnSync('apt-get', ['-qq', '-o', 'Acquire::http::Timeout=30', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  run(['update']);
  const packages = ['chromium-headless-shell', 'fonts-noto-core'];
  if (!run(['install', '-y', '--no-install-recommends', ...packages]))
    console.log('apt-get failed to install it (see above).');
}

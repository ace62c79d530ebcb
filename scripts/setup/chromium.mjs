import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, modernNode, root } from './install.mjs';

const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

/**
 * Finds or installs a browser for end-to-end tests: Debian's package if possible, else Playwright's. Tests read
 * ANTESCOPE_CHROMIUM; unset: Playwright's.
 */
export function ensureChromium() {
  const installed = process.env.ANTESCOPE_CHROMIUM ?? system.find((path) => existsSync(path));
  if (installed !== undefined) {
    process.env.ANTESCOPE_CHROMIUM = installed;
    return;
  }
  const asRoot = typeof process.getuid === 'function' && process.getuid() === 0;
  if (asRoot && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium from Debian …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env });
    const result = spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core'],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env,
      },
    );
    if (result.status !== 0 || !existsSync(system[0])) giveUp('apt-get failed to install Chromium (see above).');
    process.env.ANTESCOPE_CHROMIUM = system[0];
    return;
  }
  console.log("Installing Playwright's Chromium …");
  const result = spawnSync(modernNode(), [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], {
    stdio: 'inherit',
  });
  if (result.status !== 0) giveUp('No Chromium found, and Playwright failed to install one.');
}

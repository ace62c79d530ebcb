import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, modernNode, root } from './install.mjs';

const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

/**
 * Makes sure that end-to-end tests find a browser: Debian's package where we may install it, else Playwright's own.
 * The tests read ANTESCOPE_CHROMIUM; unset means Playwright's.
 */
export function ensureChromium() {
  const found = process.env.ANTESCOPE_CHROMIUM ?? system.find((path) => existsSync(path));
  if (found !== undefined) {
    process.env.ANTESCOPE_CHROMIUM = found;
    return;
  }
  const asRoot = typeof process.getuid === 'function' && process.getuid() === 0;
  if (asRoot && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium from Debian …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env });
    const done = spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core'],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env,
      },
    );
    if (done.status !== 0 || !existsSync(system[0]))
      giveUp('Chromium could not be installed with apt-get (see above).');
    process.env.ANTESCOPE_CHROMIUM = system[0];
    return;
  }
  console.log("Installing Playwright's Chromium …");
  const done = spawnSync(modernNode(), [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], {
    stdio: 'inherit',
  });
  if (done.status !== 0) giveUp('No Chromium was found, and Playwright could not install its own.');
}

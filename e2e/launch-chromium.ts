import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

/** Switches required as root, and against background requests. */
export const chromiumSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The headless shell is all that `npm test` installs. */
const debianBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];

/** Launch options for the system's Chromium if installed, else Playwright's. */
export function chromiumOptions(): { executablePath?: string; args: string[] } {
  const system = process.env.ANTESCOPE_CHROMIUM ?? debianBrowsers.find((path) => existsSync(path));
  return { ...(system === undefined ? {} : { executablePath: system }), args: chromiumSwitches };
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch(chromiumOptions());
}

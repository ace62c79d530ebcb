import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

/** Switches that a headless Chromium needs as root, and that keep it from calling anybody. */
export const chromiumSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Options that start the system's Chromium where there is one, else Playwright's own. */
export function chromiumOptions(): { executablePath?: string; args: string[] } {
  const system = process.env.ANTESCOPE_CHROMIUM ?? '/usr/bin/chromium';
  return { ...(existsSync(system) ? { executablePath: system } : {}), args: chromiumSwitches };
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch(chromiumOptions());
}

import type { Running } from './start.ts';
import { version } from './version.ts';

/** Tells a person where to look, or a test in one line of JSON (ANTESCOPE_READY_JSON=1). */
export function announce(running: Running): void {
  for (const warning of running.warnings) console.error(warning);
  if (process.env.ANTESCOPE_READY_JSON === '1') {
    const devnet = running.devnet === null ? null : { api: running.devnet.api, ship: running.devnet.ship };
    console.log(JSON.stringify({ ready: true, url: running.url, devnet, keys: running.devnet?.keys ?? {} }));
    return;
  }
  const lines = [`Antescope ${version}: ${running.url}`];
  if (running.devnet !== null) {
    lines.push(`A chain of its own runs at ${running.devnet.api}, state history at ${running.devnet.ship}.`);
    const keys = Object.entries(running.devnet.keys);
    if (keys.length > 0) lines.push('Keys to sign in with, for this chain only:');
    for (const [name, key] of keys) lines.push(`  ${name.padEnd(14)}${key}`);
  }
  console.log(lines.join('\n'));
}

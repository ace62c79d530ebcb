import type { Running } from './start.ts';
import { version } from './version.ts';

/** Tells a person where to look, or a test in one line of JSON (ANTESCOPE_READY_JSON=1). */
export function announce(running: Running): void {
  for (const warning of running.warnings) console.error(warning);
  if (process.env.ANTESCOPE_READY_JSON === '1') {
    console.log(JSON.stringify({ ready: true, url: running.url, devnet: running.devnet?.facts ?? null }));
    return;
  }
  const lines = [`Antescope ${version}: ${running.url}`];
  lines.push(...running.indexing);
  if (running.devnet !== null) {
    const { api, ship } = running.devnet.facts;
    lines.push(`A chain of its own runs at ${api}, state history at ${ship}.`);
    const keys = Object.entries(running.devnet.facts.keys);
    if (keys.length > 0) lines.push('Keys to sign in with, for this chain only:');
    for (const [name, key] of keys) lines.push(`  ${name.padEnd(14)}${key}`);
  }
  console.log(lines.join('\n'));
}

import type { Running } from './start.ts';
import { version } from './version.ts';

/** Prints the URL for a person, or one line of JSON for a test (ANTESCOPE_READY_JSON=1). */
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
    lines.push(`Devnet: node API at ${api}, state history at ${ship}.`);
    const keys = Object.entries(running.devnet.facts.keys);
    if (keys.length > 0) lines.push('Private keys, for this chain only:');
    for (const [name, key] of keys) lines.push(`  ${name.padEnd(14)}${key}`);
  }
  console.log(lines.join('\n'));
}

import type { Running } from './start.ts';
import { version } from './version.ts';

/** Prints the URL for a person, or one line of JSON for a test (ANTESCOPE_READY_JSON=1). */
export function announce(running: Running): void {
  for (const warning of running.warnings) console.error(warning);
  if (process.env.ANTESCOPE_READY_JSON === '1') {
    const devnets = Object.fromEntries([...running.devnets].map(([key, { facts }]) => [key, facts]));
    const [devnet = null] = Object.values(devnets);
    console.log(JSON.stringify({ ready: true, url: running.url, devnet, devnets }));
    return;
  }
  const lines = [`Antescope ${version}: ${running.url}`];
  lines.push(...running.indexing);
  for (const [chain, { facts }] of running.devnets) {
    const name = running.devnets.size === 1 ? 'Devnet' : `Devnet ${chain}`;
    lines.push(`${name}: node API at ${facts.api}, state history at ${facts.ship}.`);
    const keys = Object.entries(facts.keys);
    if (keys.length > 0) lines.push('Private keys, for this chain only:');
    for (const [account, key] of keys) lines.push(`  ${account.padEnd(14)}${key}`);
  }
  console.log(lines.join('\n'));
}

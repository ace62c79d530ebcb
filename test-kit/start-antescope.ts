import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHosted } from './host/client.ts';
import type { StartedDevnet, StartedSite } from './host/protocol.ts';

const hosted = new URL('./host/hosted-site.ts', import.meta.url);

/** A running site. */
export interface Antescope {
  /** URL of the web app, without a trailing slash. */
  url: string;
  /** The devnet's API, if one was started. */
  devnetApi: string | null;
  /** Private keys of the devnet's accounts, by account; empty without a devnet. */
  keys: Record<string, string>;
  /** The devnets by chain key; several with `--family`. */
  devnets: Record<string, StartedDevnet>;
  stop(): Promise<void>;
}

/**
 * Starts a site on a free port with its own data folder and waits until it is ready and the devnet's story is indexed. The
 * site and its devnet, which goes on from the finished story, run in the host of this process: to kill or measure them,
 * start the program (`start-program.ts`). `settings`: its `antescope.json`. `stop` ends the site and removes the data.
 */
export async function startAntescope(
  flags: readonly string[] = [],
  settings: Record<string, unknown> = {},
): Promise<Antescope> {
  const data = mkdtempSync(join(tmpdir(), 'antescope-'));
  const config = join(data, 'antescope.json');
  writeFileSync(config, JSON.stringify(settings));
  // All requests of a test come from one address.
  const all = siteFlags(['--rate-limit', '0', '--config', config, ...flags], data);
  const { started, stop } = await startHosted<StartedSite>(hosted, all);
  return indexedSite(started, async () => {
    await stop();
    rmSync(data, { recursive: true, force: true });
  });
}

/** Flags of a site on free ports. */
export function siteFlags(flags: readonly string[], data: string): string[] {
  return [
    ...(flags.includes('--port') ? [] : ['--port', '0']),
    ...['--devnet-api-port', '0', '--devnet-ship-port', '0', '--data', data],
    ...flags,
  ];
}

/** Waits for the index: a site is ready before, with an incomplete history. */
export async function indexedSite({ url, devnets }: StartedSite, stop: () => Promise<void>): Promise<Antescope> {
  const base = url.replace(/\/$/, '');
  const [devnet = null] = Object.values(devnets);
  for (const [at, key] of Object.keys(devnets).entries()) await indexed(at === 0 ? base : `${base}/${key}`);
  return { url: base, devnetApi: devnet?.api ?? null, keys: devnet?.keys ?? {}, devnets, stop };
}

async function indexed(url: string): Promise<void> {
  for (;;) {
    const twin = (await (await fetch(`${url}/status?format=json`)).json()) as {
      data: { health: { index: { connected: boolean; behind: number } | null } };
    };
    const { index } = twin.data.health;
    if (index === null || (index.connected && index.behind <= 2)) return;
    await new Promise((next) => setTimeout(next, 100));
  }
}

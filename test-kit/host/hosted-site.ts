import { dirname } from 'node:path';
import { parseFlags } from '../../apps/server/src/config/flags.ts';
import { readSettings } from '../../apps/server/src/config/settings.ts';
import type { LaunchDevnet } from '../../apps/server/src/start/devnet-process.ts';
import { start as startServer } from '../../apps/server/src/start/start.ts';
import { copyIndex } from '../story-snapshot.ts';
import { openDevnet } from './hosted-devnet.ts';
import type { StartedSite, StartHosted } from './protocol.ts';

/** Starts the server as its command line does, with devnets in this process that go on from the snapshots of their stories. */
export const start: StartHosted = async (flags) => {
  const parts = new Parts();
  try {
    const { url, devnets, warnings } = await startServer(readSettings(parseFlags([...flags]), process.cwd()), parts, launch);
    for (const warning of warnings) console.error(warning);
    const started = Object.fromEntries([...devnets].map(([key, { facts }]) => [key, facts]));
    const value: StartedSite = { url, devnets: started };
    return { value, close: () => parts.stop() };
  } catch (error) {
    await parts.stop();
    throw error;
  }
};

const launch: LaunchDevnet = async ({ apiPort, shipPort, flavor, story, generator, nodeVersion }, folder) => {
  const { running, snapshot } = await openDevnet([
    ...['--api-port', String(apiPort), '--ship-port', String(shipPort)],
    ...['--flavor', flavor, '--story', story, '--generator', generator ? 'on' : 'off'],
    ...(nodeVersion === null ? [] : ['--node-version', nodeVersion]),
    // Without scheduled forks the newest blocks stay.
    ...['--fork-every', '0', '--data', folder],
  ]);
  if (snapshot !== null) copyIndex(snapshot, dirname(folder));
  const { node, api, ship } = running;
  return {
    facts: { api, ship, chainId: node.chainId(), pid: process.pid, keys: node.devKeys() },
    onExit: () => undefined,
    stop: running.close,
  };
};

/** Parts of a site in the order of their start, which a process would stop when it ends. */
class Parts {
  readonly #stops: (() => unknown)[] = [];

  add(stop: () => unknown): void {
    this.#stops.push(stop);
  }

  run(code: number): Promise<never> {
    throw new Error(`the site would have ended with exit code ${code}`);
  }

  async stop(): Promise<void> {
    for (const stop of this.#stops.splice(0).toReversed()) await stop();
  }
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseFlags } from '../../apps/devnet/src/node/flags.ts';
import { runDevnet, type RunningDevnet } from '../../apps/devnet/src/run-devnet.ts';
import { copyChain, type StorySnapshot, storySnapshot } from '../story-snapshot.ts';
import type { HostedDevnet, StartHosted } from './protocol.ts';

/** Starts a devnet of these flags; a new one from the snapshot of its story. */
export const start: StartHosted = async (flags) => {
  const { running } = await openDevnet(flags);
  const { node, api, ship, control, close } = running;
  const value: HostedDevnet = { api, ship, control: control!, chainId: node.chainId(), keys: node.devKeys() };
  return { value, close };
};

/** `snapshot`: what the chain was copied from; null if its folder had one already. */
export async function openDevnet(
  flags: readonly string[],
): Promise<{ running: RunningDevnet; snapshot: StorySnapshot | null }> {
  const options = parseFlags([...flags]);
  if (options === null) throw new Error('a hosted devnet has no help');
  const isNew = !existsSync(join(options.data, 'chain.sqlite'));
  const snapshot = isNew ? await storySnapshot(options) : null;
  if (snapshot !== null) copyChain(snapshot, options.data);
  const running = await runDevnet(options);
  running.node.start();
  return { running, snapshot };
}

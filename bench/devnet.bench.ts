import { cpus, loadavg } from 'node:os';
import { sign } from '@antescope/codec/curve/sign';
import { DevWallet } from '@antescope/devnet/story/storyteller';
import { spawnDevnet } from '../e2e/spawn-devnet.ts';
import type { Bench, Metric } from './bench.ts';
import { spent, threadSeconds } from './devnet/process-stats.ts';
import { connections, pushAll, richSenders, signedTransfers } from './devnet/transfers.ts';

/** Transfers of a run. */
const transfers = 5000;
/** The first ones of a run, which warm both sides up: signers are known and their multiples are made by then. */
const warmUp = 300;
const lifetime = 3000;
const seed = 'antescope';
const wallet = new DevWallet(seed);

const bench: Bench = {
  name: 'devnet',
  about: `${transfers} transfers, signed beforehand, pushed over ${connections} connections to a devnet that makes a block every half second; one client process beside it.`,
  run: async () => [
    await pushRate('portable', 'push, keys recovered', 300),
    await pushRate('native', 'push, keys of the authority tried', 1000),
  ],
};

export default bench;

async function pushRate(signatures: 'portable' | 'native', id: string, least: number): Promise<Metric> {
  const devnet = await spawnDevnet({ seed, generator: false, flags: ['--signatures', signatures] });
  try {
    const senders = await richSenders(devnet);
    const bodies = await signedTransfers(devnet, {
      senders,
      count: warmUp + transfers,
      memo: id,
      lifetime,
      sign: (digest, account) => sign(digest, wallet.keyOf(account)),
    });
    await pushAll(devnet, bodies.splice(0, warmUp));
    const pid = devnet.process.pid!;
    const before = threadSeconds(pid);
    const started = performance.now();
    const refused = await pushAll(devnet, bodies);
    const value = bodies.length / ((performance.now() - started) / 1000);
    const load = loadavg()[0]!;
    const micros = spent(before, threadSeconds(pid)).map((seconds) => (seconds / bodies.length) * 1_000_000);
    const all = Math.round(micros.reduce((sum, each) => sum + each, 0));
    if (refused > 0) throw new Error(`${refused} transfers were refused`);
    return {
      id,
      value: Math.round(value),
      unit: 'transfers/s',
      peer: null,
      ratio: null,
      goal: `>= ${least}/s`,
      meets: value >= least,
      note: `${all} µs of processor each, blocks included, ${Math.round(Math.max(...micros))} on the busiest thread; load average ${load.toFixed(1)} on ${cpus().length} processors`,
    };
  } finally {
    await devnet.stop();
  }
}

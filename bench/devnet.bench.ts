import { cpus, loadavg } from 'node:os';
import { DevWallet } from '@antescope/devnet/story/story-runner';
import { spawnDevnet } from '../test-kit/spawn-devnet.ts';
import { median, type Bench, type Metric } from './bench.ts';
import { spent, threadSeconds } from './devnet/process-stats.ts';
import { QuickSigner } from './devnet/quick-signer.ts';
import { connections, pushAll, richSenders, signedTransfers } from './devnet/transfers.ts';

/** Rounds of a run; the median ignores other load. */
const rounds = 7;
/** Transfers per round: about two seconds. */
const transfers = { portable: 700, native: 2000 } as const;
/** Transfers that warm up both sides: signers and their multiples are cached afterwards. */
const warmUp = 300;
const lifetime = 3000;
const seed = 'antescope';
const wallet = new DevWallet(seed);

const bench: Bench = {
  name: 'devnet',
  about: `${transfers.portable} and ${transfers.native} transfers, signed beforehand, in each of ${rounds} rounds, of which the median counts, pushed over ${connections} connections to a devnet that makes a block every half second; one client process beside it.`,
  run: async () => [
    await pushRate('portable', 'push, keys recovered', 300),
    await pushRate('native', 'push, keys of the authority tried', 1000),
  ],
};

export default bench;

async function pushRate(signatures: 'portable' | 'native', id: string, min: number): Promise<Metric> {
  const devnet = await spawnDevnet({ seed, generator: false, flags: ['--signatures', signatures] });
  try {
    const signer = new QuickSigner((account) => wallet.keyOf(account));
    const perRound = transfers[signatures];
    const bodies = await signedTransfers(devnet, {
      senders: await richSenders(devnet),
      count: warmUp + rounds * perRound,
      memo: id,
      lifetime,
      sign: (digest, account) => signer.sign(digest, account),
    });
    let rejected = await pushAll(devnet, bodies.slice(0, warmUp));
    const pid = devnet.process.pid!;
    const before = threadSeconds(pid);
    const rates: number[] = [];
    for (let from = warmUp; from < bodies.length; from += perRound) {
      const started = performance.now();
      rejected += await pushAll(devnet, bodies.slice(from, from + perRound));
      rates.push(perRound / ((performance.now() - started) / 1000));
    }
    const load = loadavg()[0]!;
    const micros = spent(before, threadSeconds(pid)).map((seconds) => (seconds / (rounds * perRound)) * 1_000_000);
    const all = Math.round(micros.reduce((sum, thread) => sum + thread, 0));
    if (rejected > 0) throw new Error(`${rejected} transfers were rejected`);
    const value = Math.round(median(rates));
    const [slowest, fastest] = [Math.min(...rates), Math.max(...rates)].map(Math.round);
    return {
      id,
      value,
      unit: 'transfers/s',
      peer: null,
      ratio: null,
      goal: `>= ${min}/s`,
      meets: value >= min,
      note: `${slowest} to ${fastest} in a round; ${all} µs of processor each, blocks included, ${Math.round(Math.max(...micros))} on the busiest thread; load average ${load.toFixed(1)} on ${cpus().length} processors`,
    };
  } finally {
    await devnet.stop();
  }
}

import { cpus, loadavg } from 'node:os';
import { sign } from '@antescope/codec/curve/sign';
import { DevWallet } from '@antescope/devnet/story/storyteller';
import { spawnDevnet, type SpawnedDevnet } from '../e2e/spawn-devnet.ts';
import type { Bench, Metric } from './bench.ts';
import { keptMegabytes } from './devnet/inspected-memory.ts';
import { residentMegabytes, spent, threadSeconds } from './devnet/process-stats.ts';
import { QuickSigner } from './devnet/quick-signer.ts';
import { connections, pushAll, richSenders, signedTransfers } from './devnet/transfers.ts';

/** Transfers of a run. */
const transfers = 5000;
/** The first ones of a run, which warm both sides up: signers are known and their multiples are made by then. */
const warmUp = 300;
const lifetime = 3000;
/** ANTESCOPE_BENCH_LONG=500000 pushes so many more, to see that memory stays flat; some ten minutes. */
const longRun = Number(process.env.ANTESCOPE_BENCH_LONG ?? 0);
/** Transfers of the long run that are signed at a time, and the seconds until they expire: the chain remembers them so long. */
const batch = 2000;
const batchLifetime = 60;
/** Part of the long run after which memory should have become what it will be. */
const settledAfter = 1 / 5;
const seed = 'antescope';
const wallet = new DevWallet(seed);

const bench: Bench = {
  name: 'devnet',
  about: `${transfers} transfers, signed beforehand, pushed over ${connections} connections to a devnet that makes a block every half second; one client process beside it.`,
  run: async () => {
    const metrics = [
      await pushRate('portable', 'push, keys recovered', 300),
      await pushRate('native', 'push, keys of the authority tried', 1000),
    ];
    return longRun === 0 ? metrics : [...metrics, ...(await memoryGrowth())];
  },
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

interface Memory {
  /** Megabytes that are in use after all garbage was collected, and those that are resident then. */
  readonly kept: number;
  readonly resident: number;
}

async function memoryOf(devnet: SpawnedDevnet): Promise<Memory> {
  const kept = await keptMegabytes(devnet.said());
  return { kept, resident: residentMegabytes(devnet.process.pid!) };
}

/** Memory at the end of the long run, beside that after its first fifth. */
async function memoryGrowth(): Promise<Metric[]> {
  const devnet = await spawnDevnet({ seed, generator: false, nodeFlags: ['--inspect=127.0.0.1:0'] });
  try {
    const senders = await richSenders(devnet);
    const signer = new QuickSigner((account) => wallet.keyOf(account));
    let settled: Memory | null = null;
    const started = performance.now();
    for (let done = 0; done < longRun; done += batch) {
      const bodies = await signedTransfers(devnet, {
        senders,
        count: batch,
        memo: `long ${done}`,
        lifetime: batchLifetime,
        sign: (digest, account) => signer.sign(digest, account),
      });
      const refused = await pushAll(devnet, bodies);
      if (refused > 0) throw new Error(`${refused} transfers were refused after ${done}`);
      if (settled === null && done + batch >= longRun * settledAfter) settled = await memoryOf(devnet);
    }
    const rate = Math.round(longRun / ((performance.now() - started) / 1000));
    const end = await memoryOf(devnet);
    return [
      growth('in use', settled!.kept, end.kept, 1.1, `${rate} transfers/s, signing included`),
      growth('resident', settled!.resident, end.resident, 1.1),
    ];
  } finally {
    await devnet.stop();
  }
}

function growth(what: string, settled: number, end: number, most: number, also?: string): Metric {
  const value = end / settled;
  const figures = `${Math.round(settled)} MB after ${longRun * settledAfter}, ${Math.round(end)} MB after ${longRun}`;
  return {
    id: `memory ${what} after ${longRun} transfers to that after ${longRun * settledAfter}`,
    value,
    unit: '×',
    peer: null,
    ratio: null,
    goal: `<= ${most}×`,
    meets: value <= most,
    note: also === undefined ? figures : `${figures}; ${also}`,
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import { DevWallet } from '@antescope/devnet/story/story-runner';
import { spawnDevnet, type SpawnedDevnet } from '../e2e/spawn-devnet.ts';
import type { Bench, Metric } from './bench.ts';
import { keptMegabytes } from './devnet/inspected-memory.ts';
import { residentMegabytes } from './devnet/process-stats.ts';
import { QuickSigner } from './devnet/quick-signer.ts';
import { connections, pushAll, richSenders, signedTransfers } from './devnet/transfers.ts';

/** ANTESCOPE_BENCH_LONG=50000 makes a shorter run. */
const transfers = Number(process.env.ANTESCOPE_BENCH_LONG ?? 500_000);
/** Memory should have become by then what it will be. */
const settledAfter = transfers / 5;
/** Transfers that are signed at a time, and the seconds until they expire: the chain remembers their ids so long. */
const batch = 1000;
const lifetime = 90;
/** Until the ids are forgotten and the blocks that forgot them are irreversible. */
const restMillis = (lifetime + 15) * 1000;
const most = 1.1;
const seed = 'antescope';
const wallet = new DevWallet(seed);

interface Memory {
  /** Megabytes that are in use after all garbage was collected, and those that are resident then. */
  readonly kept: number;
  readonly resident: number;
}

const bench: Bench = {
  name: 'devnet-memory',
  about: `${transfers} transfers, pushed as fast as they are taken over ${connections} connections to a devnet with its default settings. Memory is read when the last ones have expired, after a forced collection; at the end, and after a fifth.`,
  run: async () => {
    const devnet = await spawnDevnet({ seed, generator: false, nodeFlags: ['--inspect=127.0.0.1:0'] });
    try {
      const signer = new QuickSigner((account) => wallet.keyOf(account));
      const senders = await richSenders(devnet);
      await pushMany(devnet, senders, signer, settledAfter, 'early');
      const settled = await restingMemory(devnet);
      await pushMany(devnet, senders, signer, transfers - settledAfter, 'late');
      const end = await restingMemory(devnet);
      return [growth(settled, end)];
    } finally {
      await devnet.stop();
    }
  },
};

export default bench;

async function pushMany(
  devnet: SpawnedDevnet,
  senders: readonly string[],
  signer: QuickSigner,
  count: number,
  memo: string,
): Promise<void> {
  for (let done = 0; done < count; done += batch) {
    const bodies = await signedTransfers(devnet, {
      senders,
      count: batch,
      memo: `${memo} ${done}`,
      lifetime,
      sign: (digest, account) => signer.sign(digest, account),
    });
    const refused = await pushAll(devnet, bodies);
    if (refused > 0) throw new Error(`${refused} transfers were refused after ${done}`);
  }
}

async function restingMemory(devnet: SpawnedDevnet): Promise<Memory> {
  await wait(restMillis);
  const kept = await keptMegabytes(devnet.said());
  return { kept, resident: residentMegabytes(devnet.process.pid!) };
}

function growth(settled: Memory, end: Memory): Metric {
  const value = end.kept / settled.kept;
  const figures = ({ kept, resident }: Memory): string => `${kept.toFixed(1)} MB (${Math.round(resident)} MB resident)`;
  return {
    id: `memory in use after ${transfers} transfers to that after ${settledAfter}`,
    value,
    unit: '×',
    peer: null,
    ratio: null,
    goal: `<= ${most}×`,
    meets: value <= most,
    note: `${figures(settled)} after ${settledAfter}, ${figures(end)} after ${transfers}`,
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import { DevWallet } from '@antescope/devnet/story/story-runner';
import { type SpawnedDevnet, spawnDevnet } from '../test-kit/spawn-devnet.ts';
import type { Bench, Metric } from './bench.ts';
import { usedMegabytes } from './devnet/inspected-memory.ts';
import { residentMegabytes } from './devnet/process-stats.ts';
import { QuickSigner } from './devnet/quick-signer.ts';
import { connections, pushAll, richSenders, signedTransfers } from './devnet/transfers.ts';

/** ANTESCOPE_BENCH_LONG=50000 for a shorter run. */
const transfers = Number(process.env.ANTESCOPE_BENCH_LONG ?? 500_000);
/** Transfers after which memory use should be stable. */
const settledAfter = transfers / 5;
/** Transfers signed per batch, and their lifetime in seconds: the chain stores their ids until they expire. */
const batch = 1000;
const lifetime = 90;
/** Milliseconds until the ids are deleted and those blocks are irreversible. */
const restMillis = (lifetime + 15) * 1000;
const maxRatio = 1.1;
const seed = 'antescope';
const wallet = new DevWallet(seed);

interface Memory {
  /** Megabytes in use and resident after a garbage collection. */
  readonly used: number;
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
    const rejected = await pushAll(devnet, bodies);
    if (rejected > 0) throw new Error(`${rejected} transfers were rejected after ${done}`);
  }
}

async function restingMemory(devnet: SpawnedDevnet): Promise<Memory> {
  await wait(restMillis);
  const used = await usedMegabytes(devnet.stderr());
  return { used, resident: residentMegabytes(devnet.process.pid!) };
}

function growth(settled: Memory, end: Memory): Metric {
  const value = end.used / settled.used;
  const figures = ({ used, resident }: Memory): string => `${used.toFixed(1)} MB (${Math.round(resident)} MB resident)`;
  return {
    id: `memory in use after ${transfers} transfers to that after ${settledAfter}`,
    value,
    unit: '×',
    peer: null,
    ratio: null,
    goal: `<= ${maxRatio}×`,
    meets: value <= maxRatio,
    note: `${figures(settled)} after ${settledAfter}, ${figures(end)} after ${transfers}`,
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { toHex } from '@antescope/codec/bytes';
import { transfer } from '@antescope/devnet/story/actions';
import { DevWallet } from '@antescope/devnet/story/storyteller';
import { spawnDevnet, type SpawnedDevnet } from '../e2e/spawn-devnet.ts';
import type { Bench, Metric } from './bench.ts';

/** Transfers of a run. */
const transfers = 5000;
const connections = 32;
/** ANTESCOPE_BENCH_LONG=500000 pushes so many more, to see that memory stays flat; some twenty minutes. */
const longRun = Number(process.env.ANTESCOPE_BENCH_LONG ?? 0);
/** Transfers of the long run that are signed at a time, and the seconds until they expire: the chain remembers them so long. */
const batch = 2000;
const batchLifetime = 240;
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
    return longRun === 0 ? metrics : [...metrics, await memoryGrowth()];
  },
};

export default bench;

async function pushRate(signatures: 'portable' | 'native', id: string, least: number): Promise<Metric> {
  const devnet = await spawnDevnet({ seed, generator: false, flags: ['--signatures', signatures] });
  try {
    const senders = await richSenders(devnet);
    const bodies = await signedTransfers(devnet, senders, transfers, id);
    // a first hundred warm both sides up
    await pushAll(devnet, bodies.splice(0, 100));
    const before = threadSeconds(devnet);
    const started = performance.now();
    const refused = await pushAll(devnet, bodies);
    const value = bodies.length / ((performance.now() - started) / 1000);
    const load = loadavg()[0]!;
    const micros = spent(before, threadSeconds(devnet)).map((seconds) => (seconds / bodies.length) * 1_000_000);
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

/** Resident memory of the devnet after the first tenth of the long run and at its end. */
async function memoryGrowth(): Promise<Metric> {
  const devnet = await spawnDevnet({ seed, generator: false });
  try {
    const senders = await richSenders(devnet);
    let first = 0;
    for (let done = 0; done < longRun; done += batch) {
      const refused = await pushAll(
        devnet,
        await signedTransfers(devnet, senders, batch, `long ${done}`, batchLifetime),
      );
      if (refused > 0) throw new Error(`${refused} transfers were refused after ${done}`);
      if (first === 0 && done + batch >= longRun / 10) first = residentMegabytes(devnet);
    }
    const value = residentMegabytes(devnet) / first;
    return {
      id: `memory after ${longRun} transfers to that after a tenth`,
      value,
      unit: '×',
      peer: null,
      ratio: null,
      goal: '<= 1.3×',
      meets: value <= 1.3,
      note: `${Math.round(first)} MB after a tenth`,
    };
  } finally {
    await devnet.stop();
  }
}

interface Sender {
  name: string;
  cpu: number;
}

/** The story's accounts with most CPU, so that no transfer is refused for want of it. */
async function richSenders(devnet: SpawnedDevnet): Promise<string[]> {
  const senders: Sender[] = [];
  for (const name of Object.keys(devnet.keys)) {
    if (name === 'eosio') continue;
    const { status, body } = await devnet.call('/v1/chain/get_account', { account_name: name });
    const { cpu_limit: limit } = body as { cpu_limit?: { available: number | string } };
    if (status === 200 && limit !== undefined) senders.push({ name, cpu: Number(limit.available) });
  }
  const sorted = senders.toSorted((a, b) => weight(b) - weight(a));
  return sorted.slice(0, 4).map(({ name }) => name);
}

/** Without a limit counts for most. */
function weight({ cpu }: Sender): number {
  return cpu < 0 ? Number.MAX_SAFE_INTEGER : cpu;
}

async function signedTransfers(
  devnet: SpawnedDevnet,
  senders: readonly string[],
  count: number,
  memo: string,
  lifetime = 3000,
): Promise<string[]> {
  const info = (await devnet.call('/v1/chain/get_info')).body as { head_block_id: string; head_block_time: string };
  const chain = { chainId: devnet.chainId, head: { id: info.head_block_id, time: info.head_block_time } };
  return Array.from({ length: count }, (_, index) => {
    const from = senders[index % senders.length] as string;
    const to = senders[(index + 1) % senders.length] as string;
    const actions = [transfer(from, to, '0.0001 EOS', `${memo} ${index}`)];
    const { signatures, packed_trx } = wallet.signed(chain, actions, [from], lifetime);
    return JSON.stringify({ signatures, compression: 0, packed_context_free_data: '', packed_trx: toHex(packed_trx) });
  });
}

/** Pushes all of them; gives how many were refused. */
async function pushAll(devnet: SpawnedDevnet, bodies: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let next = 0;
  let refused = 0;
  const work = async (): Promise<void> => {
    for (let body = bodies[next++]; body !== undefined; body = bodies[next++]) {
      if ((await push(devnet, agent, body)) !== 202) refused++;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return refused;
}

function push(devnet: SpawnedDevnet, agent: Agent, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-length': Buffer.byteLength(body) };
    const sent = request(`${devnet.api}/v1/chain/send_transaction`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Processor time that each thread of the devnet has had, in seconds; empty where the system does not tell (only Linux does). */
function threadSeconds(devnet: SpawnedDevnet): Map<string, number> {
  const found = new Map<string, number>();
  for (const thread of processFolder(devnet, 'task')) {
    const stat = processFile(devnet, `task/${thread}/stat`);
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    found.set(thread, (Number(user ?? 0) + Number(system ?? 0)) / 100);
  }
  return found;
}

function spent(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): number[] {
  return [...after].map(([thread, seconds]) => seconds - (before.get(thread) ?? 0));
}

function processFolder(devnet: SpawnedDevnet, name: string): string[] {
  try {
    return readdirSync(`/proc/${devnet.process.pid}/${name}`);
  } catch {
    return [];
  }
}

function residentMegabytes(devnet: SpawnedDevnet): number {
  return Number(/VmRSS:\s+(\d+)/.exec(processFile(devnet, 'status'))?.[1] ?? 0) / 1024;
}

function processFile(devnet: SpawnedDevnet, name: string): string {
  try {
    return readFileSync(`/proc/${devnet.process.pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { recordedChainId } from '../apps/server/test/app-over.ts';
import { type Bench, median, type Metric } from './bench.ts';
import { p99 } from './index/percentile.ts';
import { declaredRoutes } from './hostile/declared-routes.ts';
import { hostileRoutes } from './hostile/routes.ts';
import { fillHostile } from './hostile/store.ts';

/** Permissions with one key; the numbers of everything else follow from it. */
const size = Number(process.env['ANTESCOPE_BENCH_HOSTILE'] ?? 300_000);
const idleMs = 5000;
const busyMs = 30_000;
const pollMs = 50;
/** Requests that the attacker has open. */
const atOnce = 16;
const [attacker, visitor] = ['7.7.7.7', '8.8.8.8'];
const page = '/account/alice';

const bench: Bench = {
  name: 'hostile',
  about: `An index with ${size.toLocaleString('en-US')} permissions of one key and one account, as many scopes, three times as many rows that are gone, five hostile ABIs and actions of 60 kB. One address visits every declared route and the most expensive requests, ${atOnce} at once, up to its limits, while another one polls ${page}. ANTESCOPE_BENCH_HOSTILE sets the number of permissions.`,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'antescope-hostile-'));
    const children: ChildProcess[] = [];
    try {
      mkdirSync(join(folder, recordedChainId));
      const filled = await fillHostile(join(folder, recordedChainId, 'history.sqlite'), recordedChainId, size);
      const node = started(children, '../e2e/recorded-node.ts', []);
      const nodeUrl = await firstLine(node);
      const server = started(children, 'hostile/serve-child.ts', [folder, nodeUrl], ['--max-semi-space-size=16']);
      const { url, routes } = JSON.parse(await firstLine(server)) as { url: string; routes: string };
      const paths = [...new Set([...hostileRoutes(filled.head), ...declaredRoutes(routes)])];
      return await measure(url, server.pid!, paths, filled.traces);
    } finally {
      for (const child of children) child.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

export default bench;

interface Answer {
  path: string;
  ms: number;
  status: number;
  /** Lists that would read too much say so: the route did its work. */
  isTooWide: boolean;
}

async function measure(url: string, pid: number, paths: readonly string[], traces: number): Promise<Metric[]> {
  await poll(url, performance.now() + 2000);
  const idle = await poll(url, performance.now() + idleMs);
  // Each route alone first: its latency without queueing.
  const alone: Answer[] = [];
  for (const path of paths) {
    // oxlint-disable-next-line no-await-in-loop -- concurrent visits would queue
    alone.push(await visit(url, path, '127.0.0.1'));
  }
  const end = performance.now() + busyMs;
  const [others, attacks] = await Promise.all([poll(url, end), attack(url, paths, end)]);
  return metrics({ idle, alone, others, attacks }, residentPeaks(pid), traces);
}

async function visit(url: string, path: string, address: string): Promise<Answer> {
  const start = performance.now();
  const response = await fetch(url + path, { headers: { 'x-forwarded-for': address } });
  // An export lasts as long as the history.
  const text = /\/export(?:_actions)?(?:\?|$)/.test(path) ? await response.body?.cancel() : await response.text();
  const isTooWide = response.status === 400 && text?.includes('reads more rows than one request may') === true;
  return { path, ms: performance.now() - start, status: response.status, isTooWide };
}

async function poll(url: string, until: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (performance.now() < until) {
    // oxlint-disable-next-line no-await-in-loop -- the visitor polls sequentially
    answers.push(await visit(url, page, visitor));
    // oxlint-disable-next-line no-await-in-loop -- the pause between two polls
    await pause(pollMs);
  }
  return answers;
}

async function attack(url: string, routes: readonly string[], until: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < until) {
      // oxlint-disable-next-line no-await-in-loop -- each client keeps one request in flight
      const answer = await visit(url, routes[next++ % routes.length]!, attacker);
      answers.push(answer);
      // oxlint-disable-next-line no-await-in-loop -- a refused client that asks again at once only measures refusals
      if (answer.status === 429) await pause(pollMs);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return answers;
}

interface Measured {
  idle: Answer[];
  alone: Answer[];
  others: Answer[];
  attacks: Answer[];
}

function metrics({ idle, alone, others, attacks }: Measured, residentMb: readonly number[], traces: number): Metric[] {
  const times = (answers: Answer[]): number[] => answers.map(({ ms }) => ms);
  const [idleMedian, otherMedian, otherP99] = [median(times(idle)), median(times(others)), p99(times(others))];
  const slowest = alone.toSorted((a, b) => b.ms - a.ms);
  const refused = attacks.filter(({ status }) => status === 429 || status === 503).length;
  const broken = [...alone, ...attacks, ...others].filter(({ status }) => status === 500);
  const failed = others.filter(({ status }) => status !== 200).length;
  const resident = residentMb.reduce((sum, each) => sum + each, 0);
  const invalid = alone.filter(({ status, isTooWide }) => status === 400 && !isTooWide);
  return [
    {
      ...metric('page of another visitor, p99', otherP99, 'ms'),
      goal: '<= 100 ms',
      meets: otherP99 <= 100 && failed === 0,
      note: `${others.length} visits, ${failed} of them failed; ${traces.toLocaleString('en-US')} action traces`,
    },
    {
      ...metric('page of another visitor, median', otherMedian, 'ms'),
      peer: { name: 'median without the attack', value: round(idleMedian) },
      ratio: otherMedian / idleMedian,
      goal: '<= 3x',
      meets: otherMedian <= 3 * idleMedian,
      note: `${attacks.length} requests of the attacker, ${refused} refused`,
    },
    {
      ...metric('slowest route', slowest[0]!.ms, 'ms'),
      goal: '<= 1000 ms',
      meets: slowest[0]!.ms <= 1000,
      note: slowest
        .slice(0, 3)
        .map(({ path, ms }) => `${path.slice(0, 60)} ${round(ms)} ms`)
        .join('; '),
    },
    {
      ...metric('answers with status 500', broken.length, ''),
      goal: '0',
      meets: broken.length === 0,
      note: [...new Set(broken.map(({ path }) => path.slice(0, 60)))].join('; '),
    },
    {
      ...metric('routes visited', alone.length - invalid.length, ''),
      goal: 'all',
      meets: invalid.length === 0,
      note: invalid.map(({ path }) => path.slice(0, 60)).join('; '),
    },
    {
      ...metric('peak resident memory', resident, 'MB'),
      goal: '<= 700 MB',
      meets: resident <= 700,
      note: `server and processes of the index: ${residentMb.join(' + ')} MB`,
    },
  ];
}

function metric(id: string, value: number, unit: string): Metric {
  return { id, value: round(value), unit, peer: null, ratio: null, goal: null, meets: null };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Peaks of resident memory of a process and its children, in MB; Linux only. */
function residentPeaks(pid: number): number[] {
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [Math.round(Number(peak) / 1000), ...children.flatMap((child) => residentPeaks(Number(child)))];
}

function started(children: ChildProcess[], script: string, args: string[], nodeFlags: string[] = []): ChildProcess {
  const child = spawn(process.execPath, [...nodeFlags, join(import.meta.dirname, script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return child;
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout! }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`a child process of the benchmark exited with ${code}`)));
  });
}

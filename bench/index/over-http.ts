import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import type { Metric } from '../bench.ts';
import { SqliteReader } from '@antescope/index/store/sqlite/sqlite-reader';
import { Interned } from '@antescope/index/store/sqlite/interned';
import { chain } from './fill.ts';

const seconds = 10;
const main = join(import.meta.dirname, '../../apps/server/src/main.ts');

/** Measures the server on a store in `<data>/<chain>/history.sqlite` while a node feeds it two full blocks per second. */
export async function overHttp(recordings: string, data: string): Promise<Metric[]> {
  const path = join(data, chain, 'history.sqlite');
  const accounts = busyAccounts(path, 1000);
  const before = await headOf(path);
  const feeder = child(join(import.meta.dirname, 'feed-child.ts'), [recordings, path]);
  let server: ChildProcess | null = null;
  try {
    const { api, ship } = await firstLine<{ api: string; ship: string }>(feeder);
    const flags = ['--node', api, '--ship', ship, '--data', data, '--port', '0', '--rate-limit', '0'];
    server = child(main, flags, { ANTESCOPE_READY_JSON: '1' });
    const { url } = await firstLine<{ url: string }>(server);
    const client = child(join(import.meta.dirname, 'ask-child.ts'), [url, String(seconds), accounts.join(',')]);
    const result = await firstLine<{ rate: number; bad: number; bytes: number; median: number; p99: number }>(client);
    if (result.bad > 0) throw new Error(`${result.bad} responses were errors`);
    const blocks = (await headOf(path)) - before;
    const note = `16 connections, ${accounts.length} accounts by a Zipf law, ${result.bytes} bytes an answer; median ${round(result.median)} ms, p99 ${round(result.p99)} ms; ${blocks} blocks came in meanwhile`;
    return [
      {
        id: 'account histories over HTTP while following the head',
        value: Math.round(result.rate),
        unit: 'requests/s',
        peer: null,
        ratio: null,
        goal: '>= 1000 requests/s',
        meets: result.rate >= 1000 && blocks >= seconds,
        note,
      },
    ];
  } finally {
    feeder.kill();
    server?.kill();
  }
}

function child(script: string, flags: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [script, ...flags], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
}

function firstLine<Value>(from: ChildProcess): Promise<Value> {
  return new Promise((resolve, reject) => {
    createInterface({ input: from.stdout! }).once('line', (line) => resolve(JSON.parse(line) as Value));
    from.once('exit', (code) => reject(new Error(`a child process of the benchmark exited with ${code}`)));
  });
}

async function headOf(path: string): Promise<number> {
  const reader = new SqliteReader(path, chain);
  const head = (await reader.status())?.head.number ?? 0;
  await reader.close();
  return head;
}

/** Accounts with the longest lists, longest first. */
function busyAccounts(path: string, limit: number): string[] {
  const db = new DatabaseSync(path, { readOnly: true });
  const interned = new Interned(db, false);
  const rows = db
    .prepare(
      'SELECT id / 16777216 AS account, max(seq + count) AS traces FROM account_lists GROUP BY 1 ORDER BY 2 DESC LIMIT ?',
    )
    .all(limit);
  const names = rows.map((row) => interned.nameText(row['account'] as number));
  db.close();
  return names;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

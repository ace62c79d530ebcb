import { chainByKey } from '@antescope/chains/config/registry';
import { isoZ, slotToTime } from '@antescope/codec/chain/time';
import type { ActionFilter } from '@antescope/sources/history/action-filter';
import type { ActionPage } from '@antescope/sources/history/history-source';
import { formatCursor } from '@antescope/index/store/cursor';
import { IndexSource } from '@antescope/index/answers/index-source';
import type { SqliteReader } from '@antescope/index/store/sqlite/sqlite-reader';
import type { Metric } from '../bench.ts';
import { p99 } from './percentile.ts';

const pageSize = 20;
const runs = 300;
const candidates = ['eosio.token', 'eosio', 'exchange1111', 'tethertether', 'whale1111111'];

interface PageQuery {
  what: string;
  account: string;
  filter: ActionFilter;
}

/** Times of history pages: 20 decoded actions each. */
export async function pageTimes(reader: SqliteReader): Promise<Metric[]> {
  const source = new IndexSource(uncached(reader), null, chainByKey('local'));
  const cached = new IndexSource(reader, null, chainByKey('local'));
  const counts = await Promise.all(
    candidates.map(async (name) => ({ name, count: await reader.accountActionCount(name) })),
  );
  const busiest = counts.reduce((a, b) => (b.count > a.count ? b : a));
  await timed(
    source,
    candidates.map((account) => ({ what: 'before anything is measured', account, filter: {} })),
  );
  const first = await timed(source, [{ what: 'first page', account: busiest.name, filter: {} }]);
  const again = await timed(cached, [{ what: 'first page', account: busiest.name, filter: {} }]);
  const deep = await deepCursor(reader, busiest.name, 20_000 * pageSize);
  const far = await timed(source, [{ what: 'page 20,000', account: busiest.name, filter: {} }], deep.cursor);
  const metrics: Metric[] = [
    metric(`first page of the busiest account (${busiest.name})`, first.p99, '<= 5 ms', 5, {
      note: `${busiest.count.toLocaleString('en-US')} action traces; median ${round(first.median)} ms; processor p99 ${round(first.cpu)} ms; repeated while no block was undone: ${round(again.median)} ms`,
    }),
    {
      ...metric(`page ${Math.floor(deep.executions / pageSize).toLocaleString('en-US')} of it`, far.p99, null, null, {
        note: `median ${round(far.median)} ms; processor p99 ${round(far.cpu)} ms`,
      }),
      peer: { name: 'median of the first page', value: round(first.median) },
      ratio: far.median / first.median,
      goal: '<= 1.5x',
      meets: far.median <= 1.5 * first.median,
    },
  ];
  for (const [what, queries] of Object.entries(await filtered(reader))) {
    const { p99: slowest, median, cpu, worst } = await timed(source, queries);
    metrics.push(
      metric(`filtered by ${what}`, slowest, '<= 20 ms', 20, {
        note: `median ${round(median)} ms; processor p99 ${round(cpu)} ms, most for ${worst}`,
      }),
    );
  }
  metrics.push(...(await memoSearch(source)), await byId(reader, source));
  return metrics;
}

/** A reader without `undone`, which disables the row cache. */
function uncached(reader: SqliteReader): SqliteReader {
  const status = async (): Promise<unknown> => {
    const { undoCount, ...rest } = (await reader.status())!;
    void undoCount;
    return rest;
  };
  return new Proxy(reader, {
    get: (target, key) => (key === 'status' ? status : bound(Reflect.get(target, key), target)),
  });
}

function bound(value: unknown, to: object): unknown {
  return typeof value === 'function' ? (value as () => unknown).bind(to) : value;
}

/** Common and rare values, and some that match nothing. */
async function filtered(reader: SqliteReader): Promise<Record<string, PageQuery[]>> {
  const ask = (account: string, filter: ActionFilter): PageQuery => ({
    what: `${account} ${JSON.stringify(filter)}`,
    account,
    filter,
  });
  const both = (filter: ActionFilter): PageQuery[] =>
    ['exchange1111', 'eosio', 'eosio.token'].map((one) => ask(one, filter));
  const status = await reader.status();
  const [first, last] = [await reader.block(3200), status?.head];
  const time = (slot: number): string => isoZ(slotToTime(slot));
  const [old, recent] = [first?.slot ?? 0, last?.slot ?? 0];
  return {
    contract: ['eosio.token', 'eosio.msig', 'atomicassets', 'lonely111111', 'tabletest111'].flatMap((contract) =>
      both({ contract }),
    ),
    action: ['transfer', 'buyrex', 'linkauth', 'createcol', 'setabi', 'regproxy'].flatMap((action) => both({ action })),
    token: [
      { symbol: 'EOS' },
      { symbol: 'USDT', contract: 'tethertether' },
      { symbol: 'MEME', contract: 'memetoken111' },
      { symbol: 'NONE' },
    ].flatMap((token) => both({ token })),
    direction: (['send', 'receive'] as const).flatMap((kind) => both({ kinds: [kind] })),
    type: (['contract', 'account', 'resources', 'producer', 'vote'] as const).flatMap((kind) =>
      both({ kinds: [kind] }),
    ),
    date: [
      ...both({ after: time(old), before: time(old + 20) }),
      ...both({ before: time(old + 200) }),
      ...both({ after: time(recent + 1000) }),
    ],
    'several at once': [
      ...both({ contract: 'eosio.token', kinds: ['send'], token: { symbol: 'EOS' }, hideSmall: true }),
      ...both({ action: 'setabi', before: time(old) }),
      ...both({ kinds: ['receive'], token: { symbol: 'NONE' } }),
    ],
    'the other account': ['whale1111111', 'eosio.msig', 'lonely111111'].map((counterparty) =>
      ask('exchange1111', { counterparty }),
    ),
  };
}

/** Searches for text without a match, which ends by the time limit. */
async function memoSearch(source: IndexSource): Promise<Metric[]> {
  const samples: number[] = [];
  let searched = '';
  for (let run = 0; run < 20; run++) {
    const started = performance.now();
    const result = await page(source, { account: 'exchange1111', filter: { memo: 'no such memo' } });
    samples.push(performance.now() - started);
    const { meta } = result;
    searched = `${meta.complete ? 'whole' : 'partial'}, blocks ${meta.range?.first} to ${meta.range?.last}`;
  }
  return [metric('memo search that finds nothing', p99(samples), '<= 130 ms', 130, { note: searched })];
}

async function byId(reader: SqliteReader, source: IndexSource): Promise<Metric> {
  const last = (await reader.status())?.head.number ?? 0;
  const ids: string[] = [];
  for (let at = 0; ids.length < runs; at++) {
    const block = 3200 + Math.floor(((last - 3200) * ((at * 7919) % 1000)) / 1000);
    const executed = (await reader.blockTransactions(block)).filter((one) => one.actionCount > 0);
    ids.push(...executed.slice(1, 3).map((one) => one.id));
  }
  const samples: number[] = [];
  const work: number[] = [];
  for (const id of ids) {
    const [started, used] = [performance.now(), process.cpuUsage()];
    const result = await reader.transactions(id);
    const actions = await reader.transactionActions(result.find((one) => one.actionCount > 0)?.num ?? 0);
    const { user, system } = process.cpuUsage(used);
    samples.push(performance.now() - started);
    work.push((user + system) / 1000);
    if (actions.length === 0) throw new Error(`transaction ${id} not found`);
  }
  const views: number[] = [];
  for (const id of ids) {
    const started = performance.now();
    await source.transaction(id);
    views.push(performance.now() - started);
  }
  return metric('transaction by id, with its action traces', p99(samples), '<= 2 ms', 2, {
    note: `processor p99 ${round(p99(work))} ms; as the whole decoded view with the signers’ keys recovered: p99 ${round(p99(views))} ms`,
  });
}

/** Wall-clock and CPU times; on a busy machine the difference is waiting. */
interface Times {
  p99: number;
  median: number;
  /** p99 of CPU time. */
  cpu: number;
  worst: string;
}

async function timed(source: IndexSource, queries: PageQuery[], cursor?: string): Promise<Times> {
  const samples: number[] = [];
  const work: number[] = [];
  let worst = { p99: 0, what: '' };
  for (const one of queries) {
    const own: number[] = [];
    const times = Math.max(100, Math.ceil(runs / queries.length));
    for (let run = 0; run < times; run++) {
      const [started, used] = [performance.now(), process.cpuUsage()];
      await page(source, one, cursor);
      const { user, system } = process.cpuUsage(used);
      samples.push(performance.now() - started);
      own.push((user + system) / 1000);
    }
    work.push(...own);
    if (p99(own) > worst.p99) worst = { p99: p99(own), what: one.what };
  }
  const sorted = samples.toSorted((a, b) => a - b);
  return {
    p99: p99(samples),
    median: sorted[sorted.length >> 1]!,
    cpu: p99(work),
    worst: `${worst.what} ${round(worst.p99)} ms`,
  };
}

async function page(source: IndexSource, { account, filter }: Omit<PageQuery, 'what'>, cursor?: string) {
  const request = { limit: pageSize, order: 'desc' as const, ...(cursor === undefined ? {} : { cursor }) };
  const answer = await source.accountActions(account, filter, request);
  if (answer.state === 'failed') throw new Error(JSON.stringify(answer.meta.failures));
  return answer as { data?: ActionPage; meta: typeof answer.meta };
}

/** Cursor `depth` executions below the newest, fewer if there are not as many. */
async function deepCursor(
  reader: SqliteReader,
  account: string,
  depth: number,
): Promise<{ cursor: string; executions: number }> {
  let to = Number.MAX_SAFE_INTEGER;
  let passed = 0;
  while (passed < depth) {
    const result = await reader.accountExecutions(account, { from: 0, to, order: 'desc', limit: 1000 });
    if (result.executions.length < 1000) break;
    to = result.executions.at(-1)! - 1;
    passed += result.executions.length;
  }
  const block = await reader.blockOfSequence(to + 1);
  return { cursor: formatCursor(block!.number, block!.id, to + 1), executions: passed };
}

function metric(id: string, value: number, goal: string | null, maxMs: number | null, extra: { note: string }): Metric {
  const meets = maxMs === null ? null : value <= maxMs;
  return { id: `${id}, p99`, value: round(value), unit: 'ms', peer: null, ratio: null, goal, meets, ...extra };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

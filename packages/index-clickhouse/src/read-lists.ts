import type { AccountQuery, ExecutionPage } from '@antescope/index/store/history-store';
import { listConditions, whole } from './conditions.ts';
import { numberOfName } from './name-numbers.ts';
import { bytesColumn, integer } from './rows.ts';
import type { Snapshot } from './snapshot.ts';

/** Default time budget of a page, ms. */
const usualLookMs = 100;
/** Executions per statement in a text search. */
const searchBatchSize = 1000;

/** Executions of an account's history, without duplicates. */
export async function executionsOfAccount(
  snapshot: Snapshot,
  account: string,
  query: AccountQuery,
  system: string,
): Promise<ExecutionPage> {
  if (query.from > query.to) return { executions: [], stoppedAt: null };
  const condition = await listCondition(snapshot, account, query, system);
  if (query.text !== undefined) return searched(snapshot, condition, query, query.text);
  if (isRare(query)) return narrowed(snapshot, condition, query);
  return { executions: await listed(snapshot, condition, query), stoppedAt: null };
}

/** Initial window of a filtered search, in sequences; large enough for a page of frequent actions. */
const firstWindow = 1_000_000;
const widest = 8;

/** Whether a filter may match so rarely that a page takes long to find. */
function isRare(query: AccountQuery): boolean {
  const { contract, action, kinds, token, counterparty } = query;
  return [contract, action, kinds, token, counterparty].some((part) => part !== undefined);
}

/**
 * A page of a filtered list. Reads window by window, sized by the remaining time and the duration of the previous one,
 * until the page is full, the list ends or the time budget is used up.
 */
export async function narrowed(
  snapshot: Snapshot,
  condition: string,
  query: AccountQuery,
  window = firstWindow,
): Promise<ExecutionPage> {
  const until = performance.now() + (query.timeBudgetMs ?? usualLookMs);
  const down = query.order === 'desc';
  const newest = (snapshot.commit.state.head?.nextSequence ?? 1) - 1;
  let [from, to] = [whole(query.from), Math.min(whole(query.to), newest)];
  const results: number[] = [];
  for (let width = window; from <= to;) {
    const began = performance.now();
    const [low, high] = down ? [Math.max(from, to - width + 1), to] : [from, Math.min(to, from + width - 1)];
    const { order, limit } = query;
    results.push(...(await listed(snapshot, condition, { from: low, to: high, order, limit: limit - results.length })));
    if (results.length >= limit) break;
    if (down) to = low - 1;
    else from = high + 1;
    const now = performance.now();
    if (from <= to && now > until) {
      const stoppedAt = await edgeOf(snapshot, low, high, down);
      if (stoppedAt !== null) return { executions: results, stoppedAt };
    }
    const share = Math.max(0, until - now) / Math.max(1, now - began);
    width = Math.ceil(width * Math.min(widest, Math.max(1 / widest, share)));
  }
  return { executions: results, stoppedAt: null };
}

/** The last sequence in a window that has an action, to resume after it; null if there is none. */
async function edgeOf(snapshot: Snapshot, low: number, high: number, down: boolean): Promise<number | null> {
  const row = await snapshot.first(
    `SELECT sequence ${snapshot.from('actions', `sequence BETWEEN ${low} AND ${high}`)}
     ORDER BY sequence ${down ? 'ASC' : 'DESC'} LIMIT 1`,
  );
  return row === null ? null : integer(row, 'sequence');
}

/** The highest numbers are in an account's last block; an empty history has none. */
export async function accountActionCount(snapshot: Snapshot, account: string): Promise<number> {
  const mine = `account = ${numberOfName(account)}`;
  const last = `(SELECT block ${snapshot.from('account_actions', mine)} ORDER BY execution DESC LIMIT 1)`;
  const row = await snapshot.first(
    `SELECT max(seq) + 1 AS total, count() AS entries ${snapshot.from('account_actions', `${mine} AND block = ${last}`)}`,
  );
  return row === null || integer(row, 'entries') === 0 ? 0 : integer(row, 'total');
}

export async function accountSequences(
  snapshot: Snapshot,
  account: string,
  first: number,
  last: number,
): Promise<{ seq: number; globalSequence: number }[]> {
  const condition = `account = ${numberOfName(account)} AND seq BETWEEN ${whole(first)} AND ${whole(last)}`;
  const rows = await snapshot.query(`SELECT seq, sequence ${snapshot.from('account_actions', condition)} ORDER BY seq`);
  return rows.map((row) => ({ seq: integer(row, 'seq'), globalSequence: integer(row, 'sequence') }));
}

/**
 * One page of a list. An account may appear in an execution several times, as receiver, authorizer or notified account.
 */
async function listed(
  snapshot: Snapshot,
  condition: string,
  { from, to, order, limit }: Pick<AccountQuery, 'from' | 'to' | 'order' | 'limit'>,
): Promise<number[]> {
  const range = `execution BETWEEN ${whole(from)} AND ${whole(to)}`;
  const rows = await snapshot.query(
    `SELECT execution ${snapshot.from('account_actions', `${condition} AND ${range}`)}
     ORDER BY execution ${order === 'asc' ? 'ASC' : 'DESC'} LIMIT 1 BY execution LIMIT ${whole(limit)}`,
  );
  return rows.map((row) => integer(row, 'execution'));
}

/** Reads page by page until enough executions contain the text, the list ends or the time budget is used up. */
async function searched(
  snapshot: Snapshot,
  condition: string,
  query: AccountQuery,
  text: string,
): Promise<ExecutionPage> {
  const until = performance.now() + (query.timeBudgetMs ?? usualLookMs);
  const down = query.order === 'desc';
  const results: number[] = [];
  let { from, to } = query;
  for (;;) {
    const batch = await listed(snapshot, condition, { from, to, order: query.order, limit: searchBatchSize });
    const holding = await holdingText(snapshot, batch, text);
    results.push(...batch.filter((execution) => holding.has(execution)));
    if (results.length >= query.limit) return { executions: results.slice(0, query.limit), stoppedAt: null };
    const last = batch.at(-1);
    if (last === undefined || batch.length < searchBatchSize) return { executions: results, stoppedAt: null };
    if (performance.now() > until) return { executions: results, stoppedAt: last };
    if (down) to = last - 1;
    else from = last + 1;
  }
}

/** Invalid UTF-8 never matches. */
async function holdingText(snapshot: Snapshot, executions: number[], text: string): Promise<Set<number>> {
  const holding = new Set<number>();
  if (executions.length === 0) return holding;
  const part = text.toLowerCase();
  const rows = await snapshot.query(
    `SELECT sequence, base64Encode(data) AS data_64
     ${snapshot.from('actions', `sequence IN (${executions.join(', ')})`)}`,
  );
  for (const row of rows) {
    const data = Buffer.from(bytesColumn(row, 'data_64') ?? []).toString('utf8');
    if (data.toLowerCase().includes(part)) holding.add(integer(row, 'sequence'));
  }
  return holding;
}

async function listCondition(
  snapshot: Snapshot,
  account: string,
  query: AccountQuery,
  system: string,
): Promise<string> {
  const own = [`account = ${numberOfName(account)}`, ...listConditions(query, system)].join(' AND ');
  const { counterparty } = query;
  if (counterparty === undefined || counterparty === account) return own;
  const range = `execution BETWEEN ${whole(query.from)} AND ${whole(query.to)}`;
  const other = `account = ${numberOfName(counterparty)} AND ${range}`;
  const executions = (condition: string): string => `SELECT execution ${snapshot.from('account_actions', condition)}`;
  // The shorter list becomes the set that filters the longer one.
  const sizes = await snapshot.first(
    `SELECT countIf(account = ${numberOfName(account)}) AS own, countIf(account = ${numberOfName(counterparty)}) AS other
     ${snapshot.from('account_actions', `account IN (${numberOfName(account)}, ${numberOfName(counterparty)}) AND ${range}`)}`,
  );
  const ownIsShorter = sizes !== null && integer(sizes, 'own') < integer(sizes, 'other');
  const shared = ownIsShorter ? `${other} AND execution GLOBAL IN (${executions(`${own} AND ${range}`)})` : other;
  return `${own} AND execution GLOBAL IN (${executions(shared)})`;
}

import type { AccountQuery, ExecutionPage } from '../history-store.ts';
import { listConditions, whole } from './conditions.ts';
import { numberOfName } from './name-numbers.ts';
import { bytesColumn, integer } from './rows.ts';
import type { Snapshot } from './snapshot.ts';

/** Milliseconds for which one page is looked for where the query does not say. */
const usualLookMs = 100;
/** Executions whose data is looked at together in a search for a text. */
const searchedTogether = 1000;

/** Executions of an account's history, each once. */
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

/** Sequences that a narrowed look begins with: a page of what is frequent is found in them. */
const firstWindow = 1_000_000;
const widest = 8;

/** Whether so little of a list may be wanted that finding a page of it takes long. */
function isRare(query: AccountQuery): boolean {
  const { contract, action, kinds, token, counterparty } = query;
  return [contract, action, kinds, token, counterparty].some((part) => part !== undefined);
}

/**
 * A page of a list that is narrowed: window after window, each as wide as the time that is left allows by what the last
 * one took, until the page is full, the list ends or time is up.
 */
export async function narrowed(
  snapshot: Snapshot,
  condition: string,
  query: AccountQuery,
  window = firstWindow,
): Promise<ExecutionPage> {
  const until = performance.now() + (query.lookMs ?? usualLookMs);
  const down = query.order === 'desc';
  const newest = (snapshot.commit.state.head?.nextSequence ?? 1) - 1;
  let [from, to] = [whole(query.from), Math.min(whole(query.to), newest)];
  const found: number[] = [];
  for (let width = window; from <= to;) {
    const began = performance.now();
    const [low, high] = down ? [Math.max(from, to - width + 1), to] : [from, Math.min(to, from + width - 1)];
    const { order, limit } = query;
    found.push(...(await listed(snapshot, condition, { from: low, to: high, order, limit: limit - found.length })));
    if (found.length >= limit) break;
    if (down) to = low - 1;
    else from = high + 1;
    const now = performance.now();
    if (from <= to && now > until) {
      const stoppedAt = await edgeOf(snapshot, low, high, down);
      if (stoppedAt !== null) return { executions: found, stoppedAt };
    }
    const share = Math.max(0, until - now) / Math.max(1, now - began);
    width = Math.ceil(width * Math.min(widest, Math.max(1 / widest, share)));
  }
  return { executions: found, stoppedAt: null };
}

/** The last sequence of a window that somebody can go on after: one that an action has. null: there is none in it. */
async function edgeOf(snapshot: Snapshot, low: number, high: number, down: boolean): Promise<number | null> {
  const row = await snapshot.first(
    `SELECT sequence ${snapshot.from('actions', `sequence BETWEEN ${low} AND ${high}`)}
     ORDER BY sequence ${down ? 'ASC' : 'DESC'} LIMIT 1`,
  );
  return row === null ? null : integer(row, 'sequence');
}

/** The numbers of an account's last block are its highest; an empty history has none. */
export async function accountActionCount(snapshot: Snapshot, account: string): Promise<number> {
  const mine = `account = ${numberOfName(account)}`;
  const last = `(SELECT block ${snapshot.from('account_actions', mine)} ORDER BY execution DESC LIMIT 1)`;
  const row = await snapshot.first(
    `SELECT max(seq) + 1 AS total, count() AS found ${snapshot.from('account_actions', `${mine} AND block = ${last}`)}`,
  );
  return row === null || integer(row, 'found') === 0 ? 0 : integer(row, 'total');
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

/** One page of a list: an account may stand in an execution several times, as receiver, authoriser or by being told. */
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

/** Page by page through the list, until enough hold the text, the list ends or time is up. */
async function searched(
  snapshot: Snapshot,
  condition: string,
  query: AccountQuery,
  text: string,
): Promise<ExecutionPage> {
  const until = performance.now() + (query.lookMs ?? usualLookMs);
  const down = query.order === 'desc';
  const found: number[] = [];
  let { from, to } = query;
  for (;;) {
    const looked = await listed(snapshot, condition, { from, to, order: query.order, limit: searchedTogether });
    const holding = await holdingText(snapshot, looked, text);
    found.push(...looked.filter((execution) => holding.has(execution)));
    if (found.length >= query.limit) return { executions: found.slice(0, query.limit), stoppedAt: null };
    const last = looked.at(-1);
    if (last === undefined || looked.length < searchedTogether) return { executions: found, stoppedAt: null };
    if (performance.now() > until) return { executions: found, stoppedAt: last };
    if (down) to = last - 1;
    else from = last + 1;
  }
}

/** Bytes that are no text cannot look like one. */
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
  // The shorter of the two lists becomes the set that the longer one is asked with.
  const sizes = await snapshot.first(
    `SELECT countIf(account = ${numberOfName(account)}) AS own, countIf(account = ${numberOfName(counterparty)}) AS other
     ${snapshot.from('account_actions', `account IN (${numberOfName(account)}, ${numberOfName(counterparty)}) AND ${range}`)}`,
  );
  const ownIsShorter = sizes !== null && integer(sizes, 'own') < integer(sizes, 'other');
  const shared = ownIsShorter ? `${other} AND execution GLOBAL IN (${executions(`${own} AND ${range}`)})` : other;
  return `${own} AND execution GLOBAL IN (${executions(shared)})`;
}

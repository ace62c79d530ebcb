import { isAsset, parseAsset } from '@antescope/codec/chain/asset';
import type { ChainSources } from '../chain-sources.ts';
import type { ActionFilter } from '../history/action-filter.ts';
import type { ActionPage, ActionRow, PageRequest } from '../history/history-source.ts';
import { type Failure, type Outcome, withoutData } from '../core/outcome.ts';

/** A token transfer that an account sent or received (transfers/{account}). */
export interface Transfer {
  /** Continues the list after it. */
  cursor: string;
  transactionId: string;
  blockNumber: number;
  blockTime: string;
  irreversible: boolean;
  contract: string;
  from: string;
  to: string;
  /** Asset text. */
  quantity: string;
  /** '' if `truncated`: only the transaction has it. */
  memo: string;
  incoming: boolean;
  truncated?: true;
}

export interface TransferPage {
  rows: Transfer[];
  next: string | null;
}

export interface TransferQuery {
  contract?: string;
  symbol?: string;
  /** true: received alone; false: sent alone. */
  incoming?: boolean;
}

/** Pages of the history that are looked through for one page of transfers. */
const maxPages = 10;
const pageRows = 100;

/**
 * Transfers of an account, newest first unless the page says otherwise. What a source cannot select is omitted here; a
 * page may then have fewer rows than requested, with a `next`.
 */
export async function transfersOf(
  sources: ChainSources,
  account: string,
  query: TransferQuery,
  page: PageRequest,
): Promise<Outcome<TransferPage>> {
  const filter = filterOf(query);
  const rows: Transfer[] = [];
  const failures: Failure[] = [];
  let next: string | null = page.cursor ?? null;
  for (let turn = 0; ; turn += 1) {
    const at: PageRequest = { limit: pageRows, order: page.order, ...(next === null ? {} : { cursor: next }) };
    const read: Outcome<ActionPage> = await sources.accountActions(account, filter, at);
    if (read.state === 'failed') return withoutData(read);
    failures.push(
      ...read.meta.failures.filter((failure) => !failures.some((other) => other.message === failure.message)),
    );
    const history = read.state === 'data' ? read.data : { rows: [], next: null };
    for (const row of history.rows) {
      const transfer = transferOf(row, account);
      if (transfer === null || !fits(transfer, query)) continue;
      rows.push(transfer);
      if (rows.length === page.limit) {
        const last = history.next === null && row === history.rows.at(-1);
        return { state: 'data', data: { rows, next: last ? null : row.cursor }, meta: { ...read.meta, failures } };
      }
    }
    next = history.next;
    if (next !== null && turn < maxPages - 1) continue;
    return { state: 'data', data: { rows, next }, meta: { ...read.meta, failures } };
  }
}

/** As much of it as a history can select; sources that cannot are looked through here. */
function filterOf({ contract, symbol, incoming }: TransferQuery): ActionFilter {
  return {
    action: 'transfer',
    ...(contract === undefined ? {} : { contract }),
    ...(symbol === undefined ? {} : { token: { symbol, ...(contract === undefined ? {} : { contract }) } }),
    ...(incoming === undefined ? {} : { kinds: [incoming ? 'receive' : 'send'] }),
  };
}

/** null for what is called a transfer and moves no token, and for what others sent past the account. */
function transferOf({ trace, ...row }: ActionRow, account: string): Transfer | null {
  const fields = (typeof trace.data === 'object' && trace.data !== null ? trace.data : {}) as Record<string, unknown>;
  const { from, to, quantity, memo } = fields;
  if (trace.name !== 'transfer' || typeof from !== 'string' || typeof to !== 'string') return null;
  if (typeof quantity !== 'string' || !isAsset(quantity) || (from !== account && to !== account)) return null;
  const { cursor, transactionId, blockNumber, blockTime, irreversible } = row;
  return {
    cursor,
    transactionId,
    blockNumber,
    blockTime,
    irreversible,
    contract: trace.contract,
    from,
    to,
    quantity,
    memo: typeof memo === 'string' ? memo : '',
    incoming: to === account,
    ...(trace.truncated === true ? { truncated: true } : {}),
  };
}

function fits(transfer: Transfer, { contract, symbol, incoming }: TransferQuery): boolean {
  if (contract !== undefined && transfer.contract !== contract) return false;
  if (symbol !== undefined && parseAsset(transfer.quantity).code !== symbol) return false;
  return incoming === undefined || transfer.incoming === incoming;
}

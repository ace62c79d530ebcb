import { failureReason } from '../core/failure-reason.ts';
import type { AbiSource } from '../abi/abi-source.ts';
import type { KeyHolder } from '../account/account-view.ts';
import { readPermission } from '../account/authority.ts';
import type { Field } from '../core/fields.ts';
import type { HeadView } from '../block/block-view.ts';
import type { ChainApi } from '../node/chain-api.ts';
import type { NodeAnswer } from '../node/node-client.ts';
import { NodeUnavailableError } from '../node/node-error.ts';
import { failuresOf } from '../node/reading.ts';
import { data, empty, type Failure, failed, meta, type Outcome } from '../core/outcome.ts';
import { foldExecutions } from '../transaction/fold.ts';
import { isTransaction, readHistoryTransaction } from '../transaction/read-transaction.ts';
import { readTrace } from '../transaction/read-trace.ts';
import type { TransactionView } from '../transaction/transaction-view.ts';
import type { ActionFilter } from './action-filter.ts';
import type { ActionPage, ActionRow, HistorySource, PageRequest } from './history-source.ts';
import { accountRequired, cursorMismatch, noActionsText, unsupported } from './no-actions.ts';

/** Rows of one request: a page of executions with their notifications. */
const rowsPerRequest = 100;
/** Accounts of one key whose permissions are read. */
const maxHolders = 100;

interface NativeRow {
  sequence: number;
  row: ActionRow;
}

/** History of nodeos' own history plugin (/v1/history). It pages by the account's action sequence and filters nothing. */
export class NativeHistory implements HistorySource {
  readonly name = 'native';
  readonly supports = { filter: false, dates: false, live: false };
  readonly pageSize = rowsPerRequest;
  readonly #api: ChainApi;
  readonly #abis: AbiSource;
  readonly #head: () => Promise<HeadView>;

  constructor(api: ChainApi, abis: AbiSource, head: () => Promise<HeadView>) {
    this.#api = api;
    this.#abis = abis;
    this.#head = head;
  }

  async accountActions(account: string, _filter: ActionFilter, page: PageRequest): Promise<Outcome<ActionPage>> {
    if (account === '') return failed([accountRequired(this.name)]);
    const start = positionOf(page);
    if (start === 'cursor-mismatch') return failed([cursorMismatch(this.name)]);
    if (start === 'past-the-end') return empty(meta({ source: this.name, time: new Date().toISOString() }));
    try {
      let { answer, ranOutOfTime } = await this.#ask(account, start, page.order);
      let rows = await this.#readRows(answer);
      let first = 0;
      if (rows.length === 0 && start.pos === 0) {
        first = await this.#firstSequence(account);
        ({ answer, ranOutOfTime } = await this.#ask(account, { ...start, pos: first }, page.order));
        rows = await this.#readRows(answer);
      }
      if (rows.length === 0) return this.#nothing(answer, start, page);
      const range = {
        first: Math.min(...rows.map(({ row }) => row.blockNumber)),
        last: Math.max(...rows.map(({ row }) => row.blockNumber)),
      };
      const about = { ...this.#meta(answer), range };
      // Descending, the sequence numbers show where the history ends, whatever a node returns at once.
      const more =
        page.order === 'desc'
          ? rows[0]!.sequence > 0
          : ranOutOfTime || rows.at(-1)!.sequence >= Math.max(first, start.pos) + start.offset;
      const begin = page.order === 'asc' && start.pos === 0 ? rows[0]!.sequence : 0;
      return data(pageOf(rows, page, more), begin > 0 ? { ...about, ...this.#cut(begin) } : about);
    } catch (error) {
      return failed(withText(failuresOf(error, this.name)));
    }
  }

  /**
   * Rows of one request. A node that runs out of time returns the oldest of the requested rows: newest first that would
   * skip rows, so fewer are requested, and a node that times out even then has failed.
   */
  async #ask(account: string, start: Position, order: PageRequest['order']) {
    let { offset } = start;
    for (;;) {
      const answer = await this.#api.historyActions(account, start.pos, offset);
      const ranOutOfTime = answer.value.at('time_limit_exceeded_error').value === true;
      if (!ranOutOfTime || order === 'asc') return { answer, ranOutOfTime };
      if (offset >= -1) {
        throw new NodeUnavailableError([
          { source: this.name, endpoint: answer.endpoint, code: 'timeout', message: 'the node ran out of time' },
        ]);
      }
      offset = Math.trunc(offset / 4);
    }
  }

  /**
   * Sequence of the oldest action that a node retains of an account, by binary search below the newest. 0: it has none.
   */
  async #firstSequence(account: string): Promise<number> {
    const has = async (sequence: number): Promise<boolean> => {
      const { value } = await this.#api.historyActions(account, sequence, 0);
      return value.at('actions').items().length > 0;
    };
    const newest = (await this.#api.historyActions(account, -1, -1)).value.at('actions').items().at(-1);
    if (newest === undefined) return 0;
    let [absent, present] = [0, newest.at('account_action_seq').number()];
    while (present - absent > 1) {
      const middle = Math.floor((absent + present) / 2);
      if (await has(middle)) present = middle;
      else absent = middle;
    }
    return present;
  }

  /** Earlier rows are missing where the sequence numbers do not start at 0. */
  #nothing(answer: NodeAnswer<Field>, start: Position, page: PageRequest): Outcome<ActionPage> {
    const isCut = page.order === 'desc' && start.pos >= 0;
    return empty({ ...this.#meta(answer), ...(isCut ? this.#cut(start.pos + 1) : {}) });
  }

  #cut(first: number) {
    const message = `This node has the account's history from its action number ${first + 1} on`;
    return {
      complete: false,
      failures: [
        { ...this.#failure('not-indexed', message), reason: failureReason('history-begins', String(first + 1)) },
      ],
    };
  }

  async transaction(id: string, blockHint?: number): Promise<Outcome<TransactionView>> {
    try {
      const answer = await this.#api.historyTransaction(id, blockHint);
      const view = await readHistoryTransaction(answer.value, { head: await this.#head(), abis: this.#abis });
      if (!isTransaction(view)) return empty(this.#meta(answer));
      return data(view, { ...this.#meta(answer), block: view.blockNumber, blockId: view.blockId });
    } catch (error) {
      if (isNoTransaction(error)) return empty(meta({ source: this.name, endpoint: error.endpoint }));
      return failed(failuresOf(error, this.name));
    }
  }

  /** The node returns account names only; the permissions that hold the key are read from the accounts. */
  async keyAccounts(publicKey: string): Promise<Outcome<KeyHolder[]>> {
    try {
      const answer = await this.#api.historyKeyAccounts(publicKey);
      const names = answer.value
        .at('account_names')
        .items()
        .map((name) => name.text());
      if (names.length === 0) return empty(this.#meta(answer));
      const read = names.slice(0, maxHolders);
      const holders = (await Promise.all(read.map((name) => this.#permissionsOf(name, publicKey)))).flat();
      return data(holders, { ...this.#meta(answer), complete: read.length === names.length });
    } catch (error) {
      return failed(failuresOf(error, this.name));
    }
  }

  async #permissionsOf(account: string, publicKey: string): Promise<KeyHolder[]> {
    const { value } = await this.#api.getAccount(account);
    return value
      .at('permissions')
      .items()
      .flatMap((entry) => {
        const { name, authority } = readPermission(entry, 'EOS');
        const holder = authority.keys.find(({ key }) => key === publicKey);
        return holder === undefined
          ? []
          : [{ account, permission: name, weight: holder.weight, threshold: authority.threshold }];
      });
  }

  latestActions(): Promise<Outcome<ActionRow[]>> {
    return this.#notSupported();
  }

  tokenBalances(): Promise<Outcome<never>> {
    return this.#notSupported();
  }

  creation(): Promise<Outcome<never>> {
    return this.#notSupported();
  }

  async #readRows(answer: NodeAnswer<Field>): Promise<NativeRow[]> {
    const irreversible = answer.value.at('last_irreversible_block').number();
    return Promise.all(
      answer.value
        .at('actions')
        .items()
        .map((entry) => this.#readRow(entry, irreversible)),
    );
  }

  async #readRow(entry: Field, lastIrreversible: number): Promise<NativeRow> {
    const action = entry.at('action_trace');
    // Without ordinals (nodeos 1.7) the place is 0, which makes rows fold by digest.
    const trace = await readTrace(action, { ordinal: 0, creator: 0, ancestor: 0 }, this.#abis);
    const sequence = entry.at('account_action_seq').number();
    const blockNumber = entry.at('block_num').number();
    const blockId = action.at('producer_block_id').textOr('');
    const globalSequence = entry.at('global_action_seq').integer();
    return {
      sequence,
      row: {
        cursor: `${blockNumber}-${blockId.slice(8, 16)}-${globalSequence}`,
        transactionId: action.at('trx_id').text(),
        blockNumber,
        blockTime: entry.at('block_time').time(),
        irreversible: blockNumber <= lastIrreversible,
        trace,
        receivers: [trace.receiver],
        accountSequence: String(sequence),
      },
    };
  }

  #meta(answer: NodeAnswer<unknown>) {
    const { endpoint, elapsedMs, failures } = answer;
    return meta({ source: this.name, endpoint, elapsedMs, failures, time: new Date().toISOString() });
  }

  #failure(code: string, message: string): Failure {
    return { source: this.name, endpoint: null, code, message };
  }

  async #notSupported(): Promise<Outcome<never>> {
    return failed([unsupported(this.name, "A node's own history does not offer this")]);
  }
}

interface Position {
  pos: number;
  offset: number;
}

type Start = Position | 'cursor-mismatch' | 'past-the-end';

/** pos and offset of the request. Both ends are included; position -1 is the newest row. */
function positionOf(page: PageRequest): Start {
  const descending = page.order === 'desc';
  if (page.cursor === undefined) {
    return descending ? { pos: -1, offset: -rowsPerRequest } : { pos: 0, offset: rowsPerRequest - 1 };
  }
  // A Hyperion cursor ends in a time, which is out of the range of an account's sequence.
  const after = /@(\d{1,12})$/.exec(page.cursor)?.[1];
  if (after === undefined) return 'cursor-mismatch';
  if (!descending) return { pos: Number(after) + 1, offset: rowsPerRequest - 1 };
  return Number(after) === 0 ? 'past-the-end' : { pos: Number(after) - 1, offset: 1 - rowsPerRequest };
}

/**
 * Folds the rows of one answer into at least `limit` executions. nodeos mixes the rows of a transaction's executions, but
 * not of transactions: a page ends with a transaction and may be a little longer. The last transaction of a full answer
 * may continue in the next one and is left for that, unless it is the only one.
 */
function pageOf(rows: readonly NativeRow[], page: PageRequest, more: boolean): ActionPage {
  const ordered = page.order === 'desc' ? rows.toReversed() : [...rows];
  const transactions = byTransaction(ordered);
  const whole = more && transactions.length > 1 ? transactions.slice(0, -1) : transactions;
  const shown: ActionRow[] = [];
  let last = ordered[0]!;
  let taken = 0;
  for (const transaction of whole) {
    if (shown.length >= page.limit) break;
    last = transaction.at(-1)!;
    for (const { row, trace, receivers } of executionsOf(transaction, page.order)) {
      // The next page starts after the whole transaction, whichever of its rows the cursor is from.
      shown.push({ ...row.row, cursor: cursorOf(row, last), trace, receivers });
    }
    taken += 1;
  }
  const newest = page.cursor === undefined && page.order === 'desc' ? ordered[0]!.sequence : null;
  return {
    rows: shown,
    next: more || taken < transactions.length ? cursorOf(last, last) : null,
    total: newest === null ? null : { count: String(newest + 1), exact: false },
  };
}

/** Runs of rows of one transaction. */
function byTransaction(ordered: readonly NativeRow[]): NativeRow[][] {
  const runs: NativeRow[][] = [];
  for (const row of ordered) {
    const run = runs.at(-1);
    if (run !== undefined && run[0]!.row.transactionId === row.row.transactionId) run.push(row);
    else runs.push([row]);
  }
  return runs;
}

/** Executions in the order of the page; the receivers of each stay in the order of the chain. */
function executionsOf(transaction: readonly NativeRow[], order: PageRequest['order']) {
  const upward = foldExecutions(order === 'desc' ? transaction.toReversed() : transaction, ({ row }) => row);
  return order === 'desc' ? upward.toReversed() : upward;
}

/** '<cursor of the row>@<sequence to continue after>' */
function cursorOf({ row }: NativeRow, last: NativeRow): string {
  return `${row.cursor}@${last.sequence}`;
}

function isNoTransaction(error: unknown): error is { endpoint: string } {
  return typeof error === 'object' && error !== null && (error as { exception?: unknown }).exception === 'tx_not_found';
}

/** The message with the usual text in front of the reason. */
function withText(failures: Failure[]): Failure[] {
  return failures.map((failure) =>
    failure.code === 'not-supported' ? failure : { ...failure, message: `${noActionsText}: ${failure.message}` },
  );
}

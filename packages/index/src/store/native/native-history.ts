import { isName, nameToU64, u64ToName } from '@antescope/codec/chain/name';
import { formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import { slotToTime } from '@antescope/codec/chain/time';
import { toNodeosJson } from '@antescope/codec/bytes/nodeos-json';
import type { HistoryReader, StoredHolder, StoredTransaction } from '../history-store.ts';
import { type HolderPosition, type ListPage, readPages } from '../list-page.ts';
import { AbiVersions } from '../../answers/view/abi-versions.ts';
import { NativeHistoryError } from './native-error.ts';
import { NativeJson, objectText } from './native-json.ts';

const delayed = 3;
const executed = 0;
/** A full page of the wallets that use this API; longer results are cut, as nodeos cuts by time. */
const maxActions = 1000;
/** Characters of a response; longer results are cut likewise. */
const maxText = 5_000_000;
/** Permissions per response of a key or account, and per read. */
const maxHolders = 10_000;
const holdersPerRead = 1000;

export interface GetActions {
  account_name: string;
  /** account_action_seq of an action; -1: after the last. */
  pos?: number;
  /** Number of actions after (positive, inclusive) or before (negative) it. */
  offset?: number;
}

/** nodeos v1 history over the store: same selection, order and numbers. Responses are JSON text. */
export class NativeHistory {
  readonly #reader: HistoryReader;
  readonly #json: NativeJson;

  constructor(reader: HistoryReader, abis = new AbiVersions(reader)) {
    this.#reader = reader;
    this.#json = new NativeJson(reader, abis);
  }

  async getActions(request: GetActions): Promise<string> {
    const account = checkedName(request.account_name);
    const [first, last] = await this.#window(account, request.pos ?? -1, request.offset ?? -20);
    let end = Math.min(last, first + maxActions - 1);
    const result = await this.#reader.accountSequences(account, first, end);
    const actions: string[] = [];
    let length = 0;
    for (const { seq, globalSequence } of result) {
      const action = await this.#reader.action(globalSequence);
      const transaction = action && (await this.#reader.transactionAt(action.transaction));
      const block = transaction && (await this.#reader.block(transaction.block));
      // An undo may remove actions between two reads.
      if (action === null || transaction === null || block === null) continue;
      const text = objectText([
        ['global_action_seq', toNodeosJson(BigInt(globalSequence))],
        ['account_action_seq', String(seq)],
        ['block_num', String(block.number)],
        ['block_time', JSON.stringify(slotToTime(block.slot))],
        ['action_trace', await this.#json.trace(action, transaction, block)],
      ]);
      length += text.length;
      if (length > maxText && actions.length > 0) {
        end = seq - 1;
        break;
      }
      actions.push(text);
    }
    return objectText([
      ['actions', `[${actions.join(',')}]`],
      ['last_irreversible_block', String(await this.#lastIrreversible())],
      // nodeos' marker of a cut response.
      ...((await this.#isCut(account, end, last)) ? [['time_limit_exceeded_error', 'true'] as [string, string]] : []),
    ]);
  }

  async #isCut(account: string, end: number, last: number): Promise<boolean> {
    return end < last && (await this.#reader.accountActionCount(account)) > end + 1;
  }

  /** nodeos' rules, quirks included: a positive offset after the last action returns nothing. */
  async #window(account: string, pos: number, offset: number): Promise<[first: number, last: number]> {
    const from = pos === -1 ? await this.#reader.accountActionCount(account) : pos;
    if (offset > 0) return [from, from + offset];
    return [Math.max(0, from + offset), from];
  }

  async getTransaction(request: { id: string }): Promise<string> {
    const id = request.id.toLowerCase();
    if (!/^[0-9a-f]{8,64}$/.test(id)) throw NativeHistoryError.invalidTransactionId(request.id);
    const occurrences = await this.#reader.transactions(id);
    const result = occurrences.find((one) => one.status === executed && one.actionCount > 0);
    const block = result && (await this.#reader.block(result.block));
    if (result === undefined || block === undefined || block === null) throw NativeHistoryError.transactionNotFound(id);
    const traces: string[] = [];
    let length = 0;
    const actions = await this.#reader.transactionActions(result.num);
    for (const action of actions.sort((a, b) => a.globalSequence - b.globalSequence)) {
      const text = await this.#json.trace(action, result, block);
      length += text.length;
      if (length > maxText) throw NativeHistoryError.tooLarge();
      traces.push(text);
    }
    return objectText([
      ['id', JSON.stringify(result.id)],
      ['trx', await this.#json.transaction(withoutDelayed(result, occurrences), block.number)],
      ['block_time', JSON.stringify(slotToTime(block.slot))],
      ['block_num', String(block.number)],
      ['last_irreversible_block', String(await this.#lastIrreversible())],
      ['traces', `[${traces.join(',')}]`],
    ]);
  }

  /** nodeos returns all; here at most 10,000 permissions, and then `more` and `next_key`, the next `lower_bound`. */
  async getKeyAccounts(request: { public_key: string; lower_bound?: string }): Promise<string> {
    const key = formatPublicKey(parsePublicKey(request.public_key));
    return this.#ownersText('account_names', request.lower_bound, (query) => this.#reader.keyHolders(key, query));
  }

  async getControlledAccounts(request: { controlling_account: string; lower_bound?: string }): Promise<string> {
    const actor = checkedName(request.controlling_account);
    // The plugin reads authorities from actions; no action sets the authorities of eosio.prods.
    const producers = `${this.#reader.accounts.system}.prods`;
    return this.#ownersText('controlled_accounts', request.lower_bound, async (query) => {
      const page = await this.#reader.controlledBy(actor, query);
      return { ...page, items: page.items.filter(({ owner }) => owner !== producers) };
    });
  }

  async #ownersText(
    field: string,
    lowerBound: string | undefined,
    read: (query: { after: HolderPosition | null; limit: number }) => Promise<ListPage<StoredHolder, HolderPosition>>,
  ): Promise<string> {
    // No permission has an empty name, so this is before the account's first one.
    const begin = lowerBound === undefined || lowerBound === '' ? null : { owner: lowerBound, permission: '' };
    const page = await readPages<StoredHolder, HolderPosition>(
      (after) => read({ after: after ?? begin, limit: holdersPerRead }),
      maxHolders,
    );
    const owners = page.items.map(({ owner }) => owner);
    if (page.next === null) return objectText([[field, namesText(owners)]]);
    const { owner } = page.next;
    // The last account may have more permissions: it is the first of the next page.
    const whole = owners.filter((name) => name !== owner);
    return objectText([
      [field, namesText(whole.length === 0 ? owners : whole)],
      ['more', 'true'],
      ['next_key', JSON.stringify(whole.length === 0 ? followingName(owner) : owner)],
    ]);
  }

  async #lastIrreversible(): Promise<number> {
    return (await this.#reader.status())?.lastIrreversible ?? 0;
  }
}

/** The block that executes a delayed transaction has only its id; the content is in the block that delayed it. */
function withoutDelayed(result: StoredTransaction, occurrences: StoredTransaction[]): StoredTransaction {
  const wasDelayed = occurrences.some((one) => one.id === result.id && one.status === delayed);
  return wasDelayed ? { ...result, packed: null } : result;
}

/** The next name in the order of names. */
function followingName(name: string): string {
  return u64ToName(nameToU64(name) + 1n);
}

function namesText(names: string[]): string {
  return JSON.stringify([...new Set(names)].sort());
}

function checkedName(name: string): string {
  if (!isName(name)) throw NativeHistoryError.invalidName(name);
  return name;
}

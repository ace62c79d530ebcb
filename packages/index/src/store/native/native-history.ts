import { isName } from '@antescope/codec/chain/name';
import { formatPublicKey, parsePublicKey } from '@antescope/codec/keys/key';
import { slotToTime } from '@antescope/codec/chain/time';
import { toNodeosJson } from '@antescope/codec/bytes/nodeos-json';
import type { HistoryReader, StoredTransaction } from '../history-store.ts';
import { AbiVersions } from '../../answers/view/abi-versions.ts';
import { NativeHistoryError } from './native-error.ts';
import { NativeJson, objectText } from './native-json.ts';

const delayed = 3;
const executed = 0;
/** A full page of the wallets that use this API; longer results are cut, as nodeos cuts by time. */
const maxActions = 1000;

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
    const end = Math.min(last, first + maxActions - 1);
    const result = await this.#reader.accountSequences(account, first, end);
    const actions: string[] = [];
    for (const { seq, globalSequence } of result) {
      const action = await this.#reader.action(globalSequence);
      const transaction = action && (await this.#reader.transactionAt(action.transaction));
      const block = transaction && (await this.#reader.block(transaction.block));
      // An undo may remove actions between two reads.
      if (action === null || transaction === null || block === null) continue;
      actions.push(
        objectText([
          ['global_action_seq', toNodeosJson(BigInt(globalSequence))],
          ['account_action_seq', String(seq)],
          ['block_num', String(block.number)],
          ['block_time', JSON.stringify(slotToTime(block.slot))],
          ['action_trace', await this.#json.trace(action, transaction, block)],
        ]),
      );
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
    const actions = await this.#reader.transactionActions(result.num);
    for (const action of actions.sort((a, b) => a.globalSequence - b.globalSequence)) {
      traces.push(await this.#json.trace(action, result, block));
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

  async getKeyAccounts(request: { public_key: string }): Promise<string> {
    const holders = await this.#reader.keyHolders(formatPublicKey(parsePublicKey(request.public_key)));
    return objectText([['account_names', namesText(holders.map((holder) => holder.owner))]]);
  }

  async getControlledAccounts(request: { controlling_account: string }): Promise<string> {
    const controlled = await this.#reader.controlledBy(checkedName(request.controlling_account));
    // The plugin reads authorities from actions; no action sets the authorities of eosio.prods.
    const producers = `${this.#reader.accounts.system}.prods`;
    const owners = controlled.map((holder) => holder.owner).filter((owner) => owner !== producers);
    return objectText([['controlled_accounts', namesText(owners)]]);
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

function namesText(names: string[]): string {
  return JSON.stringify([...new Set(names)].sort());
}

function checkedName(name: string): string {
  if (!isName(name)) throw NativeHistoryError.invalidName(name);
  return name;
}

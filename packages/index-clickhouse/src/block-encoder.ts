import { announcedList } from '@antescope/index/store/announced-list';
import type { ActionRows, BlockRows, PermissionChange, TransactionRows } from '@antescope/index/store/block-rows';
import { createdAccount } from '@antescope/index/store/created-account';
import type { NativeAccounts } from '@antescope/index/store/native-accounts';
import { movementFlags } from '@antescope/index/store/movement-flags';
import { proposalEvent } from '@antescope/index/store/proposal-event';
import { smallestSequence } from '@antescope/index/store/smallest-sequence';
import { tokenMovement } from '@antescope/index/store/token-movement';
import { touchedAccounts } from '@antescope/index/store/touched-accounts';
import type { BlockTotals } from './block-totals.ts';
import { numberOfName } from './name-numbers.ts';
import type { RowSink } from './row-sink.ts';

/** Numbers for a block's rows. */
export interface Numbering {
  /** Store number of the block's first transaction. */
  firstTransaction: number;
  /** Global sequence of its first action. */
  firstSequence: number;
  /** Returns the account's next account_action_seq. */
  takeSeq(account: string): number;
  /** Totals including this block. */
  sums: BlockTotals;
}

/** Encodes blocks as table rows of one generation. */
export class BlockEncoder {
  readonly #generation: number;
  readonly #sinkOf: (table: string) => RowSink;
  readonly #native: NativeAccounts;

  constructor(generation: number, sinkOf: (table: string) => RowSink, native: NativeAccounts) {
    this.#native = native;
    this.#generation = generation;
    this.#sinkOf = sinkOf;
  }

  add(rows: BlockRows, numbering: Numbering): void {
    const { block } = rows;
    const actionCount = rows.transactions.reduce((sum, transaction) => sum + transaction.actions.length, 0);
    const writer = this.#table('blocks')
      .bytes(Buffer.from(block.id, 'hex'))
      .plain(block.slot)
      .plain(numberOfName(block.producer))
      .plain(block.scheduleVersion)
      .plain(numbering.firstTransaction)
      .plain(rows.transactions.length)
      .plain(numbering.firstSequence)
      .plain(actionCount)
      .plain(numbering.sums.transactions)
      .plain(numbering.sums.actions)
      .plain(numbering.sums.cpuUs)
      .plain(numbering.sums.netBytes);
    this.#end(writer, block.number);
    this.#schedule(rows);
    let sequence = numbering.firstSequence;
    for (const [index, transaction] of rows.transactions.entries()) {
      sequence = smallestSequence(transaction.actions) ?? sequence;
      const num = numbering.firstTransaction + index;
      this.#transaction(block.number, num, transaction, sequence);
      const spans = spansOf(transaction.actions);
      for (const action of transaction.actions) {
        this.#action({ block: block.number, transaction: num, spans }, action, numbering);
      }
      sequence += transaction.actions.length;
    }
    this.#contractRows(rows);
    for (const permission of rows.permissions) this.#permission(block.number, permission);
    this.#accounts(rows);
  }

  #schedule({ block }: BlockRows): void {
    const announced = announcedList(block);
    if (announced === null) return;
    const row = this.#table('schedules').plain(announced.version).text(announced.producers.join(','));
    this.#end(row, block.number);
  }

  #transaction(block: number, num: number, transaction: TransactionRows, firstSequence: number): void {
    const id = Buffer.from(transaction.id, 'hex');
    const { packed, errorCode, failedId } = transaction;
    const writer = this.#table('transactions')
      .plain(num)
      .bytes(id)
      .plain(transaction.status)
      .plain(transaction.cpuUs)
      .plain(transaction.netWords)
      .plain(transaction.elapsedUs)
      .plain(transaction.scheduled ? 1 : 0)
      .bytesOrNone(errorCode === null ? null : Buffer.from(errorCode))
      .bytesOrNone(failedId === null ? null : Buffer.from(failedId, 'hex'))
      .plain(firstSequence)
      .plain(transaction.actions.length)
      .text(packed?.signatures.join(',') ?? '')
      .plain(packed?.compression ?? 0)
      .bytes(packed?.contextFreeData ?? nothing)
      .bytesOrNone(packed?.packed ?? null)
      .bytesOrNone(transaction.trace);
    this.#end(writer, block);
    this.#end(this.#table('transaction_ids').plain(id.readBigUInt64BE(0).toString()).plain(num), block);
  }

  #action(place: ActionPlace, action: ActionRows, numbering: Numbering): void {
    const { block, transaction, spans } = place;
    const isExecution = action.executionSequence === action.globalSequence;
    const [contract, name, receiver] = [action.account, action.name, action.receiver].map(numberOfName);
    const writer = this.#table('actions')
      .plain(action.globalSequence)
      .plain(transaction)
      .plain(action.ordinal)
      .plain(action.creatorOrdinal)
      .plain(action.ancestorOrdinal)
      .plain(action.executionSequence)
      .plain(spans.get(action.globalSequence) ?? 0)
      .plain(receiver!)
      .plain(contract!)
      .plain(name!)
      .list(action.authorization.flatMap((level) => [numberOfName(level.actor), numberOfName(level.permission)]))
      // A notification has the same data as its execution.
      .bytes(isExecution ? action.data : nothing)
      .plain(action.contextFree ? 1 : 0)
      .plain(action.elapsedUs)
      .text(action.console)
      .bytes(action.returnValue)
      .plain(action.recvSequence)
      .plain(action.codeSequence)
      .plain(action.abiSequence)
      .list(action.authSequence.map(({ account }) => numberOfName(account)))
      .list(action.authSequence.map(({ sequence }) => sequence))
      .list(action.ramDeltas.map(({ account }) => numberOfName(account)))
      .list(action.ramDeltas.map(({ delta }) => delta));
    this.#end(writer, block);
    const movement = tokenMovement(action.account, action.name, action.data);
    const symbol = movement?.symbol ?? '';
    for (const account of touchedAccounts(action)) {
      const flags = movement === null ? 0 : movementFlags(movement, account, account === action.receiver);
      const line = this.#table('account_actions')
        .plain(numberOfName(account))
        .plain(action.executionSequence)
        .plain(action.globalSequence)
        .plain(numbering.takeSeq(account))
        .plain(contract!)
        .plain(name!)
        .plain(symbol)
        .plain(flags);
      this.#end(line, block);
    }
    const about = proposalEvent(action, this.#native.msig);
    if (about !== null) {
      const event = this.#table('proposal_events').plain(String(about.proposer)).plain(String(about.proposal));
      this.#end(event.plain(action.globalSequence).plain(contract!).plain(about.event), block);
    }
    const created = createdAccount(action, this.#native.system);
    if (created !== null) {
      const creation = this.#table('creations').plain(String(created.account)).plain(String(created.creator));
      this.#end(creation.plain(transaction), block);
    }
  }

  #contractRows({ block, contractRows }: BlockRows): void {
    for (const [place, row] of contractRows.entries()) {
      const [code, table, scope] = [row.code, row.table, row.scope].map(numberOfName);
      const key = row.primaryKey.toString();
      const version = this.#table('row_versions').plain(code!).plain(table!).plain(scope!).plain(key);
      this.#end(version.plain(numberOfName(row.payer)).bytesOrNone(row.value), block.number);
      this.#end(
        this.#table('touched_rows').plain(place).plain(code!).plain(table!).plain(scope!).plain(key),
        block.number,
      );
    }
  }

  /** Records that a contract has a table in a scope; duplicates are harmless. */
  addTable(block: number, { code, table, scope }: { code: string; table: string; scope: string }): void {
    const writer = this.#table('row_tables');
    this.#end(writer.plain(numberOfName(table)).plain(numberOfName(scope)).plain(numberOfName(code)), block);
  }

  #permission(block: number, { owner, name, state }: PermissionChange): void {
    const [ownerNumber, nameNumber] = [numberOfName(owner), numberOfName(name)];
    const writer = this.#table('permission_versions')
      .plain(ownerNumber)
      .plain(nameNumber)
      .plain(numberOfName(state?.parent ?? ''))
      .text(state?.lastUpdated ?? '')
      .bytesOrNone(state === null ? null : Buffer.from(JSON.stringify(state.authority)));
    this.#end(writer, block);
    for (const { key } of state?.authority.keys ?? []) {
      this.#end(this.#table('permission_keys').text(key).plain(ownerNumber).plain(nameNumber), block);
    }
    for (const { permission } of state?.authority.accounts ?? []) {
      const level = this.#table('permission_accounts')
        .plain(numberOfName(permission.actor))
        .plain(numberOfName(permission.permission));
      this.#end(level.plain(ownerNumber).plain(nameNumber), block);
    }
  }

  #accounts(rows: BlockRows): void {
    const { number } = rows.block;
    for (const link of rows.links) {
      const writer = this.#table('link_versions')
        .plain(numberOfName(link.account))
        .plain(numberOfName(link.code))
        .plain(numberOfName(link.messageType));
      this.#end(link.required === null ? writer.none() : writer.plain(numberOfName(link.required)), number);
    }
    for (const { account, created, abi } of rows.abis) {
      this.#end(this.#table('abi_versions').plain(numberOfName(account)).text(created).bytes(abi), number);
    }
    for (const { account, privileged, lastUpdate, hash } of rows.code) {
      const writer = this.#table('code_versions')
        .plain(numberOfName(account))
        .plain(privileged ? 1 : 0);
      this.#end(writer.text(lastUpdate).bytesOrNone(hash === null ? null : Buffer.from(hash, 'hex')), number);
    }
    for (const { digest, block } of rows.features) this.#end(this.#table('features').text(digest).plain(block), number);
  }

  #table(name: string): RowSink {
    return this.#sinkOf(name);
  }

  #end(sink: RowSink, block: number): void {
    sink.endOfBlock(block, this.#generation);
  }
}

const nothing = new Uint8Array();

interface ActionPlace {
  block: number;
  transaction: number;
  spans: ReadonlyMap<number, number>;
}

/** Distance in sequences from each execution to its last notification. */
function spansOf(actions: readonly ActionRows[]): Map<number, number> {
  const spans = new Map<number, number>();
  for (const { globalSequence, executionSequence } of actions) {
    const span = globalSequence - executionSequence;
    if (span > (spans.get(executionSequence) ?? 0)) spans.set(executionSequence, span);
  }
  return spans;
}

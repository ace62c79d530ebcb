import { blockId, type TransactionReceipt } from '@antescope/codec/chain/block';
import { equal } from '@antescope/codec/bytes/bytes';
import { actionReceiptDigest } from '@antescope/codec/chain/receipt';
import type { ActionTrace, TransactionTrace } from '@antescope/codec/ship/traces';
import type { Action, TransactionHeader } from '@antescope/codec/chain/transaction';
import { headerOf } from '../../src/blocks/seal.ts';
import { ChainError } from '../../src/chain-error.ts';
import { readInput, SignatureCache } from '../../src/execution/input.ts';
import { TransactionRun } from '../../src/execution/transaction-run.ts';
import { only } from '../../src/state/keys.ts';
import { blockDeltas, stateDeltas } from '../../src/traces/ship-deltas.ts';
import type { ExecutedAction, ExecutedTransaction } from '../../src/traces/trace.ts';
import { actionDifference } from './action-difference.ts';
import type { RecordedBlock } from './recorded-block.ts';
import { importRow } from './recorded-state.ts';
import type { ReplayEnvironment } from './replay-environment.ts';
import { whyNotReplayable } from './replayable.ts';
import type { ReplayReport } from './replay-report.ts';
import { changedRows, tableNameOf, type ChangedRow } from './row-identity.ts';

const emptyHeader: TransactionHeader = {
  expiration: '1970-01-01T00:00:00',
  ref_block_num: 0,
  ref_block_prefix: 0,
  max_net_usage_words: 0,
  max_cpu_usage_ms: 0,
  delay_sec: 0,
};

/** Effects of a block's transactions that are not replayed: which rows they may have written. */
interface Strangers {
  /** Contracts that ran. */
  readonly contracts: Set<string>;
  /** Why each of them is not replayed. */
  readonly reasons: Set<string>;
}

/** Executes recorded blocks on a devnet and compares the result with the recording. */
export class Replayer {
  readonly environment: ReplayEnvironment;
  readonly report: ReplayReport;
  readonly #signatures = new SignatureCache();

  constructor(environment: ReplayEnvironment, report: ReplayReport) {
    this.environment = environment;
    this.report = report;
  }

  /** Produces a block. Differences are reported and then corrected, so that each is reported once. */
  replay(block: RecordedBlock): void {
    const { environment, report } = this;
    const { database, resources } = environment.state;
    environment.begin(block);
    const { builder } = environment;
    const strangers: Strangers = { contracts: new Set(), reasons: new Set() };
    for (const [i, trace] of block.traces.entries()) {
      // The first is onblock, already executed at the start of the block.
      const why = i === 0 ? null : whyNotReplayable(environment.state, trace);
      if (why !== null) this.#takeOver(block, trace, why, strangers);
      else this.#compareTransaction(block, trace, i === 0 ? builder.traces[0] : this.#execute(block, trace), strangers);
    }
    if (strangers.reasons.size > 0) this.#takeLimits(block);
    resources.endBlock(block.number, database.config.configuration);
    this.#compareRows(block, strangers);
    this.#takeReceipts(block);
    // How many blocks a producer confirms depends on its memory, which is lost on restart.
    const header = { ...headerOf(builder), confirmed: block.block.confirmed };
    report.roots.add(header.action_mroot === block.block.action_mroot);
    report.ids.add(blockId(header) === block.id);
    environment.end(block);
    database.log.squash();
    report.blocks++;
  }

  /** Pushes like a node: signatures, references, authority, NET; only the CPU time is the recorded one. */
  #execute(block: RecordedBlock, recorded: TransactionTrace): ExecutedTransaction | undefined {
    const { environment, report } = this;
    const { builder, state } = environment;
    const packed = block.packed.get(recorded.id);
    try {
      if (packed === undefined) {
        const waiting = state.database.generated.get((recorded.failed_dtrx_trace ?? recorded).id)!;
        return builder.runScheduled(waiting, recorded.cpu_usage_us);
      }
      const input = readInput(packed);
      const keys = this.#signatures.keysOf(input, environment.chainId);
      return builder.push(input, { keys, billedCpuUs: recorded.cpu_usage_us });
    } catch (error) {
      if (!(error instanceof ChainError)) throw error;
      report.failures.push(`block ${block.number}, transaction ${recorded.id}: ${error.message}`);
      return undefined;
    }
  }

  #compareTransaction(
    block: RecordedBlock,
    recorded: TransactionTrace,
    executed: ExecutedTransaction | undefined,
    strangers: Strangers,
  ): void {
    const { report } = this;
    report.transactions++;
    if (executed?.status !== recorded.status) {
      const why = executed?.failure?.message ?? 'another status';
      report.failures.push(`block ${block.number}, transaction ${recorded.id}: ${why}`);
    }
    report.netUsage.add(executed?.net_usage === recorded.net_usage);
    this.#compareActions(block, recorded, executed?.action_traces ?? [], strangers);
  }

  /** Receipts in the recorded order: computed where executed, otherwise recorded. */
  #takeReceipts({ block }: RecordedBlock): void {
    const { receipts } = this.environment.builder;
    const ours = new Map(receipts.map((receipt) => [idOf(receipt), receipt]));
    receipts.splice(0, receipts.length, ...block.transactions.map((receipt) => ours.get(idOf(receipt)) ?? receipt));
  }

  #compareActions(
    block: RecordedBlock,
    recorded: TransactionTrace,
    traces: readonly ExecutedAction[],
    strangers: Strangers,
  ): void {
    const { report } = this;
    const count = Math.max(traces.length, recorded.action_traces.length);
    for (let i = 0; i < count; i++) {
      const expected: ActionTrace | undefined = recorded.action_traces[i];
      const difference = actionDifference(traces[i], expected);
      report.actions.add(difference === null);
      if (difference === null) continue;
      const { act, receiver } = (expected ?? traces[i])!;
      const where = `#${i + 1} of ${recorded.id.slice(0, 8)}`;
      const text = `block ${block.number}, ${act.account}:${act.name} at ${receiver} (${where}): ${difference}`;
      // If a contract has run without replay earlier in this block, its rows were different.
      if (strangers.contracts.has(act.account) && /^(ram|data|returned|actDigest|did not run)/.test(difference))
        report.explained.push(`${text}: ${alsoWrittenBy(strangers)}`);
      else report.failures.push(text);
    }
  }

  /** Applies the recorded effects of a transaction that cannot be replayed. */
  #takeOver(block: RecordedBlock, trace: TransactionTrace, why: string, strangers: Strangers): void {
    this.report.notReplayed.set(why, (this.report.notReplayed.get(why) ?? 0) + 1);
    strangers.reasons.add(why);
    const { builder, state } = this.environment;
    const { database, resources } = state;
    const executed = this.#executeTokens(trace);
    const rams = trace.action_traces
      .filter((action) => !executed.has(action))
      .flatMap((each) => each.account_ram_deltas);
    if (trace.account_ram_delta !== null) rams.push(trace.account_ram_delta);
    for (const { account, delta } of rams) resources.addRam(account, delta);
    for (const action of trace.action_traces) if (!executed.has(action)) strangers.contracts.add(action.receiver);
    this.#takeSequences(trace);
    const receipts = trace.action_traces.flatMap(({ receipt }) => (receipt === null ? [] : [receipt]));
    receipts.sort((a, b) => (a.global_sequence < b.global_sequence ? -1 : 1));
    builder.digests.push(...receipts.map(actionReceiptDigest));
    const packed = block.packed.get(trace.id);
    const actions = packed === undefined ? deferredActions(trace) : readInput(packed).transaction.actions;
    resources.addTransactionUsage(billedOf(actions), BigInt(trace.cpu_usage_us), trace.net_usage, builder.block.slot);
    database.generated.delete(trace.id);
  }

  /** Token transfers within such a transaction are executed, so that balances need not be copied. */
  #executeTokens(trace: TransactionTrace): ReadonlySet<ActionTrace> {
    const { environment, state } = this.environment;
    const tokens = trace.action_traces.filter(
      ({ receipt, receiver, act }) =>
        receipt !== null && receiver === act.account && state.contracts.contractOf(receiver)?.name === 'token',
    );
    tokens.sort((a, b) => (a.receipt!.global_sequence < b.receipt!.global_sequence ? -1 : 1));
    for (const { act } of tokens) {
      const run = new TransactionRun(environment, trace.id, new Uint8Array(), environment.block.micros);
      run.execute({ ...emptyHeader, context_free_actions: [], actions: [act], transaction_extensions: [] });
    }
    return new Set(trace.action_traces.filter(({ act }) => tokens.some((token) => token.act.account === act.account)));
  }

  /** Sequence numbers, which increase with every executed action. */
  #takeSequences(trace: TransactionTrace): void {
    const { database } = this.environment.state;
    for (const { receipt, act } of trace.action_traces) {
      if (receipt === null) continue;
      const last = database.dynamicGlobal.get(only)?.globalSequence ?? 0n;
      if (receipt.global_sequence > last) database.dynamicGlobal.put({ globalSequence: receipt.global_sequence });
      this.#raise(receipt.receiver, { recvSequence: receipt.recv_sequence });
      for (const { account, sequence } of receipt.auth_sequence) this.#raise(account, { authSequence: sequence });
      this.#raise(act.account, { codeSequence: receipt.code_sequence, abiSequence: receipt.abi_sequence });
    }
  }

  #raise(account: string, numbers: Record<string, bigint | number>): void {
    const { metadata } = this.environment.state.database;
    const row = metadata.get(account);
    if (row === undefined) return;
    const higher = Object.entries(numbers).filter(([key, value]) => value > (row[key as keyof typeof row] as bigint));
    metadata.put({ ...row, ...Object.fromEntries(higher) });
  }

  /** Limits set by transactions that are not replayed apply at the end of the block, as usual. */
  #takeLimits(block: RecordedBlock): void {
    const { database, resources } = this.environment.state;
    const ours = new Set(database.pendingLimits().map(({ owner }) => owner));
    for (const { table, data, present } of changedRows(block.deltas).values()) {
      if (table !== 'resource_limits' || !present) continue;
      database.log.begin();
      importRow(database, table, data, present);
      const changed = database.log.changes().get('resource_limits')?.[0]?.after as
        | { owner: string; ram: bigint; net: bigint; cpu: bigint }
        | undefined;
      database.log.undo();
      if (changed === undefined || ours.has(changed.owner)) continue;
      resources.setLimits(changed.owner, changed.ram, changed.net, changed.cpu);
    }
  }

  #compareRows(block: RecordedBlock, strangers: Strangers): void {
    const { database } = this.environment.state;
    // The first block of a node reports the whole state.
    const deltas = block.number === 2 ? stateDeltas(database) : blockDeltas(database.log.changes());
    const actual = changedRows(deltas);
    const expected = changedRows(block.deltas);
    for (const [key, row] of expected) {
      const ours = actual.get(key);
      actual.delete(key);
      const same = ours !== undefined && equal(ours.data, row.data);
      if (!same || ours === undefined) importRow(database, row.table, row.data, row.present);
      if (same) {
        this.report.rowsOf(row.table).add(true);
        this.report.tableOf(tableNameOf(row)).equal++;
      } else this.#explain(block, row, ours === undefined ? 'missing' : 'different', strangers);
    }
    for (const row of actual.values()) this.#explain(block, row, 'not recorded', strangers);
  }

  #explain(block: RecordedBlock, row: ChangedRow, what: string, strangers: Strangers): void {
    const { report } = this;
    const reason = reasonFor(row, strangers);
    if (reason !== null && what === 'missing') {
      report.tableOf(tableNameOf(row)).notReplayed++;
      report.takenOver.set(reason, (report.takenOver.get(reason) ?? 0) + 1);
      return;
    }
    report.rowsOf(row.table).add(false);
    report.tableOf(tableNameOf(row)).different++;
    const text = `block ${block.number}, ${row.table} ${row.identity} (${row.present ? 'present' : 'removed'}): ${what}`;
    if (reason === null) report.failures.push(text);
    else report.explained.push(`${text}: ${reason}`);
  }
}

/** The recorded chain bills only the first authorizing account. */
function billedOf(actions: readonly Action[]): string[] {
  const first = actions.flatMap(({ authorization }) => authorization)[0];
  return first === undefined ? [] : [first.actor];
}

function idOf({ trx }: TransactionReceipt): string {
  return trx[0] === 'transaction_id' ? trx[1] : readInput(trx[1]).id;
}

/** Actions of a deferred transaction; if its failure was handled, without the actions of the handler. */
function deferredActions(trace: TransactionTrace): Action[] {
  const { action_traces: traces } = trace.failed_dtrx_trace ?? trace;
  return traces.filter((action) => action.creator_action_ordinal === 0).map(({ act }) => act);
}

/** Why a row may differ although the replay is correct; null if there is no reason. */
function reasonFor(row: ChangedRow, strangers: Strangers): string | null {
  if (row.table === 'account' && row.identity === 'eosio') return "the first ABI of eosio is a text of nodeos' own";
  if (strangers.reasons.size === 0) return null;
  const [code = ''] = row.identity.split('/');
  if (row.table.startsWith('contract_') && !strangers.contracts.has(code)) return null;
  return alsoWrittenBy(strangers);
}

function alsoWrittenBy({ reasons }: Strangers): string {
  return `also written by ${[...reasons].join(', ')}`;
}

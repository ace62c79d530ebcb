import { actionDigest, actionReceiptDigest, type ActionReceipt } from '@antescope/codec/chain/receipt';
import { toHex } from '@antescope/codec/bytes/bytes';
import type { Action, Transaction } from '@antescope/codec/chain/transaction';
import { compareNames } from '../authority/authority.ts';
import { chainCheck, ChainError, errorKinds, errorLine, type ErrorLine } from '../chain-error.ts';
import type { ChainFacts } from '../contract.ts';
import { only } from '../state/keys.ts';
import type { AccountMetadataRow } from '../state/rows.ts';
import type { ExecutedAction } from '../traces/trace.ts';
import { ActionContext } from './action-context.ts';
import type { Environment } from './environment.ts';
import { applyNative } from './native-actions.ts';
import { actionReturnValue, isActive, runsSpring } from './protocol-features.ts';
import type { Run } from './run.ts';

/** Executes the actions of a transaction and their inline actions and notifications; the caller settles resources. */
export class TransactionRun implements Run {
  readonly environment: Environment;
  readonly facts: ChainFacts;
  readonly published: bigint;
  readonly traces: ExecutedAction[] = [];
  /** Receipt digests in execution order. */
  readonly digests: Uint8Array[] = [];
  readonly validateRam = new Set<string>();
  /** NET bytes of deferred transactions it sends. */
  netAhead = 0;
  readonly contextFreeData: readonly Uint8Array[];
  readonly #withReturnValue: boolean;

  constructor(
    environment: Environment,
    id: string,
    packed: Uint8Array,
    published: bigint,
    contextFreeData: readonly Uint8Array[] = [],
  ) {
    this.environment = environment;
    this.contextFreeData = contextFreeData;
    this.published = published;
    const { block, chainId, database } = environment;
    this.facts = {
      chainId,
      blockNumber: block.number,
      producer: block.producer,
      slot: block.slot,
      activeSchedule: block.activeSchedule,
      headId: block.headId,
      transactionId: id,
      transaction: packed,
      parameters: database.config.configuration,
    };
    this.#withReturnValue = isActive(database, actionReturnValue);
  }

  /** Throws the ChainError of the first failing action, which is marked in the traces. */
  execute(transaction: Transaction): void {
    for (const action of transaction.context_free_actions) this.#schedule(action, action.account, 0, 0, true);
    for (const action of transaction.actions) this.#schedule(action, action.account, 0, 0, false);
    const count = this.traces.length;
    for (let ordinal = 1; ordinal <= count; ordinal++) this.#runAction(ordinal, 0);
  }

  /** Executes one action at another receiver than its account, as for onerror. */
  executeAt(action: Action, receiver: string): void {
    this.#runAction(this.#schedule(action, receiver, 0, 0, false), 0);
  }

  addNet(bytes: number): void {
    this.netAhead += bytes;
  }

  addRam(account: string, delta: bigint): void {
    this.metadataOf(account);
    this.environment.resources.addRam(account, delta);
    if (delta > 0n) this.validateRam.add(account);
  }

  validateRamOf(account: string): void {
    this.validateRam.add(account);
  }

  metadataOf(account: string): AccountMetadataRow {
    const row = this.environment.database.metadata.get(account);
    if (row !== undefined) return row;
    throw new ChainError(errorKinds.accountQuery, [
      errorLine(['apply_context.cpp', 60, 'exec_one'], 'Failed to retrieve account: ${account}', { account }),
    ]);
  }

  #schedule(action: Action, receiver: string, creator: number, ancestor: number, contextFree: boolean): number {
    const ordinal = this.traces.length + 1;
    this.traces.push({
      action_ordinal: ordinal,
      creator_action_ordinal: creator,
      closest_unnotified_ancestor_action_ordinal: ancestor,
      receipt: null,
      receiver,
      act: action,
      context_free: contextFree,
      elapsed: 0n,
      console: '',
      account_ram_deltas: [],
      except: null,
      error_code: null,
      return_value: new Uint8Array(),
      failure: null,
    });
    return ordinal;
  }

  /** Executes the action, then its notifications in the requested order, then its inline actions. */
  #runAction(first: number, depth: number): void {
    const { act, receiver } = this.traces[first - 1]!;
    const notified = new Map([[receiver, first]]);
    const queue = [first];
    const inline: number[] = [];
    for (let i = 0; i < queue.length; i++) {
      const ordinal = queue[i]!;
      const trace = this.traces[ordinal - 1]!;
      const notify = (account: string): void => {
        if (notified.has(account)) return;
        const next = this.#schedule(act, account, ordinal, first, trace.context_free);
        notified.set(account, next);
        queue.push(next);
      };
      const send = (action: Action): void => {
        inline.push(this.#schedule(action, action.account, ordinal, first, false));
      };
      this.#runOne(new ActionContext(this, trace, this.#senderOf(trace), notify, send));
    }
    if (inline.length === 0) return;
    chainCheck(
      depth < this.environment.database.config.configuration.max_inline_action_depth,
      errorKinds.transaction,
      ['apply_context.cpp', 200, 'exec'],
      'max inline action depth per transaction reached',
    );
    for (const ordinal of inline) this.#runAction(ordinal, depth + 1);
  }

  #senderOf(trace: ExecutedAction): string {
    const ancestor = trace.closest_unnotified_ancestor_action_ordinal;
    if (ancestor === 0) return '';
    const creator = this.traces[trace.creator_action_ordinal - 1]!;
    // A notification has the sender of the original action.
    return creator.act === trace.act ? this.#senderOf(creator) : creator.receiver;
  }

  #runOne(context: ActionContext): void {
    const { trace, receiver } = context;
    try {
      this.metadataOf(receiver);
      const { account, name, data } = trace.act;
      if (receiver === 'eosio' && account === 'eosio') applyNative(context, name, data);
      this.#runContract(context);
      if (!context.privileged) this.#checkRamPayers(context);
    } catch (error) {
      if (error instanceof ChainError) {
        error.with(this.#consoleLine(context));
        trace.failure = error;
        trace.except = 'Y';
        trace.error_code = error.errorCode;
        trace.console = context.console;
        trace.account_ram_deltas = ramDeltas(context);
      }
      throw error;
    }
    trace.return_value = context.returnValue;
    trace.receipt = this.#receipt(context);
    trace.console = context.console;
    trace.account_ram_deltas = ramDeltas(context);
    this.digests.push(actionReceiptDigest(trace.receipt));
  }

  /** What the failed action printed. */
  #consoleLine({ console, receiver, trace }: ActionContext): ErrorLine {
    const { account, name } = trace.act;
    if (!runsSpring(this.environment.database)) {
      const format = 'pending console output: ${console}';
      return errorLine(['apply_context.cpp', 124, 'exec_one'], format, { console }, 'warn');
    }
    return errorLine(
      ['apply_context.cpp', 134, 'exec_one'],
      '${receiver} <= ${account}::${action} pending console output: ${console}',
      { console, account, action: name, receiver },
      'warn',
    );
  }

  #runContract(context: ActionContext): void {
    const { receiver } = context;
    const { contracts, database } = this.environment;
    const contract = contracts.contractOf(receiver);
    if (contract !== null) {
      try {
        contract.apply(context);
      } catch (error) {
        throw asChainError(error);
      }
      return;
    }
    if (database.metadata.get(receiver)!.codeHash === null) return;
    throw new ChainError(errorKinds.wasmExecution, [
      errorLine(
        ['wasm_interface.cpp', 1, 'apply'],
        'the code of ${account} is WebAssembly, which this devnet does not run',
        { account: receiver },
      ),
    ]);
  }

  #checkRamPayers(context: ActionContext): void {
    const { receiver, action } = context;
    const notification = receiver !== action.account;
    for (const [account, delta] of context.ramDeltas) {
      if (delta <= 0n || account === receiver) continue;
      const allowed = !notification && context.hasAuth(account);
      const where = notification ? 'within a notify context' : 'that has not authorized the action';
      chainCheck(
        allowed,
        errorKinds.unauthorizedRam,
        ['apply_context.cpp', 106, 'exec_one'],
        `unprivileged contract cannot increase RAM usage of another account ${where}: \${account}`,
        { account },
      );
    }
  }

  #receipt(context: ActionContext): ActionReceipt {
    const { database } = this.environment;
    const { receiver, trace } = context;
    const { act } = trace;
    const globalSequence = (database.dynamicGlobal.get(only)?.globalSequence ?? 0n) + 1n;
    database.dynamicGlobal.put({ globalSequence });
    const own = database.metadata.get(receiver)!;
    database.metadata.put({ ...own, recvSequence: own.recvSequence + 1n });
    const first = database.metadata.get(act.account)!;
    const sequences = new Map<string, bigint>();
    for (const { actor } of act.authorization) {
      const row = this.metadataOf(actor);
      database.metadata.put({ ...row, authSequence: row.authSequence + 1n });
      sequences.set(actor, row.authSequence + 1n);
    }
    const returned = this.#withReturnValue ? (trace.return_value ?? undefined) : undefined;
    return {
      receiver,
      act_digest: toHex(actionDigest(act, returned)),
      global_sequence: globalSequence,
      recv_sequence: own.recvSequence + 1n,
      auth_sequence: [...sequences]
        .sort(([a], [b]) => compareNames(a, b))
        .map(([account, sequence]) => ({ account, sequence })),
      code_sequence: first.codeSequence,
      abi_sequence: first.abiSequence,
    };
  }
}

function ramDeltas(context: ActionContext): ExecutedAction['account_ram_deltas'] {
  return [...context.ramDeltas].sort(([a], [b]) => compareNames(a, b)).map(([account, delta]) => ({ account, delta }));
}

/** A contract bug fails the transaction, like a wasm trap, and must not stop the chain. */
function asChainError(error: unknown): ChainError {
  if (error instanceof ChainError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const trap = new ChainError(errorKinds.wasmExecution, [
    errorLine(['wasm_interface.cpp', 1, 'apply'], 'the contract failed: ${reason}', { reason }),
  ]);
  trap.cause = error;
  return trap;
}

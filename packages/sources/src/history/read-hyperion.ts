import { formatAsset } from '@antescope/codec/chain/asset';
import type { TokenBalance } from '../account/account-view.ts';
import type { Field } from '../core/fields.ts';
import { jsonReady } from '../core/json-ready.ts';
import type { HeadView } from '../block/block-view.ts';
import { netBytes, readAuthorization } from '../block/read-block.ts';
import type { ActionTraceView, TransactionView } from '../transaction/transaction-view.ts';
import type { ActionRow } from './history-source.ts';

/** One action document of Hyperion: an execution with a receipt for every notified account. */
export function readHyperionAction(action: Field, lastIrreversible: number): ActionRow {
  const blockNumber = action.at('block_num').number();
  const trace = readExecution(action);
  const receivers = action
    .at('receipts')
    .itemsOrNone()
    .map((receipt) => receipt.at('receiver').text());
  const blockId = action.at('block_id').textOr('');
  return {
    cursor: `${blockNumber}-${blockId.slice(8, 16)}-${trace.receipt?.globalSequence ?? ''}`,
    transactionId: action.at('trx_id').text(),
    blockNumber,
    blockTime: timeOf(action),
    irreversible: blockNumber <= lastIrreversible,
    trace,
    receivers: [...new Set([trace.contract, ...receivers])].filter(
      (name) => receivers.length === 0 || receivers.includes(name),
    ),
  };
}

/** A get_transaction answer; notifications become traces of their own behind their execution. */
export function readHyperionTransaction(answer: Field, head: HeadView): TransactionView {
  const actions = answer.at('actions').items();
  const first = actions[0]!;
  const blockNumber = first.at('block_num').number();
  const executions = actions.map(readExecution);
  return {
    id: answer.at('trx_id').text(),
    status: 'executed',
    blockNumber,
    blockId: first.at('block_id').missing ? null : first.at('block_id').text(),
    blockTime: timeOf(first),
    irreversible: blockNumber <= head.lastIrreversible,
    lastIrreversible: head.lastIrreversible,
    head: Math.max(head.head, blockNumber),
    cpuUs: actions.map((action) => action.at('cpu_usage_us').numberOrNull()).find((value) => value !== null) ?? null,
    netBytes: netBytes(
      actions.map((action) => action.at('net_usage_words').numberOrNull()).find((value) => value !== null) ?? null,
    ),
    elapsedUs: null,
    expiration: null,
    refBlockNum: null,
    refBlockPrefix: null,
    delaySec: null,
    maxCpuMs: null,
    maxNetWords: null,
    signatures: first
      .at('signatures')
      .itemsOrNone()
      .map((text) => text.text()),
    signedBy: null,
    scheduled: false,
    error: null,
    traces: withNotifications(actions, executions),
    failedId: null,
    raw: jsonReady(answer.value),
  };
}

function withNotifications(actions: readonly Field[], executions: readonly ActionTraceView[]): ActionTraceView[] {
  let ordinal = Math.max(...executions.map((trace) => trace.ordinal));
  return actions.flatMap((action, index) => {
    const execution = executions[index]!;
    const notified = action
      .at('receipts')
      .itemsOrNone()
      .filter((receipt) => receipt.at('receiver').value !== execution.contract);
    const notifications = notified.map((receipt): ActionTraceView => {
      ordinal += 1;
      const place = { ordinal, creatorOrdinal: execution.ordinal, ancestorOrdinal: execution.ordinal };
      return {
        ...execution,
        ...place,
        receiver: receipt.at('receiver').text(),
        receipt: readReceipt(receipt, action),
        ramDeltas: [],
      };
    });
    return [execution, ...notifications];
  });
}

function readExecution(action: Field): ActionTraceView {
  const contract = action.at('act').at('account').text();
  const receipts = action.at('receipts').itemsOrNone();
  const own = receipts.find((receipt) => receipt.at('receiver').value === contract) ?? receipts[0];
  const creator = action.at('creator_action_ordinal').numberOrNull() ?? 0;
  const args = action.at('act').at('data');
  return {
    ordinal: action.at('action_ordinal').numberOrNull() ?? 0,
    creatorOrdinal: creator,
    ancestorOrdinal: creator,
    receiver: own?.at('receiver').text() ?? contract,
    contract,
    name: action.at('act').at('name').text(),
    authorization: readAuthorization(action.at('act').at('authorization')),
    data: args.isObject ? withoutDerived(jsonReady(args.value) as Record<string, unknown>) : null,
    hex: '',
    undecoded: args.isObject ? null : 'no-abi',
    contextFree: false,
    receipt: own === undefined ? null : readReceipt(own, action),
    elapsed: null,
    console: '',
    returnValue: null,
    returnValueHex: '',
    ramDeltas: action
      .at('account_ram_deltas')
      .itemsOrNone()
      .map((entry) => ({
        account: entry.at('account').text(),
        delta: entry.at('delta').integer(),
      })),
    error: null,
  };
}

function readReceipt(receipt: Field, action: Field): NonNullable<ActionTraceView['receipt']> {
  const sequence = receipt.at('global_sequence').missing ? action.at('global_sequence') : receipt.at('global_sequence');
  return {
    globalSequence: sequence.integer(),
    recvSequence: receipt.at('recv_sequence').missing ? '' : receipt.at('recv_sequence').integer(),
    actDigest: action.at('act_digest').textOr(''),
    authSequence: receipt
      .at('auth_sequence')
      .itemsOrNone()
      .map((entry) => [entry.at('account').text(), entry.at('sequence').integer()]),
  };
}

/** Hyperion adds `amount` (a float) and `symbol` next to the quantity of a transfer: they are not in the action. */
function withoutDerived(args: Record<string, unknown>): Record<string, unknown> {
  if (typeof args.quantity !== 'string') return args;
  return Object.fromEntries(Object.entries(args).filter(([name]) => name !== 'amount' && name !== 'symbol'));
}

function timeOf(action: Field): string {
  return action.at('@timestamp').missing ? action.at('timestamp').time() : action.at('@timestamp').time();
}

/** Digits that a JSON number surely keeps. */
const exactDigits = 15;

/**
 * Balances of get_tokens. Amounts come as JSON numbers: they are written out with the token's own precision; tokens of
 * which the number cannot be exact are named in `inexact` instead.
 */
export function readHyperionTokens(answer: Field): { balances: TokenBalance[]; inexact: string[] } {
  const balances: TokenBalance[] = [];
  const inexact: string[] = [];
  for (const entry of answer.at('tokens').items()) {
    const contract = entry.at('contract').text();
    const symbol = entry.at('symbol').text();
    const units = unitsOf(String(entry.at('amount').value), entry.at('precision').numberOrNull());
    if (units === null) inexact.push(`${symbol} (${contract})`);
    else if (units !== 0n)
      balances.push({
        contract,
        quantity: formatAsset({ units, precision: entry.at('precision').number(), code: symbol }),
      });
  }
  return { balances, inexact };
}

function unitsOf(amount: string, precision: number | null): bigint | null {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  if (whole === undefined || precision === null || fraction.length > precision) return null;
  const units = BigInt(whole + fraction.padEnd(precision, '0'));
  return units.toString().length > exactDigits ? null : units;
}

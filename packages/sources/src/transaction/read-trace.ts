import type { AbiSource } from '../abi/abi-source.ts';
import { actionData, returnValue } from '../abi/action-data.ts';
import type { Field } from '../core/fields.ts';
import { jsonReady } from '../core/json-ready.ts';
import { readAuthorization } from '../block/read-block.ts';
import type { ActionTraceView } from './transaction-view.ts';

/**
 * Action traces as v1 history and push answers give them, in order of execution. Traces of nodeos 1.7 nest inline ones
 * and have no ordinals: these are flattened and numbered.
 */
export async function readTraces(traces: readonly Field[], abis: AbiSource): Promise<ActionTraceView[]> {
  const flat = flatten(traces);
  const views = await Promise.all(flat.map(({ trace, place }) => readTrace(trace, place, abis)));
  return views.sort(byExecution);
}

/** Position of a trace in the tree, where the trace itself does not have it. */
interface Place {
  ordinal: number;
  creator: number;
  ancestor: number;
}

function flatten(traces: readonly Field[]): { trace: Field; place: Place }[] {
  const flattened: { trace: Field; place: Place }[] = [];
  const visit = (trace: Field, creator: number, ancestor: number): void => {
    const ordinal = flattened.length + 1;
    flattened.push({ trace, place: { ordinal, creator, ancestor } });
    const notified = receiverOf(trace) !== trace.at('act').at('account').value;
    for (const inline of trace.at('inline_traces').itemsOrNone()) visit(inline, ordinal, notified ? ancestor : ordinal);
  };
  for (const trace of traces) visit(trace, 0, 0);
  return flattened;
}

function receiverOf(trace: Field): string {
  return trace.at('receiver').missing ? trace.at('receipt').at('receiver').text() : trace.at('receiver').text();
}

/** One trace with its arguments decoded. */
export async function readTrace(trace: Field, place: Place, abis: AbiSource): Promise<ActionTraceView> {
  const act = trace.at('act');
  const contract = act.at('account').text();
  const name = act.at('name').text();
  const hex = act.at('hex_data').missing ? null : act.at('hex_data').text();
  const returnHex = trace.at('return_value_hex_data').textOr('');
  const returned = trace.at('return_value_data');
  return {
    ordinal: trace.at('action_ordinal').numberOrNull() ?? place.ordinal,
    creatorOrdinal: trace.at('creator_action_ordinal').numberOrNull() ?? place.creator,
    ancestorOrdinal: trace.at('closest_unnotified_ancestor_action_ordinal').numberOrNull() ?? place.ancestor,
    receiver: receiverOf(trace),
    contract,
    name,
    authorization: readAuthorization(act.at('authorization')),
    ...(await actionData(abis, contract, name, { data: act.at('data').value, hex })),
    contextFree: trace.at('context_free').missing ? false : trace.at('context_free').flag(),
    receipt: trace.at('receipt').missing ? null : readReceipt(trace.at('receipt')),
    elapsed: trace.at('elapsed').numberOrNull(),
    console: trace.at('console').textOr(''),
    returnValue: returned.missing ? await returnValue(abis, contract, name, returnHex) : jsonReady(returned.value),
    returnValueHex: returnHex,
    ramDeltas: trace
      .at('account_ram_deltas')
      .itemsOrNone()
      .map((entry) => ({
        account: entry.at('account').text(),
        delta: entry.at('delta').integer(),
      })),
    error: exceptionText(trace.at('except')),
  };
}

function readReceipt(receipt: Field): NonNullable<ActionTraceView['receipt']> {
  return {
    globalSequence: receipt.at('global_sequence').integer(),
    recvSequence: receipt.at('recv_sequence').integer(),
    actDigest: receipt.at('act_digest').text(),
    authSequence: receipt
      .at('auth_sequence')
      .itemsOrNone()
      .map((entry) => readAuthSequence(entry)),
  };
}

/** [account, n], or {account, sequence} as Hyperion writes it. */
function readAuthSequence(entry: Field): [string, string] {
  if (entry.isObject) return [entry.at('account').text(), entry.at('sequence').integer()];
  const [account, sequence] = entry.items();
  return [account?.text() ?? entry.fail('a pair'), sequence?.integer() ?? entry.fail('a pair')];
}

/** The useful text of an exception: its log entries with their values put in, else its message. null without one. */
export function exceptionText(except: Field): string | null {
  if (except.missing) return null;
  if (!except.isObject) return except.text();
  const entries = except.at('stack').itemsOrNone().map(logText);
  const useful = entries.find((text) => text !== '' && !text.startsWith('pending console output'));
  const message = except.at('message').textOr('');
  return (useful ?? message).replace(/^assertion failure with message: /, '') || null;
}

function logText(entry: Field): string {
  const values = entry.at('data');
  return entry
    .at('format')
    .textOr('')
    .replace(/\$\{(\w+)\}/g, (whole, name: string) => {
      const value = values.isObject ? values.at(name).value : undefined;
      return typeof value === 'string' || typeof value === 'number' ? String(value) : whole;
    });
}

/** Executed ones by global sequence, then the ones that never ran by ordinal. */
function byExecution(a: ActionTraceView, b: ActionTraceView): number {
  if (a.receipt === null || b.receipt === null) {
    return Number(a.receipt === null) - Number(b.receipt === null) || a.ordinal - b.ordinal;
  }
  const difference = BigInt(a.receipt.globalSequence) - BigInt(b.receipt.globalSequence);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

import type { Field } from '../../core/fields.ts';
import { jsonReady } from '../../core/json-ready.ts';
import { readAuthorization } from '../../block/read-block.ts';
import { foldExecutions } from '../../transaction/fold.ts';
import type { ActionTraceView } from '../../transaction/transaction-view.ts';
import type { ActionRow } from '../history-source.ts';

/** A page of a search: its rows, and dfuse's cursor of the next page; '' at the end. */
export interface DfusePage {
  rows: ActionRow[];
  cursor: string;
}

/**
 * Reads a search's answer, as GraphQL gives it or without its envelope; null if there is no list of results in it.
 * A result that a fork took back (`undo`) is not part of the history.
 */
export function readDfuseSearch(answer: Field): DfusePage | null {
  if (!answer.isObject) return null;
  const body = answer.at('data').isObject ? answer.at('data') : answer;
  const results = [body.at('searchTransactionsBackward'), body.at('searchTransactionsForward'), body].find(
    (part) => part.isObject && !part.at('results').missing,
  );
  if (results === undefined) return null;
  const rows = results
    .at('results')
    .items()
    .filter((result) => result.at('undo').value !== true)
    .flatMap(rowsOfResult);
  return { rows, cursor: results.at('cursor').textOr('') };
}

/** The executions of one transaction that the search matched. */
function rowsOfResult(result: Field): ActionRow[] {
  const trace = result.at('trace');
  const block = result.at('block').isObject ? result.at('block') : trace.at('block');
  const blockNumber = block.at('num').number();
  const blockId = block.at('id').text();
  const id = trace.at('id').text();
  const actions = trace.at('matchingActions').items().map(readAction);
  return foldExecutions(actions, (action) => ({ transactionId: id, trace: action })).map(
    ({ trace: view, receivers }) => ({
      // dfuse continues after a whole transaction: all rows of it share its cursor.
      cursor: `${blockNumber}-${blockId.slice(8, 16)}-${view.receipt?.globalSequence ?? ''}~${result.at('cursor').textOr('')}`,
      transactionId: id,
      blockNumber,
      blockTime: block.at('timestamp').time(),
      irreversible: result.at('isIrreversible').missing ? false : result.at('isIrreversible').flag(),
      trace: view,
      receivers,
    }),
  );
}

function readAction(action: Field): ActionTraceView {
  const args = action.at('json').missing ? action.at('data') : action.at('json');
  const receipt = action.at('receipt');
  const ordinalOf = (other: Field): number => (other.isObject ? other.at('executionIndex').number() + 1 : 0);
  return {
    // Without a position (dfuse counts from 0) an action is distinguished by its digest.
    ordinal: action.at('executionIndex').missing ? 0 : ordinalOf(action),
    creatorOrdinal: ordinalOf(action.at('creatorAction')),
    ancestorOrdinal: ordinalOf(action.at('closestUnnotifiedAncestorAction')),
    receiver: action.at('receiver').text(),
    contract: action.at('account').text(),
    name: action.at('name').text(),
    authorization: readAuthorization(action.at('authorization')),
    data: args.isObject ? jsonReady(args.value) : null,
    hex: action.at('hexData').textOr(''),
    undecoded: args.isObject ? null : 'no-abi',
    contextFree: action.at('contextFree').missing ? false : action.at('contextFree').flag(),
    receipt: {
      globalSequence: action.at('seq').missing ? receipt.at('globalSequence').integer() : action.at('seq').integer(),
      recvSequence: '',
      actDigest: receipt.isObject ? receipt.at('digest').textOr('') : '',
      authSequence: [],
    },
    elapsed: action.at('elapsed').numberOrNull(),
    console: action.at('console').textOr(''),
    returnValue: null,
    returnValueHex: action.at('returnValueHexData').textOr(''),
    ramDeltas: [],
    error: null,
  };
}

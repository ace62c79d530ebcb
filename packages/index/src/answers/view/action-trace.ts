import { toHex } from '@antescope/codec/bytes/bytes';
import { actionDigest } from '@antescope/codec/chain/receipt';
import type { ActionTraceView } from '@antescope/sources/transaction/transaction-view';
import type { HistoryReader, StoredAction } from '../../store/history-store.ts';
import { actionReturnValue } from '../../store/protocol-features.ts';
import { isSentSequence } from '../../store/sent-sequence.ts';
import type { AbiVersions } from './abi-versions.ts';
import { jsonReady } from './json-ready.ts';

/** Action digest as in the receipt, recomputed because the store does not keep it. */
export async function digestOf(
  reader: Pick<HistoryReader, 'feature'>,
  action: StoredAction,
  block: number,
): Promise<string> {
  const activated = await reader.feature(actionReturnValue);
  const withValue = activated !== null && block >= activated;
  return toHex(withValue ? actionDigest(action, action.returnValue) : actionDigest(action));
}

/** View of an executed action, decoded with the ABI of its block. */
export async function actionTraceView(
  reader: Pick<HistoryReader, 'feature'>,
  abis: AbiVersions,
  action: StoredAction,
  block: number,
): Promise<ActionTraceView> {
  const decoded = await abis.action(action.account, action.name, action.data, block);
  const returned =
    action.returnValue.length === 0
      ? { value: null }
      : await abis.result(action.account, action.name, action.returnValue, block);
  return {
    ordinal: action.ordinal,
    creatorOrdinal: action.creatorOrdinal,
    ancestorOrdinal: action.ancestorOrdinal,
    receiver: action.receiver,
    contract: action.account,
    name: action.name,
    authorization: action.authorization,
    data: jsonReady(decoded.value),
    hex: toHex(action.data),
    undecoded: decoded.undecoded,
    contextFree: action.contextFree,
    receipt: await receiptOf(reader, action, block),
    // State history omits elapsed times unless the node is configured to include them.
    elapsed: action.elapsedUs === 0 ? null : action.elapsedUs,
    console: action.console,
    returnValue: jsonReady(returned.value),
    returnValueHex: toHex(action.returnValue),
    ramDeltas: action.ramDeltas.map((ram) => ({ account: ram.account, delta: String(ram.delta) })),
    error: null,
  };
}

/**
 * recv_sequence starts at 1, so 0 means that the block was read without receipts (get_block has no sequences either).
 */
async function receiptOf(
  reader: Pick<HistoryReader, 'feature'>,
  action: StoredAction,
  block: number,
): Promise<NonNullable<ActionTraceView['receipt']>> {
  const globalSequence = isSentSequence(action.globalSequence) ? '' : String(action.globalSequence);
  if (action.recvSequence === 0) return { globalSequence, recvSequence: '', actDigest: '', authSequence: [] };
  return {
    globalSequence,
    recvSequence: String(action.recvSequence),
    actDigest: await digestOf(reader, action, block),
    authSequence: action.authSequence.map((auth) => [auth.account, String(auth.sequence)]),
  };
}

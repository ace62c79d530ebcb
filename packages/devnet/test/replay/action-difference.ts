import { toHex } from '@antescope/codec/bytes/bytes';
import type { ActionTrace } from '@antescope/codec/ship/traces';

/** First difference between an executed and a recorded action, in fields both have; null if equal. */
export function actionDifference(actual: ActionTrace | undefined, expected: ActionTrace | undefined): string | null {
  if (actual === undefined) return 'did not run';
  if (expected === undefined) return 'should not have run';
  const [ours, theirs] = [comparable(actual), comparable(expected)];
  for (const [field, value] of Object.entries(theirs)) {
    const own = ours[field];
    if (own !== value) return `${field} is ${String(own)}, recorded ${value}`;
  }
  return null;
}

function comparable(trace: ActionTrace): Record<string, string> {
  const { act, receipt } = trace;
  return {
    receiver: trace.receiver,
    action: `${act.account}:${act.name}`,
    authorization: act.authorization.map(({ actor, permission }) => `${actor}@${permission}`).join(),
    data: toHex(act.data),
    ordinal: String(trace.action_ordinal),
    creator: String(trace.creator_action_ordinal),
    contextFree: String(trace.context_free),
    ram: trace.account_ram_deltas.map(({ account, delta }) => `${account} ${delta}`).join(),
    returned: toHex(trace.return_value ?? new Uint8Array()),
    console: trace.console,
    actDigest: receipt?.act_digest ?? '',
    globalSequence: String(receipt?.global_sequence),
    recvSequence: String(receipt?.recv_sequence),
    authSequence: (receipt?.auth_sequence ?? []).map(({ account, sequence }) => `${account} ${sequence}`).join(),
    codeSequence: String(receipt?.code_sequence),
    abiSequence: String(receipt?.abi_sequence),
  };
}

import { addAssets, formatAsset, parseAsset } from '@antescope/codec/chain/asset';
import { fromHex } from '@antescope/codec/bytes/bytes';
import { netMovements, type Movement } from '@antescope/sources/transaction/movements';
import { actionAbi, actionJson } from './action-abi.ts';
import { guardFacts } from '../guard/guard-facts.ts';
import { noFacts } from '../guard/guard-reads.ts';
import { withConsequences } from './changed-permissions.ts';
import type { Draft, TransactContext } from './draft.ts';
import { permissionChanges, sumRam } from './effects.ts';
import { exceptText, failureText } from './failure-text.ts';
import { insufficientPermissions } from './insufficient-permissions.ts';
import { actionsIn, signedActions } from './packed-actions.ts';
import type { BalanceChange, Preview, PreviewAction, SignedAction } from './preview-facts.ts';
import { bodyOfFailure, type ComputedTrace, type Processed } from './processed.ts';
import { pushBody } from './push.ts';
import { requireSameActions } from './same-actions.ts';

/**
 * Simulates the transaction on the node (compute_transaction, no signatures) and extracts its effects. Throws
 * WalletError 'abi-mismatch' or 'dry-run-mismatch' if the node misrepresents the transaction.
 */
export async function preview(draft: Draft, context: TransactContext): Promise<Draft> {
  const computed = await computePreview(draft, context);
  const [insufficient, permissions, facts] = await Promise.all([
    insufficientPermissions(computed.signed, context),
    withConsequences(computed.permissions, context),
    guardFacts(computed.signed, context),
  ]);
  return { ...draft, preview: { ...computed, insufficient, permissions, facts } };
}

async function computePreview(draft: Draft, context: TransactContext): Promise<Preview> {
  const signed = await signedActions(draft, context);
  let processed: Processed;
  try {
    const answer = (await context.call('/v1/chain/compute_transaction', { transaction: pushBody(draft) })) as {
      processed: Processed;
    };
    processed = answer.processed;
  } catch (error) {
    const body = bodyOfFailure(error);
    // 404: the node does not offer dry runs. Anything else is the chain's own refusal.
    if (body !== null && body.code !== 404) return { ...blank('dry-run', signed), failure: failureText(body) };
    return estimate(
      signed,
      context,
      body === null ? 'The node could not be asked for a dry run.' : 'The node offers no dry run.',
    );
  }
  const traces = processed.action_traces ?? [];
  const failure = exceptText(processed.except);
  await requireSameActions(draft.packed === null ? [] : actionsIn(draft.packed), traces, failure !== null, context);
  const actions = [...signed, ...(await inlineActions(traces, context))];
  return {
    ...blank('dry-run', signed),
    failure,
    actions,
    ...(failure === null ? await effects(actions, traces, context) : {}),
    cpuUs: processed.receipt?.cpu_usage_us ?? null,
    netBytes: processed.net_usage ?? null,
  };
}

function blank(source: Preview['source'], signed: SignedAction[]): Preview {
  return {
    source,
    reason: null,
    failure: null,
    signed,
    insufficient: [],
    balances: [],
    ram: [],
    permissions: [],
    actions: [],
    facts: noFacts,
    cpuUs: null,
    netBytes: null,
  };
}

/** Effects of the actions alone, without inline actions, RAM and fees. */
async function estimate(actions: SignedAction[], context: TransactContext, reason: string): Promise<Preview> {
  return {
    ...blank('estimate', actions),
    reason,
    actions,
    balances: netMovements(actions).map((movement) => ({ ...movement, before: null, after: null })),
    permissions: permissionChanges(actions, context.systemAccount),
  };
}

async function inlineActions(traces: readonly ComputedTrace[], context: TransactContext): Promise<PreviewAction[]> {
  const actions: PreviewAction[] = [];
  for (const trace of traces) {
    if (trace.receiver !== trace.act.account || trace.creator_action_ordinal === 0) continue;
    actions.push({
      contract: trace.act.account,
      name: trace.act.name,
      receiver: trace.receiver,
      data: await actionData(trace, context),
      inline: true,
    });
  }
  return actions;
}

/** Nodes of 2025 and later leave the data to us; older ones have it decoded beside the hex. */
async function actionData(trace: ComputedTrace, context: TransactContext): Promise<unknown> {
  const hex = trace.act.hex_data ?? (typeof trace.act.data === 'string' ? trace.act.data : null);
  if (typeof trace.act.data === 'object' && trace.act.data !== null) return trace.act.data;
  if (hex === null) return null;
  const abi = await actionAbi(trace.act.account, trace.act.name, context);
  if (abi === null || abi.actionType(trace.act.name) === undefined) return hex;
  return actionJson(abi, trace.act.name, fromHex(hex), trace.act.account);
}

async function effects(
  actions: readonly PreviewAction[],
  traces: readonly ComputedTrace[],
  context: TransactContext,
): Promise<Pick<Preview, 'balances' | 'ram' | 'permissions'>> {
  const balances = await Promise.all(netMovements(actions).map((movement) => withBalance(movement, context)));
  return { balances, ram: sumRam(traces), permissions: permissionChanges(actions, context.systemAccount) };
}

async function withBalance(movement: Movement, context: TransactContext): Promise<BalanceChange> {
  const delta = parseAsset(movement.delta);
  try {
    const rows = (await context.call('/v1/chain/get_currency_balance', {
      code: movement.contract,
      account: movement.account,
      symbol: delta.code,
    })) as string[];
    const row = rows.map(parseAsset).find((asset) => asset.code === delta.code && asset.precision === delta.precision);
    const before = row ?? { ...delta, units: 0n };
    return { ...movement, before: formatAsset(before), after: formatAsset(addAssets(before, delta)) };
  } catch {
    // The movement itself is known from the dry run; a null balance is shown as unknown, not as nothing.
    return { ...movement, before: null, after: null };
  }
}

import { addAssets, formatAsset, parseAsset } from '@antescope/codec/chain/asset';
import { fromHex } from '@antescope/codec/bytes/bytes';
import { netMovements, type Movement } from '@antescope/sources/transaction/movements';
import type { Draft, TransactContext } from './draft.ts';
import { permissionChanges, sumRam } from './effects.ts';
import { exceptText, failureText } from './failure-text.ts';
import type { BalanceChange, Preview, PreviewAction } from './preview-facts.ts';
import { bodyOfFailure, type ComputedTrace, type Processed } from './processed.ts';
import { pushBody } from './push.ts';

/** Has the node execute the transaction without signatures and without effect, and reads what would change. */
export async function preview(draft: Draft, context: TransactContext): Promise<Draft> {
  return { ...draft, preview: await computePreview(draft, context) };
}

async function computePreview(draft: Draft, context: TransactContext): Promise<Preview> {
  let processed: Processed;
  try {
    const answer = (await context.call('/v1/chain/compute_transaction', { transaction: pushBody(draft) })) as {
      processed: Processed;
    };
    processed = answer.processed;
  } catch (error) {
    const body = bodyOfFailure(error);
    // 404: the node does not offer dry runs. Anything else is the chain's own refusal.
    if (body !== null && body.code !== 404) return { ...blank('dry-run'), failure: failureText(body) };
    return estimate(
      draft,
      context,
      body === null ? 'The node could not be asked for a dry run.' : 'The node offers no dry run.',
    );
  }
  const actions = await decodedActions(processed.action_traces ?? [], context);
  const failure = exceptText(processed.except);
  return {
    ...blank('dry-run'),
    failure,
    actions,
    ...(failure === null ? await effects(actions, processed.action_traces ?? [], context) : {}),
    cpuUs: processed.receipt?.cpu_usage_us ?? null,
    netBytes: processed.net_usage ?? null,
  };
}

function blank(source: Preview['source']): Preview {
  return {
    source,
    reason: null,
    failure: null,
    balances: [],
    ram: [],
    permissions: [],
    actions: [],
    cpuUs: null,
    netBytes: null,
  };
}

/** Effects of the actions alone, without inline actions, RAM and fees. */
async function estimate(draft: Draft, context: TransactContext, reason: string): Promise<Preview> {
  const actions = draft.inputs.map((input) => ({
    contract: input.account,
    name: input.name,
    receiver: input.account,
    data: input.data,
    inline: false,
  }));
  return {
    ...blank('estimate'),
    reason,
    actions,
    balances: netMovements(actions).map((movement) => ({ ...movement, before: null, after: null })),
    permissions: permissionChanges(actions, context.systemAccount),
  };
}

async function decodedActions(traces: readonly ComputedTrace[], context: TransactContext): Promise<PreviewAction[]> {
  const actions: PreviewAction[] = [];
  for (const trace of traces) {
    if (trace.receiver !== trace.act.account) continue;
    actions.push({
      contract: trace.act.account,
      name: trace.act.name,
      receiver: trace.receiver,
      data: await actionData(trace, context),
      inline: trace.creator_action_ordinal !== 0,
    });
  }
  return actions;
}

/** Nodes of 2025 and later leave the data to us; older ones have it decoded beside the hex. */
async function actionData(trace: ComputedTrace, context: TransactContext): Promise<unknown> {
  const hex = trace.act.hex_data ?? (typeof trace.act.data === 'string' ? trace.act.data : null);
  if (typeof trace.act.data === 'object' && trace.act.data !== null) return trace.act.data;
  if (hex === null) return null;
  const abi = await context.abi(trace.act.account);
  if (abi === null || abi.actionType(trace.act.name) === undefined) return hex;
  return abi.decodeAction(trace.act.name, fromHex(hex));
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

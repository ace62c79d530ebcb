import type { PermissionLevel } from '../session/session.ts';
import type { ActionInput } from '../transact/draft.ts';
import type { ToolContext } from './field.ts';
import { fioAmount, maxFeeOf } from './fio/fio-action.ts';
import type { PermissionFacts } from './own-permissions.ts';
import { fact, type Phrase, phrase } from './phrase.ts';
import { systemAction } from './system-action.ts';

type Context = ToolContext<PermissionFacts>;
type PermissionAction = 'updateauth' | 'deleteauth' | 'linkauth' | 'unlinkauth';

/** End points of the fees on FIO; unlinkauth has none. */
const endPoints: Readonly<Record<PermissionAction, string | null>> = {
  updateauth: 'auth_update',
  deleteauth: 'auth_delete',
  linkauth: 'auth_link',
  unlinkauth: null,
};

/** SUF of FIO's fee for an action; null: it has none. */
function feeOf({ chain, facts }: Context, name: PermissionAction): bigint | null {
  const endPoint = endPoints[name];
  if (!chain.features.handles || endPoint === null) return null;
  return maxFeeOf({ facts: { fees: facts.fio?.fees ?? null } }, { endPoint });
}

const total = (context: Context, names: readonly PermissionAction[]): bigint =>
  names.reduce((sum, name) => sum + (feeOf(context, name) ?? 0n), 0n);

/** An action on the signer's permissions; on FIO with its fee as max_fee. */
export function permissionAction(
  context: Context & { level: PermissionLevel },
  name: PermissionAction,
  data: Record<string, unknown>,
): ActionInput {
  const { chain, level } = context;
  const fee = feeOf(context, name);
  return systemAction(chain, level, name, {
    account: level.actor,
    ...data,
    ...(fee === null ? {} : { max_fee: fee.toString() }),
  });
}

/** Fault where the fees of actions on FIO are not known, or exceed the balance. */
export function feeFaults<Field extends string>(
  context: Context,
  field: Field,
  names: readonly PermissionAction[],
): { field: Field; fault: Phrase<'fio-funds' | 'fio-fees-unknown'> }[] {
  const { chain, facts } = context;
  // Without an account, there is nothing to pay yet.
  if (!chain.features.handles || facts.actor === null) return [];
  const { fees = null, own = null } = facts.fio ?? {};
  if (fees === null) return [{ field, fault: phrase('fio-fees-unknown') }];
  const needed = total(context, names);
  if (own === null || own.available >= needed) return [];
  return [{ field, fault: phrase('fio-funds', fioAmount(needed), fioAmount(own.available)) }];
}

/** The fees of actions on FIO for the review; nothing on other chains. */
export function feeNotes(context: Context, names: readonly PermissionAction[]): Phrase<'fio-fee'>[] {
  return context.chain.features.handles ? [fact('fio-fee', fioAmount(total(context, names)))] : [];
}

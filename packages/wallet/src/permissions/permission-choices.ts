import type { PermissionLevel } from '../session/session.ts';
import { levelText } from '../session/session.ts';
import { type Phrase, phrase } from '../tools/phrase.ts';
import type { TransactContext } from '../transact/draft.ts';
import type { SignedAction } from '../transact/preview-facts.ts';
import { type AccountPermissions, accountReader } from './account-permissions.ts';
import { authoritiesBelow } from './authorities.ts';
import type { ActionFault } from './action-fault.ts';
import { isAtOrAbove, type Minimum, minimumPermission } from './minimum-permission.ts';
import { type Signing, signingWith } from './satisfiable.ts';

/** Why a permission suffices or not; the values are the action and the required permission. */
export type ChoiceReason = 'required' | 'linked' | 'above' | 'any' | 'insufficient' | ActionFault;

export interface PermissionChoice {
  level: PermissionLevel;
  /** The chain accepts it for every action of the account. */
  suffices: boolean;
  /** Of the first action that it does not suffice for, else of the first action. */
  reason: Phrase<ChoiceReason>;
  /** How the key satisfies it; null: an account of its authority could not be read. */
  signing: Signing | null;
  /** Number of permissions above it. */
  depth: number;
}

/**
 * The permissions of `actor` and whether each suffices for its actions in a transaction; sufficient ones first, the lowest
 * of them in front. null: the account could not be read, or the node does not report links.
 *
 * @param key the key that signs, 'PUB_…'; null: not known
 */
export async function permissionChoices(
  actor: string,
  actions: readonly SignedAction[],
  key: string | null,
  context: Pick<TransactContext, 'call' | 'systemAccount'>,
): Promise<PermissionChoice[] | null> {
  const read = accountReader(context);
  const account = await read(actor);
  const own = actions.filter(({ authorization }) => authorization.some((level) => level.actor === actor));
  if (account === null || account === undefined || own.length === 0) return null;
  const minima = own.map((action) => minimumPermission(account, actor, action, context.systemAccount));
  if (minima.some(({ kind }) => kind === 'unknown')) return null;
  const choices = await Promise.all(
    account.permissions.map(async ({ name }): Promise<PermissionChoice> => {
      const level = { actor, permission: name };
      const verdicts = own.map((action, at) => verdictOf(level, action, minima[at]!, account));
      const verdict = verdicts.find(({ suffices }) => !suffices) ?? verdicts[0]!;
      const authorities = await authoritiesBelow([level], read);
      const signing = authorities === null ? null : signingWith(key, level, authorities);
      return { level, ...verdict, signing, depth: depthOf(account, name) };
    }),
  );
  return choices.sort((a, b) => Number(b.suffices) - Number(a.suffices) || b.depth - a.depth);
}

function verdictOf(
  level: PermissionLevel,
  { contract, name }: SignedAction,
  minimum: Minimum,
  account: AccountPermissions,
): Pick<PermissionChoice, 'suffices' | 'reason'> {
  const action = `${contract}::${name}`;
  if (minimum.kind === 'fault') return { suffices: false, reason: phrase(minimum.fault, action) };
  if (minimum.kind !== 'permission') return { suffices: true, reason: phrase('any', action) };
  const { permission: required, rule } = minimum;
  const requiredText = levelText({ actor: level.actor, permission: required });
  if (required === level.permission) {
    const linked = rule === 'action-link' || rule === 'contract-link';
    return { suffices: true, reason: phrase(linked ? 'linked' : 'required', action) };
  }
  const suffices = isAtOrAbove(account, level.permission, required);
  return { suffices, reason: phrase(suffices ? 'above' : 'insufficient', action, requiredText) };
}

function depthOf({ permissions }: AccountPermissions, name: string): number {
  const parents = new Map(permissions.map((each) => [each.name, each.parent]));
  let depth = 0;
  for (let at = parents.get(name); at !== undefined && at !== '' && depth <= permissions.length; at = parents.get(at))
    depth += 1;
  return depth;
}

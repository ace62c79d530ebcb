import { accountReader } from '../permissions/account-permissions.ts';
import { authoritiesBelow } from '../permissions/authorities.ts';
import { isSatisfiable } from '../permissions/satisfiable.ts';
import type { PermissionLevel } from '../session/session.ts';
import type { TransactContext } from '../transact/draft.ts';

/** Whether an approval by a permission can be expected; the kinds in the order of a list. */
const kinds = ['own', 'active', 'idle', 'unknown', 'producers', 'unsatisfiable', 'missing'] as const;

export interface Reach {
  kind: (typeof kinds)[number];
  /** Day on which the account used CPU last, '2026-11-25'; null: not known, or it never did. */
  last: string | null;
}

export interface Approver extends Reach {
  level: PermissionLevel;
}

/** An account is active for 90 days after it used CPU. */
const activeMs = 90 * 86_400_000;

interface AccountTimes {
  head_block_time?: unknown;
  cpu_limit?: { last_usage_update_time?: unknown };
}

interface ReachReads {
  /** POST to a node; throws the node's error with its `body`. Only get_account is called, once per account. */
  call: TransactContext['call'];
  /** Prefix of the privileged accounts: 'eosio' of 'eosio.prods'. */
  systemDomain: string;
  /** The connected account; null: none. */
  own: string | null;
}

/**
 * The approvers with what can be expected of them, reachable ones first and otherwise in their order: the own account,
 * active accounts, idle ones, and last those whose permission takes two thirds of the producers, cannot be satisfied by
 * any key, or does not exist. Never throws: an account that cannot be read is 'unknown'.
 */
export async function approversByReach(levels: readonly PermissionLevel[], reads: ReachReads): Promise<Approver[]> {
  const answers = new Map<string, Promise<unknown>>();
  const call: TransactContext['call'] = (path, body) => {
    const name = (body as { account_name: string }).account_name;
    let answer = answers.get(name);
    if (answer === undefined) answers.set(name, (answer = reads.call(path, body)));
    return answer;
  };
  const approvers = await Promise.all(
    levels.map(async (level) => ({ level, ...(await reachOf(level, { ...reads, call })) })),
  );
  const rank = ({ kind }: Reach): number => kinds.indexOf(kind);
  return approvers.toSorted((a, b) => rank(a) - rank(b));
}

async function reachOf(level: PermissionLevel, { call, systemDomain, own }: ReachReads): Promise<Reach> {
  const read = accountReader({ call });
  const account = await read(level.actor);
  if (account === null) return { kind: 'unknown', last: null };
  if (account === undefined || !account.permissions.some(({ name }) => name === level.permission))
    return { kind: 'missing', last: null };
  if (level.actor === `${systemDomain}.prods`) return { kind: 'producers', last: null };
  const times = (await call('/v1/chain/get_account', { account_name: level.actor })) as AccountTimes;
  const [head, last] = [times.head_block_time, times.cpu_limit?.last_usage_update_time].map(millis);
  const day =
    last === undefined || last === null || last <= firstUse ? null : new Date(last).toISOString().slice(0, 10);
  const authorities = await authoritiesBelow([level], read);
  if (authorities !== null && !isSatisfiable(level, authorities)) return { kind: 'unsatisfiable', last: day };
  if (level.actor === own) return { kind: 'own', last: day };
  if (head == null || last == null) return { kind: 'unknown', last: null };
  return { kind: day !== null && head - last <= activeMs ? 'active' : 'idle', last: day };
}

/** Slot 0: nodes report it for accounts that never used CPU. */
const firstUse = Date.parse('2000-01-01T00:00:00Z');

/** Milliseconds since 1970 of nodeos' '2026-11-21T00:00:00.000', which is UTC; null for anything else. */
function millis(text: unknown): number | null {
  const time = typeof text === 'string' ? Date.parse(`${text.replace(/Z$/, '')}Z`) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

import type { AuthorityView } from '../account/account-view.ts';

/** Whether approvals satisfy a permission. 'unknown': an account of its authority could not be read. */
export type NeedStatus = 'satisfied' | 'reachable' | 'impossible' | 'unknown';

/** A permission that a proposal requires, with its authority if that was evaluated. */
export interface AuthorityNeed {
  actor: string;
  permission: string;
  /** Weight in the parent permission; 0 at the top. */
  weight: number;
  status: NeedStatus;
  /** Basis of the status: its own approval, a request for one, or its authority. */
  by: 'approval' | 'request' | 'authority' | 'nothing';
  /** null if the authority was not needed, or does not exist. */
  threshold: number | null;
  /** Weights of approvals that count, and of other requested approvals. */
  approvedWeight: number;
  requestedWeight: number;
  /** Keys do not count: only accounts approve proposals. */
  keys: { key: string; weight: number }[];
  waits: { seconds: number; weight: number; served: boolean }[];
  parts: AuthorityNeed[];
}

/** Authority of a permission; null: there is no such permission. Throws if the account could not be read. */
export type AuthorityOf = (actor: string, permission: string) => Promise<AuthorityView | null>;

/** Permissions within permissions that nodeos follows (max_authority_depth). */
export const deepestAuthority = 6;

interface ApprovalInput {
  /** Levels whose approvals count, 'alice@active'. */
  approved: ReadonlySet<string>;
  /** Levels whose approval is requested and pending. */
  requested: ReadonlySet<string>;
  delaySeconds: number;
}

export function levelText({ actor, permission }: { actor: string; permission: string }): string {
  return `${actor}@${permission}`;
}

/**
 * How approvals satisfy a permission, as eosio.msig has the chain check it: an approval of the very permission does, else
 * the permission's authority is summed up, weight by weight; keys give nothing, waits what the transaction's delay serves.
 */
export async function authorityNeed(
  level: { actor: string; permission: string },
  input: ApprovalInput,
  authorityOf: AuthorityOf,
  depth = 0,
  weight = 0,
): Promise<AuthorityNeed> {
  const bare = {
    ...level,
    weight,
    threshold: null,
    approvedWeight: 0,
    requestedWeight: 0,
    keys: [],
    waits: [],
    parts: [],
  };
  const text = levelText(level);
  if (input.approved.has(text)) return { ...bare, status: 'satisfied', by: 'approval' };
  if (input.requested.has(text)) return { ...bare, status: 'reachable', by: 'request' };
  if (depth >= deepestAuthority) return { ...bare, status: 'impossible', by: 'nothing' };
  let authority: AuthorityView | null;
  try {
    authority = await authorityOf(level.actor, level.permission);
  } catch {
    // The page names the permission that could not be read.
    return { ...bare, status: 'unknown', by: 'nothing' };
  }
  if (authority === null) return { ...bare, status: 'impossible', by: 'nothing' };
  const { threshold, accounts } = authority;
  const parts = await Promise.all(
    accounts.map((part) => authorityNeed(part, input, authorityOf, depth + 1, part.weight)),
  );
  const waits = authority.waits.map((wait) => ({ ...wait, served: wait.seconds <= input.delaySeconds }));
  const served = sum(waits.filter((wait) => wait.served));
  const approvedWeight = served + sum(parts.filter(({ status }) => status === 'satisfied'));
  const requestedWeight = sum(parts.filter(({ status }) => status === 'reachable'));
  const unknownWeight = sum(parts.filter(({ status }) => status === 'unknown'));
  const status: NeedStatus =
    approvedWeight >= threshold
      ? 'satisfied'
      : approvedWeight + requestedWeight >= threshold
        ? 'reachable'
        : approvedWeight + requestedWeight + unknownWeight >= threshold
          ? 'unknown'
          : 'impossible';
  const keys = authority.keys.map(({ key, weight: of }) => ({ key, weight: of }));
  return { ...bare, status, by: 'authority', threshold, approvedWeight, requestedWeight, keys, waits, parts };
}

function sum(parts: readonly { weight: number }[]): number {
  return parts.reduce((total, { weight }) => total + weight, 0);
}

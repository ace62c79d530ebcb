import type { AuthorityView } from '../account/account-view.ts';

/** How far a permission is satisfied by approvals. 'unknown': an account on the way could not be read. */
export type NeedStatus = 'satisfied' | 'reachable' | 'impossible' | 'unknown';

/** A permission that a proposal needs, with what it is made of where it has to be looked into. */
export interface AuthorityNeed {
  actor: string;
  permission: string;
  /** What it counts for in the permission above it; 0 at the top. */
  weight: number;
  status: NeedStatus;
  /** How it is known: by an approval of its own, a request for one, or what it is made of. */
  by: 'approval' | 'request' | 'authority' | 'nothing';
  /** null where the authority was not needed, or does not exist. */
  threshold: number | null;
  /** Weights of approvals that count, and of those that were requested besides. */
  approvedWeight: number;
  requestedWeight: number;
  /** Keys count for nothing: a proposal is approved by accounts alone. */
  keys: { key: string; weight: number }[];
  waits: { seconds: number; weight: number; served: boolean }[];
  parts: AuthorityNeed[];
}

/** Authority of a permission; null: there is no such permission. Throws where the account could not be read. */
export type AuthorityOf = (actor: string, permission: string) => Promise<AuthorityView | null>;

/** Permissions within permissions that nodeos follows (max_authority_depth). */
export const deepestAuthority = 6;

interface Given {
  /** Levels whose approvals count, 'alice@active'. */
  approved: ReadonlySet<string>;
  /** Levels that were asked and have not answered. */
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
  given: Given,
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
  if (given.approved.has(text)) return { ...bare, status: 'satisfied', by: 'approval' };
  if (given.requested.has(text)) return { ...bare, status: 'reachable', by: 'request' };
  if (depth >= deepestAuthority) return { ...bare, status: 'impossible', by: 'nothing' };
  let authority: AuthorityView | null;
  try {
    authority = await authorityOf(level.actor, level.permission);
  } catch {
    // The page says which permission it could not look into.
    return { ...bare, status: 'unknown', by: 'nothing' };
  }
  if (authority === null) return { ...bare, status: 'impossible', by: 'nothing' };
  const { threshold, accounts } = authority;
  const parts = await Promise.all(
    accounts.map((part) => authorityNeed(part, given, authorityOf, depth + 1, part.weight)),
  );
  const waits = authority.waits.map((wait) => ({ ...wait, served: wait.seconds <= given.delaySeconds }));
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

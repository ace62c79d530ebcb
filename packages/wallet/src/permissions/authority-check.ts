import type { AuthorityView } from '@antescope/sources/account/account-view';
import { deepestAuthority, levelText } from '@antescope/sources/msig/authority-need';
import type { PermissionLevel } from '../session/session.ts';

/** What is there to satisfy authorities. */
export interface Provided {
  /** Whether a signature of this key ('PUB_…') is there. */
  hasKey: (key: string) => boolean;
  /** Satisfied without being evaluated, 'alice@active'. */
  levels?: readonly string[];
  /** By which the transaction is delayed. */
  delaySeconds: number;
}

/** Authority of a permission; undefined: there is no such permission. */
export type AuthorityLookup = (level: PermissionLevel) => AuthorityView | undefined;

type Status = 'evaluating' | 'satisfied' | 'unsatisfied';

interface Part {
  weight: number;
  priority: number;
  met: () => boolean;
}

/**
 * Whether keys, permissions and a delay satisfy a permission, as nodeos' authority_checker decides: heavy parts first, each
 * permission evaluated once, at most `deepestAuthority` deep.
 */
export function isSatisfied(level: PermissionLevel, authorityOf: AuthorityLookup, provided: Provided): boolean {
  const statuses = new Map<string, Status>((provided.levels ?? []).map((text) => [text, 'satisfied']));
  const permissionMet = (at: PermissionLevel, depth: number): boolean => {
    const text = levelText(at);
    const status = statuses.get(text);
    if (status !== undefined) return status === 'satisfied';
    if (depth >= deepestAuthority) return false;
    const authority = authorityOf(at);
    if (authority === undefined) return false;
    statuses.set(text, 'evaluating');
    const met = authorityMet(authority, depth + 1);
    statuses.set(text, met ? 'satisfied' : 'unsatisfied');
    return met;
  };
  const authorityMet = ({ threshold, keys, accounts, waits }: AuthorityView, depth: number): boolean => {
    const parts: Part[] = [
      ...waits.map(({ seconds, weight }) => ({ weight, priority: 2, met: () => provided.delaySeconds >= seconds })),
      ...keys.map(({ key, weight }) => ({ weight, priority: 1, met: () => provided.hasKey(key) })),
      ...accounts.map((part) => ({ weight: part.weight, priority: 0, met: () => permissionMet(part, depth) })),
    ];
    parts.sort((a, b) => b.weight - a.weight || b.priority - a.priority);
    let weight = 0;
    for (const part of parts) {
      if (part.met()) weight += part.weight;
      if (weight >= threshold) return true;
    }
    return false;
  };
  return permissionMet(level, 0);
}

import type { PermissionLevel } from '../contract.ts';
import type { Authority } from '../state/rows.ts';

/** What can satisfy authorities. */
export interface Provided {
  /** 'PUB_…'. */
  readonly keys: readonly string[];
  /** Assumed satisfied; an empty permission name means every permission of the actor. */
  readonly permissions?: readonly PermissionLevel[];
  /** Microseconds by which the transaction is delayed at least. */
  readonly delay?: bigint;
}

type Status = 'evaluating' | 'satisfied' | 'unsatisfied';
interface Factor {
  readonly weight: number;
  readonly priority: number;
  readonly met: (statuses: Map<string, Status>, depth: number) => boolean;
}

/** Checks whether keys, permissions and delays satisfy a permission: nodeos' authority_checker. */
export class AuthorityChecker {
  readonly #authorityOf: (level: PermissionLevel) => Authority | undefined;
  readonly #maxDepth: number;
  readonly #provided: Provided;
  #used = new Set<string>();
  #delay: bigint;

  /** `authorityOf` returns undefined for a nonexistent permission, which is never satisfied. */
  constructor(authorityOf: (level: PermissionLevel) => Authority | undefined, maxDepth: number, provided: Provided) {
    this.#authorityOf = authorityOf;
    this.#maxDepth = maxDepth;
    this.#provided = provided;
    this.#delay = provided.delay ?? 0n;
  }

  /** `delay`: microseconds for this permission, overriding the provided delay. */
  satisfied(level: PermissionLevel, delay?: bigint): boolean {
    const previousDelay = this.#delay;
    if (delay !== undefined) this.#delay = delay;
    const statuses = new Map<string, Status>();
    for (const { actor, permission } of this.#provided.permissions ?? []) {
      statuses.set(`${actor}@${permission}`, 'satisfied');
    }
    try {
      return this.#permissionMet(level, statuses, 0);
    } finally {
      this.#delay = previousDelay;
    }
  }

  usedKeys(): string[] {
    return this.#provided.keys.filter((key) => this.#used.has(key));
  }

  unusedKeys(): string[] {
    return this.#provided.keys.filter((key) => !this.#used.has(key));
  }

  #permissionMet(level: PermissionLevel, statuses: Map<string, Status>, depth: number): boolean {
    const id = `${level.actor}@${level.permission}`;
    const status = statuses.get(id) ?? statuses.get(`${level.actor}@`);
    if (status !== undefined) return status === 'satisfied';
    if (depth >= this.#maxDepth) return false;
    const authority = this.#authorityOf(level);
    if (authority === undefined) return false;
    statuses.set(id, 'evaluating');
    const met = this.#authorityMet(authority, statuses, depth + 1);
    statuses.set(id, met ? 'satisfied' : 'unsatisfied');
    return met;
  }

  #authorityMet(authority: Authority, statuses: Map<string, Status>, depth: number): boolean {
    const usedBefore = new Set(this.#used);
    let weight = 0;
    for (const factor of this.#factors(authority)) {
      if (factor.met(statuses, depth)) weight += factor.weight;
      if (weight >= authority.threshold) return true;
    }
    // Keys of an unsatisfied authority do not count as used.
    this.#used = usedBefore;
    return false;
  }

  /** By descending weight; at equal weight waits, then keys, then accounts. */
  #factors(authority: Authority): Factor[] {
    const factors: Factor[] = [];
    for (const wait of authority.waits) {
      const needed = BigInt(wait.wait_sec) * 1_000_000n;
      factors.push({ weight: wait.weight, priority: 2, met: () => this.#delay >= needed });
    }
    for (const { key, weight } of authority.keys) {
      factors.push({ weight, priority: 1, met: () => this.#useKey(key) });
    }
    for (const { permission, weight } of authority.accounts) {
      factors.push({
        weight,
        priority: 0,
        met: (statuses, depth) => this.#permissionMet(permission, statuses, depth),
      });
    }
    return factors.sort((a, b) => b.weight - a.weight || b.priority - a.priority);
  }

  #useKey(key: string): boolean {
    if (!this.#provided.keys.includes(key)) return false;
    this.#used.add(key);
    return true;
  }
}

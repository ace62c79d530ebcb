import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { StoredHolder } from '../history-store.ts';
import type { HolderPosition, ListPage } from '../list-page.ts';
import type { Interned } from './interned.ts';
import { nameOfOrdered, orderedName } from './ordered-name.ts';
import { bigInteger } from './rows.ts';

/** Reads who holds a key or names an account in a permission now, by owner and permission. */
export class HolderReader {
  readonly #interned: Interned;
  readonly #keys: StatementSync;
  readonly #accounts: StatementSync;

  constructor(db: DatabaseSync, interned: Interned) {
    this.#interned = interned;
    this.#keys = db.prepare(
      `SELECT owner, permission, weight FROM key_holders WHERE key = ? AND (owner, permission) > (?, ?)
       ORDER BY owner, permission LIMIT ?`,
    );
    this.#accounts = db.prepare(
      `SELECT owner, permission, actor_permission, weight FROM account_holders
       WHERE actor = ? AND (owner, permission, actor_permission) > (?, ?, ?)
       ORDER BY owner, permission, actor_permission LIMIT ?`,
    );
    for (const statement of [this.#keys, this.#accounts]) statement.setReadBigInts(true);
  }

  ofKey(key: string, after: HolderPosition | null, limit: number): ListPage<StoredHolder, HolderPosition> {
    const rows = this.#keys.all(key, ...levelOf(after), limit + 1);
    return pageOf(rows.map(holderOf), limit, ({ owner, permission }) => ({ owner, permission }));
  }

  ofAccount(
    actor: string,
    after: HolderPosition | null,
    limit: number,
  ): ListPage<StoredHolder & { actorPermission: string }, HolderPosition> {
    const id = this.#interned.findName(actor);
    if (id === undefined) return { items: [], next: null };
    const last = after?.actorPermission;
    const rows = this.#accounts.all(id, ...levelOf(after), last === undefined ? first : orderedName(last), limit + 1);
    const holders = rows.map((row) => ({
      ...holderOf(row),
      actorPermission: nameOfOrdered(bigInteger(row, 'actor_permission')),
    }));
    return pageOf(holders, limit, ({ owner, permission, actorPermission }) => ({ owner, permission, actorPermission }));
  }
}

/** Before every name. */
const first = -(1n << 63n);

function levelOf(after: HolderPosition | null): [owner: bigint, permission: bigint] {
  return after === null ? [first, first] : [orderedName(after.owner), orderedName(after.permission)];
}

function holderOf(row: Record<string, unknown>): StoredHolder {
  return {
    owner: nameOfOrdered(bigInteger(row, 'owner')),
    permission: nameOfOrdered(bigInteger(row, 'permission')),
    weight: Number(bigInteger(row, 'weight')),
  };
}

function pageOf<Item>(
  found: Item[],
  limit: number,
  position: (item: Item) => HolderPosition,
): ListPage<Item, HolderPosition> {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, next: found.length > limit && last !== undefined ? position(last) : null };
}

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { nameToU64, u64ToName } from '@antescope/codec/chain/name';
import type { Level } from '../block-rows.ts';
import { fromOrdered, toOrdered } from './bytes.ts';

/** Max cached entries; after clearing, each costs one seek. */
const maxCached = 200_000;

class BoundedCache<Key, Value> {
  readonly #map = new Map<Key, Value>();

  get(key: Key): Value | undefined {
    return this.#map.get(key);
  }

  set(key: Key, value: Value): Value {
    if (this.#map.size >= maxCached) this.#map.clear();
    this.#map.set(key, value);
    return value;
  }

  clear(): void {
    this.#map.clear();
  }
}

/** Ids of names, contract:action pairs, authorizations and tables. Inserts happen in the open transaction. */
export class Interned {
  readonly #names = new BoundedCache<string, number>();
  readonly #texts = new BoundedCache<number, string>();
  readonly #kinds = new BoundedCache<string, number>();
  readonly #kindTexts = new BoundedCache<number, { contract: string; name: string }>();
  readonly #auths = new BoundedCache<string, number>();
  readonly #authLevels = new BoundedCache<number, Level[]>();
  readonly #tables = new BoundedCache<string, number>();
  readonly #sql: Record<'name' | 'text' | 'kind' | 'kindText' | 'auth' | 'authText' | 'table', StatementSync>;
  readonly #insert: Record<'name' | 'kind' | 'auth' | 'table', StatementSync> | null;

  constructor(db: DatabaseSync, writable: boolean) {
    this.#sql = {
      name: db.prepare('SELECT id FROM names WHERE value = ?'),
      text: db.prepare('SELECT value FROM names WHERE id = ?'),
      kind: db.prepare('SELECT id FROM kinds WHERE contract = ? AND name = ?'),
      kindText: db.prepare('SELECT contract, name FROM kinds WHERE id = ?'),
      auth: db.prepare('SELECT id FROM auths WHERE levels = ?'),
      authText: db.prepare('SELECT levels FROM auths WHERE id = ?'),
      table: db.prepare('SELECT id FROM row_tables WHERE code = ? AND name = ? AND scope = ?'),
    };
    this.#sql.text.setReadBigInts(true);
    this.#insert = writable
      ? {
          name: db.prepare('INSERT INTO names (value) VALUES (?)'),
          kind: db.prepare('INSERT INTO kinds (contract, name) VALUES (?, ?)'),
          auth: db.prepare('INSERT INTO auths (levels) VALUES (?)'),
          table: db.prepare('INSERT INTO row_tables (code, name, scope) VALUES (?, ?, ?)'),
        }
      : null;
  }

  /** Clears the caches; required after a rollback. */
  forget(): void {
    for (const cache of [this.#names, this.#texts, this.#kinds, this.#kindTexts]) cache.clear();
    for (const cache of [this.#auths, this.#authLevels, this.#tables]) cache.clear();
  }

  /** undefined if the store does not have the name. */
  findName(name: string): number | undefined {
    const cached = this.#names.get(name);
    if (cached !== undefined) return cached;
    const row = this.#sql.name.get(toOrdered(nameToU64(name)));
    return row === undefined ? undefined : this.#names.set(name, row['id'] as number);
  }

  name(name: string): number {
    const cached = this.#names.get(name) ?? this.findName(name);
    return cached ?? this.#names.set(name, this.#add('name', toOrdered(nameToU64(name))));
  }

  nameOfU64(value: bigint): number {
    return this.name(u64ToName(value));
  }

  nameText(id: number): string {
    const cached = this.#texts.get(id);
    if (cached !== undefined) return cached;
    const row = this.#sql.text.get(id);
    if (row === undefined) throw new Error(`name ${id} is not in the store`);
    return this.#texts.set(id, u64ToName(fromOrdered(row['value'] as bigint)));
  }

  findKind(contract: string, name: string): number | undefined {
    const key = `${contract}:${name}`;
    const cached = this.#kinds.get(key);
    if (cached !== undefined) return cached;
    const contractId = this.findName(contract);
    const nameId = this.findName(name);
    if (contractId === undefined || nameId === undefined) return undefined;
    const row = this.#sql.kind.get(contractId, nameId);
    return row === undefined ? undefined : this.#kinds.set(key, row['id'] as number);
  }

  kind(contract: string, name: string): number {
    const cached = this.findKind(contract, name);
    if (cached !== undefined) return cached;
    return this.#kinds.set(`${contract}:${name}`, this.#add('kind', this.name(contract), this.name(name)));
  }

  kindText(id: number): { contract: string; name: string } {
    const cached = this.#kindTexts.get(id);
    if (cached !== undefined) return cached;
    const row = this.#sql.kindText.get(id);
    if (row === undefined) throw new Error(`action kind ${id} is not in the store`);
    const contract = this.nameText(row['contract'] as number);
    return this.#kindTexts.set(id, { contract, name: this.nameText(row['name'] as number) });
  }

  auth(levels: Level[]): number {
    const key = levels.map((level) => `${level.actor}@${level.permission}`).join(',');
    const cached = this.#auths.get(key);
    if (cached !== undefined) return cached;
    const row = this.#sql.auth.get(key);
    return this.#auths.set(key, row === undefined ? this.#add('auth', key) : (row['id'] as number));
  }

  authLevels(id: number): Level[] {
    const cached = this.#authLevels.get(id);
    if (cached !== undefined) return cached;
    const row = this.#sql.authText.get(id);
    if (row === undefined) throw new Error(`authorization ${id} is not in the store`);
    return this.#authLevels.set(id, parseLevels(row['levels'] as string));
  }

  findTable(code: string, table: string, scope: string): number | undefined {
    const key = `${code}:${table}:${scope}`;
    const cached = this.#tables.get(key);
    if (cached !== undefined) return cached;
    const ids = [this.findName(code), this.findName(table), this.findName(scope)];
    const [codeId, tableId, scopeId] = ids;
    if (codeId === undefined || tableId === undefined || scopeId === undefined) return undefined;
    const row = this.#sql.table.get(codeId, tableId, scopeId);
    return row === undefined ? undefined : this.#tables.set(key, row['id'] as number);
  }

  table(code: string, table: string, scope: string): number {
    const cached = this.findTable(code, table, scope);
    if (cached !== undefined) return cached;
    const id = this.#add('table', this.name(code), this.name(table), this.name(scope));
    return this.#tables.set(`${code}:${table}:${scope}`, id);
  }

  #add(what: 'name' | 'kind' | 'auth' | 'table', ...values: (number | bigint | string)[]): number {
    if (this.#insert === null) throw new Error('a read-only store cannot add names');
    return Number(this.#insert[what].run(...values).lastInsertRowid);
  }
}

function parseLevels(text: string): Level[] {
  if (text === '') return [];
  return text.split(',').map((level) => {
    const [actor = '', permission = ''] = level.split('@');
    return { actor, permission };
  });
}

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { nameToU64, u64ToName } from '@antescope/codec/chain/name';
import type { Level } from '../block-rows.ts';
import { fromOrdered, toOrdered } from './bytes.ts';

/** Enough for the names that are busy at a time; forgetting all of them costs one seek each. */
const remembered = 200_000;

class Memory<Key, Value> {
  readonly #map = new Map<Key, Value>();

  get(key: Key): Value | undefined {
    return this.#map.get(key);
  }

  set(key: Key, value: Value): Value {
    if (this.#map.size >= remembered) this.#map.clear();
    this.#map.set(key, value);
    return value;
  }

  clear(): void {
    this.#map.clear();
  }
}

/** Small integers for names, contract:action pairs, authorisations and tables. Writing happens in the open transaction. */
export class Interned {
  readonly #names = new Memory<string, number>();
  readonly #texts = new Memory<number, string>();
  readonly #kinds = new Memory<string, number>();
  readonly #kindTexts = new Memory<number, { contract: string; name: string }>();
  readonly #auths = new Memory<string, number>();
  readonly #authLevels = new Memory<number, Level[]>();
  readonly #tables = new Memory<string, number>();
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

  /** After a rolled back transaction nothing remembered is certain. */
  forget(): void {
    for (const memory of [this.#names, this.#texts, this.#kinds, this.#kindTexts]) memory.clear();
    for (const memory of [this.#auths, this.#authLevels, this.#tables]) memory.clear();
  }

  /** undefined: this store has never met the name. */
  findName(name: string): number | undefined {
    const known = this.#names.get(name);
    if (known !== undefined) return known;
    const found = this.#sql.name.get(toOrdered(nameToU64(name)));
    return found === undefined ? undefined : this.#names.set(name, found['id'] as number);
  }

  name(name: string): number {
    const known = this.#names.get(name) ?? this.findName(name);
    return known ?? this.#names.set(name, this.#add('name', toOrdered(nameToU64(name))));
  }

  nameOfU64(value: bigint): number {
    return this.name(u64ToName(value));
  }

  nameText(id: number): string {
    const known = this.#texts.get(id);
    if (known !== undefined) return known;
    const found = this.#sql.text.get(id);
    if (found === undefined) throw new Error(`name ${id} is not in the store`);
    return this.#texts.set(id, u64ToName(fromOrdered(found['value'] as bigint)));
  }

  findKind(contract: string, name: string): number | undefined {
    const key = `${contract}:${name}`;
    const known = this.#kinds.get(key);
    if (known !== undefined) return known;
    const contractId = this.findName(contract);
    const nameId = this.findName(name);
    if (contractId === undefined || nameId === undefined) return undefined;
    const found = this.#sql.kind.get(contractId, nameId);
    return found === undefined ? undefined : this.#kinds.set(key, found['id'] as number);
  }

  kind(contract: string, name: string): number {
    const known = this.findKind(contract, name);
    if (known !== undefined) return known;
    return this.#kinds.set(`${contract}:${name}`, this.#add('kind', this.name(contract), this.name(name)));
  }

  kindText(id: number): { contract: string; name: string } {
    const known = this.#kindTexts.get(id);
    if (known !== undefined) return known;
    const found = this.#sql.kindText.get(id);
    if (found === undefined) throw new Error(`action kind ${id} is not in the store`);
    const contract = this.nameText(found['contract'] as number);
    return this.#kindTexts.set(id, { contract, name: this.nameText(found['name'] as number) });
  }

  auth(levels: Level[]): number {
    const key = levels.map((level) => `${level.actor}@${level.permission}`).join(',');
    const known = this.#auths.get(key);
    if (known !== undefined) return known;
    const found = this.#sql.auth.get(key);
    return this.#auths.set(key, found === undefined ? this.#add('auth', key) : (found['id'] as number));
  }

  authLevels(id: number): Level[] {
    const known = this.#authLevels.get(id);
    if (known !== undefined) return known;
    const found = this.#sql.authText.get(id);
    if (found === undefined) throw new Error(`authorisation ${id} is not in the store`);
    return this.#authLevels.set(id, parseLevels(found['levels'] as string));
  }

  findTable(code: string, table: string, scope: string): number | undefined {
    const key = `${code}:${table}:${scope}`;
    const known = this.#tables.get(key);
    if (known !== undefined) return known;
    const ids = [this.findName(code), this.findName(table), this.findName(scope)];
    const [codeId, tableId, scopeId] = ids;
    if (codeId === undefined || tableId === undefined || scopeId === undefined) return undefined;
    const found = this.#sql.table.get(codeId, tableId, scopeId);
    return found === undefined ? undefined : this.#tables.set(key, found['id'] as number);
  }

  table(code: string, table: string, scope: string): number {
    const known = this.findTable(code, table, scope);
    if (known !== undefined) return known;
    const id = this.#add('table', this.name(code), this.name(table), this.name(scope));
    return this.#tables.set(`${code}:${table}:${scope}`, id);
  }

  #add(what: 'name' | 'kind' | 'auth' | 'table', ...values: (number | bigint | string)[]): number {
    if (this.#insert === null) throw new Error('a store opened for reading cannot take new names');
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

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Interned } from '../interned.ts';

/** Max cached ids. */
const maxCached = 100_000;
/** Max symbol code as a number: seven letters. */
const maxSymbolCode = (1n << 56n) - 1n;

/** Ids of tokens by contract and symbol code (as a number). */
export class TokenIds {
  readonly #interned: Interned;
  readonly #ids = new Map<string, number>();
  readonly #find: StatementSync;
  readonly #add: StatementSync | null;

  constructor(db: DatabaseSync, interned: Interned, writable: boolean) {
    this.#interned = interned;
    this.#find = db.prepare('SELECT id FROM tokens WHERE contract = ? AND code = ?');
    this.#add = writable ? db.prepare('INSERT INTO tokens (contract, code, holders) VALUES (?, ?, 0)') : null;
  }

  forget(): void {
    this.#ids.clear();
  }

  find(contract: string, code: bigint): number | undefined {
    if (code > maxSymbolCode) return undefined;
    const key = `${contract} ${code}`;
    const cached = this.#ids.get(key);
    if (cached !== undefined) return cached;
    const contractId = this.#interned.findName(contract);
    const row = contractId === undefined ? undefined : this.#find.get(contractId, code);
    return row === undefined ? undefined : this.#cache(key, row['id'] as number);
  }

  of(contract: string, code: bigint): number {
    const cached = this.find(contract, code);
    if (cached !== undefined) return cached;
    if (this.#add === null) throw new Error('a read-only store cannot add tokens');
    const added = this.#add.run(this.#interned.name(contract), code);
    return this.#cache(`${contract} ${code}`, Number(added.lastInsertRowid));
  }

  #cache(key: string, id: number): number {
    if (this.#ids.size >= maxCached) this.#ids.clear();
    this.#ids.set(key, id);
    return id;
  }
}

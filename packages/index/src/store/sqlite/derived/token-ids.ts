import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Interned } from '../interned.ts';

/** Enough for the tokens that are busy at a time. */
const remembered = 100_000;
/** Keys above this are no symbol codes: those have at most seven letters. */
const largestCode = (1n << 56n) - 1n;

/** Small integers for tokens, by contract and symbol code as a number. */
export class TokenIds {
  readonly #interned: Interned;
  readonly #known = new Map<string, number>();
  readonly #find: StatementSync;
  readonly #add: StatementSync | null;

  constructor(db: DatabaseSync, interned: Interned, writable: boolean) {
    this.#interned = interned;
    this.#find = db.prepare('SELECT id FROM tokens WHERE contract = ? AND code = ?');
    this.#add = writable ? db.prepare('INSERT INTO tokens (contract, code, holders) VALUES (?, ?, 0)') : null;
  }

  forget(): void {
    this.#known.clear();
  }

  find(contract: string, code: bigint): number | undefined {
    if (code > largestCode) return undefined;
    const key = `${contract} ${code}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const contractId = this.#interned.findName(contract);
    const found = contractId === undefined ? undefined : this.#find.get(contractId, code);
    return found === undefined ? undefined : this.#remember(key, found['id'] as number);
  }

  of(contract: string, code: bigint): number {
    const known = this.find(contract, code);
    if (known !== undefined) return known;
    if (this.#add === null) throw new Error('a store opened for reading cannot take new tokens');
    const added = this.#add.run(this.#interned.name(contract), code);
    return this.#remember(`${contract} ${code}`, Number(added.lastInsertRowid));
  }

  #remember(key: string, id: number): number {
    if (this.#known.size >= remembered) this.#known.clear();
    this.#known.set(key, id);
    return id;
  }
}

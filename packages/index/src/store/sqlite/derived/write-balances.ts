import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { nameToU64 } from '@antescope/codec/chain/name';
import type { ContractRowChange } from '../../block-rows.ts';
import { balanceValue, statValue } from '../../token-rows.ts';
import type { Interned } from '../interned.ts';
import { TokenIds } from './token-ids.ts';

/** Writes current balances and tokens: per batch only the last state of each row. */
export class BalanceWriter {
  readonly #interned: Interned;
  readonly #tokens: TokenIds;
  readonly #balances = new Map<string, ContractRowChange>();
  readonly #stats = new Map<string, ContractRowChange>();
  readonly #before: StatementSync;
  readonly #put: StatementSync;
  readonly #remove: StatementSync;
  readonly #stat: StatementSync;
  readonly #holders: StatementSync;

  constructor(db: DatabaseSync, interned: Interned) {
    this.#interned = interned;
    this.#tokens = new TokenIds(db, interned, true);
    this.#before = db.prepare('SELECT amount > 0 AS held FROM balances WHERE owner = ? AND token = ?');
    this.#put = db.prepare(
      `INSERT INTO balances (owner, token, amount, precision) VALUES (?, ?, ?, ?)
       ON CONFLICT (owner, token) DO UPDATE SET amount = excluded.amount, precision = excluded.precision`,
    );
    this.#remove = db.prepare('DELETE FROM balances WHERE owner = ? AND token = ?');
    this.#stat = db.prepare('UPDATE tokens SET precision = ?, supply = ?, max_supply = ?, issuer = ? WHERE id = ?');
    this.#holders = db.prepare('UPDATE tokens SET holders = holders + ? WHERE id = ?');
  }

  note(row: ContractRowChange): void {
    if (row.table === 'accounts') this.#balances.set(`${row.code} ${row.scope} ${row.primaryKey}`, row);
    else if (row.table === 'stat') this.#stats.set(`${row.code} ${row.scope} ${row.primaryKey}`, row);
  }

  /** Clears the caches; required after a rollback. */
  forget(): void {
    this.#balances.clear();
    this.#stats.clear();
    this.#tokens.forget();
  }

  flush(): void {
    const holderChanges = new Map<number, number>();
    for (const row of this.#balances.values()) this.#writeBalance(row, holderChanges);
    for (const [token, count] of holderChanges) if (count !== 0) this.#holders.run(count, token);
    for (const row of this.#stats.values()) this.#writeStat(row);
    this.#balances.clear();
    this.#stats.clear();
  }

  #writeBalance(row: ContractRowChange, holderChanges: Map<number, number>): void {
    const value = row.value === null ? null : balanceValue(row.primaryKey, row.value);
    const token =
      value === null ? this.#tokens.find(row.code, row.primaryKey) : this.#tokens.of(row.code, row.primaryKey);
    // Not a balance, and the contract never had one under this key.
    if (token === undefined) return;
    const owner = this.#interned.name(row.scope);
    const wasHolder = this.#before.get(owner, token)?.['held'] === 1;
    if (value === null) this.#remove.run(owner, token);
    else this.#put.run(owner, token, value.units, value.precision);
    const isHolder = value !== null && value.units > 0n;
    if (wasHolder !== isHolder) holderChanges.set(token, (holderChanges.get(token) ?? 0) + (isHolder ? 1 : -1));
  }

  #writeStat(row: ContractRowChange): void {
    const value = row.value === null ? null : statValue(row.scope, row.primaryKey, row.value);
    if (value !== null) {
      const token = this.#tokens.of(row.code, row.primaryKey);
      this.#stat.run(value.precision, value.supply, value.maxSupply, this.#interned.name(value.issuer), token);
      return;
    }
    // Only the row whose scope is the symbol code is the token's own.
    if (nameToU64(row.scope) === row.primaryKey) {
      const token = this.#tokens.find(row.code, row.primaryKey);
      if (token !== undefined) this.#stat.run(null, null, null, null, token);
    }
  }
}

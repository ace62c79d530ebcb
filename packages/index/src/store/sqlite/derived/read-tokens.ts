import type { DatabaseSync } from 'node:sqlite';
import { symbolCodeFromU64, symbolCodeToU64 } from '@antescope/codec/chain/symbol';
import type { HolderPosition, StoredBalance, StoredToken, TokenReader } from '../../token-reader.ts';
import type { Interned } from '../interned.ts';
import { TokenIds } from './token-ids.ts';

type BigRow = Record<string, unknown>;

/** Reads current tokens and balances from a SQLite store. */
export class SqliteTokens implements TokenReader {
  readonly #db: DatabaseSync;
  readonly #interned: Interned;
  readonly #ids: TokenIds;

  constructor(db: DatabaseSync, interned: Interned) {
    this.#db = db;
    this.#interned = interned;
    this.#ids = new TokenIds(db, interned, false);
  }

  async tokens({ after, limit }: { after: number; limit: number }): Promise<{ token: StoredToken; at: number }[]> {
    const rows = this.#all(
      'SELECT * FROM tokens WHERE id > ? AND precision IS NOT NULL ORDER BY id LIMIT ?',
      after,
      limit,
    );
    return rows.map((row) => ({ token: this.#token(row), at: Number(row['id']) }));
  }

  async token(contract: string, code: string): Promise<StoredToken | null> {
    const id = this.#id(contract, code);
    if (id === undefined) return null;
    const [row] = this.#all('SELECT * FROM tokens WHERE id = ? AND precision IS NOT NULL', id);
    return row === undefined ? null : this.#token(row);
  }

  async holderCount(contract: string, code: string): Promise<number> {
    const id = this.#id(contract, code);
    if (id === undefined) return 0;
    return Number(this.#all('SELECT holders FROM tokens WHERE id = ?', id)[0]?.['holders'] ?? 0);
  }

  async holders(
    contract: string,
    code: string,
    { after, limit }: { after: HolderPosition | null; limit: number },
  ): Promise<StoredBalance[]> {
    const id = this.#id(contract, code);
    if (id === undefined) return [];
    const last = after === null ? undefined : this.#interned.findName(after.owner);
    if (after !== null && last === undefined) return [];
    const select = `SELECT b.*, t.contract, t.code FROM balances b JOIN tokens t ON t.id = b.token
      WHERE b.token = ? AND b.amount > 0`;
    const order = 'ORDER BY b.amount DESC, b.owner DESC LIMIT ?';
    const rows =
      after === null
        ? this.#all(`${select} ${order}`, id, limit)
        : this.#all(`${select} AND (b.amount, b.owner) < (?, ?) ${order}`, id, after.units, last!, limit);
    return rows.map((row) => this.#balance(row));
  }

  async balances(owner: string, limit: number): Promise<StoredBalance[]> {
    const id = this.#interned.findName(owner);
    if (id === undefined) return [];
    const select = `SELECT b.*, t.contract, t.code FROM balances b JOIN tokens t ON t.id = b.token
      WHERE b.owner = ? ORDER BY b.token LIMIT ?`;
    return this.#all(select, id, limit).map((row) => this.#balance(row));
  }

  async balance(owner: string, contract: string, code: string): Promise<StoredBalance | null> {
    const [ownerId, token] = [this.#interned.findName(owner), this.#id(contract, code)];
    if (ownerId === undefined || token === undefined) return null;
    const [row] = this.#all('SELECT * FROM balances WHERE owner = ? AND token = ?', ownerId, token);
    if (row === undefined) return null;
    return { contract, owner, code, precision: Number(row['precision']), units: row['amount'] as bigint };
  }

  #id(contract: string, code: string): number | undefined {
    return this.#ids.find(contract, symbolCodeToU64(code));
  }

  #all(sql: string, ...values: (number | bigint)[]): BigRow[] {
    const statement = this.#db.prepare(sql);
    statement.setReadBigInts(true);
    return statement.all(...values);
  }

  #token(row: BigRow): StoredToken {
    return {
      contract: this.#interned.nameText(Number(row['contract'])),
      code: symbolCodeFromU64(row['code'] as bigint),
      precision: Number(row['precision']),
      supply: row['supply'] as bigint,
      maxSupply: row['max_supply'] as bigint,
      issuer: this.#interned.nameText(Number(row['issuer'])),
      holders: Number(row['holders']),
    };
  }

  #balance(row: BigRow): StoredBalance {
    return {
      contract: this.#interned.nameText(Number(row['contract'])),
      owner: this.#interned.nameText(Number(row['owner'])),
      code: symbolCodeFromU64(row['code'] as bigint),
      precision: Number(row['precision']),
      units: row['amount'] as bigint,
    };
  }
}

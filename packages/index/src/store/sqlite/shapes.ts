import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { AccountQuery } from '../history-store.ts';
import { movementFlags, receivesFlag, sendsFlag, smallFlag } from '../movement-flags.ts';
import type { TokenMovement } from '../token-movement.ts';
import type { Interned } from './interned.ts';

/** Properties of an action, from an account's side, that a history can be filtered by. */
export interface Shape {
  contract: string;
  name: string;
  /** Symbol code of the moved amount; empty if none. */
  symbol: string;
  sends: boolean;
  receives: boolean;
  small: boolean;
}

/** Ids of shapes. */
export class Shapes {
  readonly #interned: Interned;
  readonly #find: StatementSync;
  readonly #insert: StatementSync | null;
  readonly #read: StatementSync;
  /** Ids by kind, then symbol, then flags. */
  readonly #ids = new Map<number, Map<string, (number | undefined)[]>>();
  readonly #shapes = new Map<number, Shape>();

  constructor(db: DatabaseSync, interned: Interned, writable: boolean) {
    this.#interned = interned;
    this.#find = db.prepare('SELECT id FROM shapes WHERE kind = ? AND symbol = ? AND flags = ?');
    this.#read = db.prepare('SELECT kind, symbol, flags FROM shapes WHERE id = ?');
    this.#insert = writable ? db.prepare('INSERT INTO shapes (kind, symbol, flags) VALUES (?, ?, ?)') : null;
  }

  forget(): void {
    this.#ids.clear();
    this.#shapes.clear();
  }

  /** Id of the shape that an action of this kind has for the account. `isReceiver`: the account is its receiver. */
  id(kind: number, movement: TokenMovement | null, account: string, isReceiver: boolean): number {
    return this.#id(kind, movement?.symbol ?? '', movement === null ? 0 : movementFlags(movement, account, isReceiver));
  }

  shape(id: number): Shape {
    const cached = this.#shapes.get(id);
    if (cached !== undefined) return cached;
    const row = this.#read.get(id);
    if (row === undefined) throw new Error(`shape ${id} is not in the store`);
    const flags = row['flags'] as number;
    const { contract, name } = this.#interned.kindText(row['kind'] as number);
    const shape: Shape = {
      contract,
      name,
      symbol: row['symbol'] as string,
      sends: (flags & sendsFlag) !== 0,
      receives: (flags & receivesFlag) !== 0,
      small: (flags & smallFlag) !== 0,
    };
    this.#shapes.set(id, shape);
    return shape;
  }

  #id(kind: number, symbol: string, flags: number): number {
    let symbols = this.#ids.get(kind);
    if (symbols === undefined) {
      symbols = new Map();
      this.#ids.set(kind, symbols);
    }
    let ids = symbols.get(symbol);
    if (ids === undefined) {
      ids = [];
      symbols.set(symbol, ids);
    }
    return (ids[flags] ??= this.#findOrAdd(kind, symbol, flags));
  }

  #findOrAdd(kind: number, symbol: string, flags: number): number {
    const row = this.#find.get(kind, symbol, flags);
    if (row !== undefined) return row['id'] as number;
    if (this.#insert === null) throw new Error('a read-only store cannot add shapes');
    return Number(this.#insert.run(kind, symbol, flags).lastInsertRowid);
  }
}

/** Shape filter of a query; null if the query does not filter by shape. `system`: the chain's system account. */
export function shapeTest(query: AccountQuery, system: string): ((shape: Shape) => boolean) | null {
  const { contract, action, kinds, token, withoutSmall } = query;
  const tests: ((shape: Shape) => boolean)[] = [];
  if (contract !== undefined) tests.push((shape) => shape.contract === contract);
  if (action !== undefined) tests.push((shape) => shape.name === action);
  if (kinds !== undefined) {
    const actions = new Set(kinds.actions.map((one) => `${one.contract}:${one.action}`));
    tests.push(
      (shape) =>
        // An empty symbol means no token amount: NFT contracts have transfers too.
        (shape.symbol !== '' && ((kinds.send && shape.sends) || (kinds.receive && shape.receives))) ||
        actions.has(`${shape.contract}:${shape.name}`),
    );
  }
  if (token !== undefined) {
    tests.push(
      (shape) => shape.symbol === token.symbol && (token.contract === undefined || shape.contract === token.contract),
    );
  }
  if (withoutSmall !== undefined) {
    const tokens = new Set(withoutSmall.map((one) => `${one.contract}:${one.symbol}`));
    tests.push((shape) => !shape.small || !tokens.has(`${shape.contract}:${shape.symbol}`));
  }
  if (query.withoutOnblock === true) {
    tests.push((shape) => shape.name !== 'onblock' || shape.contract !== system);
  }
  return tests.length === 0 ? null : (shape) => tests.every((test) => test(shape));
}

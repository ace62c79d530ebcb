import type { Abi } from '../src/abi/abi.ts';
import { decodeAbi } from '../src/abi/binary.ts';
import { compileAbi, type CompiledAbi } from '../src/abi/compile.ts';
import { decodeDeltas } from '../src/ship/deltas.ts';
import { decodeShipResult } from '../src/ship/messages.ts';
import { decodeDeltaRow, type DeltaRows } from '../src/ship/rows.ts';

/** Tables of a chain, updated from state history frames: the reference for nodeos' responses. */
export class ChainState {
  /** Rows by 'code scope table', then by primary key. */
  readonly tables = new Map<string, Map<bigint, DeltaRows['contract_row']>>();
  readonly #abis = new Map<string, { raw: Uint8Array; abi: Abi; compiled: CompiledAbi }>();
  /** Every key that any permission of an account ever had. */
  readonly keys = new Map<string, Set<string>>();

  static follow(frames: readonly Uint8Array[], last: number): ChainState {
    const state = new ChainState();
    state.follow(frames, last);
    return state;
  }

  /** Applies frames in order up to block `last`, and reports every written row. */
  follow(frames: readonly Uint8Array[], last: number, seen?: (row: DeltaRows['contract_row']) => void): void {
    for (const frame of frames) {
      const result = decodeShipResult(frame);
      if (result.type !== 'get_blocks_result_v0' || result.deltas === null) continue;
      if (result.this_block!.block_num > last) break;
      this.apply(result.deltas, seen);
    }
  }

  apply(deltas: Uint8Array, seen?: (row: DeltaRows['contract_row']) => void): void {
    for (const { name, rows } of decodeDeltas(deltas)) {
      for (const { present, data } of rows) {
        if (name === 'contract_row') {
          const row = decodeDeltaRow(name, data);
          this.#row(row, present);
          if (present) seen?.(row);
        } else if (name === 'account') this.#account(decodeDeltaRow(name, data));
        else if (name === 'permission') this.#permission(decodeDeltaRow(name, data));
      }
    }
  }

  abi(account: string): { raw: Uint8Array; abi: Abi; compiled: CompiledAbi } | undefined {
    return this.#abis.get(account);
  }

  accountsWithAbi(): string[] {
    return [...this.#abis.keys()];
  }

  #row(row: DeltaRows['contract_row'], present: boolean): void {
    const key = `${row.code} ${row.scope} ${row.table}`;
    const table = this.tables.get(key) ?? new Map<bigint, DeltaRows['contract_row']>();
    this.tables.set(key, table);
    if (present) table.set(row.primary_key, row);
    else table.delete(row.primary_key);
  }

  #account(row: DeltaRows['account']): void {
    this.#abis.delete(row.name);
    if (row.abi.length === 0) return;
    const abi = decodeAbi(row.abi);
    this.#abis.set(row.name, { raw: row.abi, abi, compiled: compileAbi(abi) });
  }

  #permission(row: DeltaRows['permission']): void {
    const keys = this.keys.get(row.owner) ?? new Set<string>();
    this.keys.set(row.owner, keys);
    for (const { key } of row.auth.keys) keys.add(key);
  }
}

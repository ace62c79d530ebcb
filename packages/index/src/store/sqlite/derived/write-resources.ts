import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { ByteReader } from '@antescope/codec/bytes/cursor';
import { nameToU64 } from '@antescope/codec/chain/name';
import type { ContractRowChange } from '../../block-rows.ts';
import type { Interned } from '../interned.ts';
import { storedNativeAccounts } from '../native-accounts.ts';
import { addAmounts } from './amounts.ts';

/** Writes current resources of accounts: per batch only the last state of each row. */
export class ResourceWriter {
  readonly #interned: Interned;
  readonly #rows = new Map<string, ContractRowChange>();
  readonly #put: StatementSync;
  readonly #remove: StatementSync;
  readonly #system: string;

  constructor(db: DatabaseSync, interned: Interned) {
    this.#interned = interned;
    this.#system = storedNativeAccounts(db).system;
    this.#put = db.prepare('INSERT OR REPLACE INTO resources (owner, ram, net, cpu, stake) VALUES (?, ?, ?, ?, ?)');
    this.#remove = db.prepare('DELETE FROM resources WHERE owner = ?');
  }

  note(row: ContractRowChange): void {
    if (row.table !== 'userres' || row.code !== this.#system) return;
    if (nameToU64(row.scope) === row.primaryKey) this.#rows.set(row.scope, row);
  }

  forget(): void {
    this.#rows.clear();
  }

  flush(): void {
    for (const [scope, row] of this.#rows) {
      const owner = this.#interned.name(scope);
      const value = row.value === null ? null : resourcesValue(row.value);
      if (value === null) this.#remove.run(owner);
      else this.#put.run(owner, value.ram, value.net, value.cpu, addAmounts(value.net, value.cpu));
    }
    this.#rows.clear();
  }
}

/** Parses a `userres` row: owner, NET and CPU stakes as assets, RAM bytes. null for another layout. */
function resourcesValue(value: Uint8Array): { ram: bigint; net: bigint; cpu: bigint } | null {
  if (value.length < 48) return null;
  const reader = new ByteReader(value);
  reader.u64();
  const net = reader.i64();
  reader.u64();
  const cpu = reader.i64();
  reader.u64();
  return { net, cpu, ram: reader.i64() };
}

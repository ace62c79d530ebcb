import { StoreError } from '@antescope/index/store/history-store';
import {
  eosioAccounts,
  type NativeAccounts,
  nativeAccountsKey,
  nativeAccountsText,
  parseNativeAccounts,
} from '@antescope/index/store/native-accounts';
import { createStatements, type Topology } from './ddl.ts';
import type { Engine } from './engine.ts';
import { layoutVersion } from './layout.ts';
import { TsvWriter } from './tsv-writer.ts';

/** Location of a store in a ClickHouse server or cluster. */
export interface ClickHousePlace {
  /** Prefix of the databases; each chain has its own. */
  database: string;
  chainId: string;
  topology: Topology;
  /** Stored when the database is created; defaults to `eosioAccounts`. */
  accounts?: NativeAccounts;
}

/** A validated store. */
export interface OpenDatabase {
  database: string;
  accounts: NativeAccounts;
}

/** `<prefix>_<first 8 digits of the chain id>`. Throws StoreError if the prefix is not a valid identifier. */
export function databaseOf({ database, chainId }: Pick<ClickHousePlace, 'database' | 'chainId'>): string {
  if (!/^[A-Za-z][A-Za-z0-9_]{0,40}$/.test(database)) {
    throw new StoreError('damaged', `'${database}' is not a valid ClickHouse database name: use letters, digits and _`);
  }
  return `${database}_${chainId.slice(0, 8)}`;
}

/** Creates missing tables and checks existing ones. Throws StoreError. */
export async function openForWriting(engine: Engine, place: ClickHousePlace): Promise<OpenDatabase> {
  const database = databaseOf(place);
  for (const statement of createStatements(database, place.topology)) await engine.command(statement);
  if ((await metaOf(engine, database)) === null) await writeMeta(engine, database, place);
  return check(engine, database, place.chainId);
}

/** Checks an existing store. Throws StoreError. */
export async function openForReading(engine: Engine, place: ClickHousePlace): Promise<OpenDatabase> {
  const database = databaseOf(place);
  const [existing] = await engine.query('SELECT name FROM system.databases WHERE name = {name:String}', {
    name: database,
  });
  if (existing === undefined) {
    throw new StoreError('damaged', `the database ${database} of ClickHouse at ${engine.place} does not exist`);
  }
  return check(engine, database, place.chainId);
}

async function check(engine: Engine, database: string, chainId: string): Promise<OpenDatabase> {
  const meta = await metaOf(engine, database);
  const where = `the database ${database} of ClickHouse at ${engine.place}`;
  if (meta === null) throw new StoreError('damaged', `${where} is not an Antescope store`);
  if (meta.layout !== String(layoutVersion)) {
    throw new StoreError(
      'other-version',
      `${where} has layout ${meta.layout}, this program reads layout ${layoutVersion}: index again into another database`,
    );
  }
  if (meta.chainId !== chainId) {
    throw new StoreError(
      'other-chain',
      `${where} holds the history of chain ${meta.chainId}, but the node's chain is ${chainId}`,
    );
  }
  return { database, accounts: meta.accounts };
}

interface StoreMeta {
  chainId: string;
  layout: string;
  accounts: NativeAccounts;
}

async function metaOf(engine: Engine, database: string): Promise<StoreMeta | null> {
  const rows = await engine.query(`SELECT key, value FROM ${database}.meta`);
  const values = new Map(rows.map((row) => [String(row['key']), String(row['value'])]));
  const [chainId, layout] = [values.get('chain_id'), values.get('layout')];
  const accounts = parseNativeAccounts(values.get(nativeAccountsKey));
  return chainId === undefined || layout === undefined ? null : { chainId, layout, accounts };
}

async function writeMeta(
  engine: Engine,
  database: string,
  { chainId, accounts = eosioAccounts }: ClickHousePlace,
): Promise<void> {
  const rows = new TsvWriter();
  rows.plain('chain_id').text(chainId).endRow();
  rows.plain('layout').plain(layoutVersion).endRow();
  rows.plain(nativeAccountsKey).text(nativeAccountsText(accounts)).endRow();
  await engine.insert({
    table: `${database}.meta`,
    columns: ['key', 'value'],
    body: rows.take(),
    token: `meta-${chainId}`,
  });
}

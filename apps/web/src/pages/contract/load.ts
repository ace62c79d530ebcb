import { abiToJson } from '@antescope/codec/abi/json';
import type { Abi } from '@antescope/codec/abi/abi';
import type { ChainConfig } from '@antescope/chains/config/chain-config';
import type { ContractView } from '@antescope/sources/contract/contract-view';
import { readContract } from '@antescope/sources/contract/read-contract';
import { primaryKeyOf, rowKeys } from '@antescope/sources/contract/row-keys';
import { kvTablePage, type KvTableQuery } from '@antescope/sources/contract/kv-table-page';
import { tablePage } from '@antescope/sources/contract/table-page';
import type { TableGrid, TableQuery } from '@antescope/sources/contract/table-query';
import { scopeToSend, tableScopes, type ScopePage } from '@antescope/sources/contract/table-scopes';
import { failed, meta, type Outcome } from '@antescope/sources/core/outcome';
import type { SourceContext } from '@antescope/sources/core/source-context';
import { type RowStep, rowSteps, type StepPage } from '@antescope/sources/state/change-steps';
import { scopeNameOf } from '@antescope/sources/state/scope-name';
import { tableRegistry } from '@antescope/sources/table/tables/registry';
import type { TableIndex } from '@antescope/sources/table/table-definition';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage, page, type Page } from '../../lib/page/page-result.ts';
import type { AbiTypes } from '../../domain/value/type-book.ts';
import { typesBelow } from './abi-part.ts';
import { accountOf, tableQueryOf, tabOf, type ContractTab } from '../../domain/contract/contract-query.ts';
import type { ContractSearch } from '../../domain/contract/contract-search.ts';

export interface NamedType {
  name: string;
  type: string;
}

export interface ContractPageData {
  /** '' if no contract is selected. */
  account: string;
  tab: ContractTab;
  contract: Outcome<Omit<ContractView, 'abi'>> | null;
  actions: NamedType[];
  tables: NamedType[];
  /** The requested table or action is not in the ABI. */
  error: string | null;
  table: SelectedTable | null;
  /** Replaces the table: one whose rows have keys of any type. */
  kvTable: SelectedKvTable | null;
  /** Replaces the table: history of one row. */
  row: SelectedRow | null;
  action: SelectedAction | null;
  /** The whole ABI as nodeos prints it; ABI tab only. */
  abi: Record<string, unknown> | null;
}

export interface SelectedTable {
  name: string;
  type: string;
  types: AbiTypes;
  query: TableQuery;
  grid: Outcome<TableGrid>;
  /** Primary key of each row in decimal, null if unknown; null without an index. */
  keys: (string | null)[] | null;
  scopes: Outcome<ScopePage>;
  /** Known secondary indexes of the table; others can be detected on request. */
  indexes: (TableIndex & { name: string })[];
  /** Our index has the table's history. */
  indexed: boolean;
}

export interface SelectedKvTable {
  name: string;
  type: string;
  types: AbiTypes;
  query: KvTableQuery;
  /** Primary first, with the types of their keys. */
  indexes: NamedType[];
  grid: Outcome<TableGrid>;
}

export interface SelectedRow {
  table: string;
  type: string;
  types: AbiTypes;
  /** In nodeos notation. */
  scope: string;
  /** As in the URL; decimal for integers. */
  primaryKey: string;
  /** Rows below this block number; null for the newest. */
  below: number | null;
  steps: Outcome<StepPage<RowStep>>;
}

export interface SelectedAction {
  name: string;
  type: string;
  result: string | null;
  types: AbiTypes;
  ricardian: string;
}

const scopesOnPage = 50;
const stepsOnPage = 25;

/** A contract and the selected table's rows, action, or the whole ABI. */
export const load: PageLoader<ContractPageData> = async ({ search }, { sources, chain }) => {
  const query = search as ContractSearch;
  const account = accountOf(query);
  const tab = tabOf(query.tab);
  const base = {
    account,
    tab,
    actions: [],
    tables: [],
    error: null,
    table: null,
    kvTable: null,
    row: null,
    action: null,
    abi: null,
  };
  if (account === '') return openPage(meta({ source: 'none' }), { ...base, contract: null });
  const { at } = sources;
  const showsRow = tab === 'Tables' && (query.row ?? '') !== '';
  const [contract, table, row] = await Promise.all([
    readContract(at, account),
    tab === 'Tables' && !showsRow ? readSelectedTable(at, chain, query) : null,
    showsRow ? readSelectedRow(at, query) : null,
  ]);
  const facts = withoutAbi(contract);
  if (contract.state !== 'data')
    return page(contract, `Contract ${account} cannot be retrieved.`, { ...base, contract: facts });
  const { abi } = contract.data;
  if (abi === null) return notFound(facts, `Contract ${account} cannot be retrieved.`, { ...base, contract: facts });
  const names = {
    actions: abi.actions.map(({ name, type }) => ({ name, type })).toSorted(byName),
    tables: [...abi.tables, ...(abi.kv_tables ?? [])].map(({ name, type }) => ({ name, type })).toSorted(byName),
  };
  const data: ContractPageData = { ...base, contract: facts, ...names };
  const kvTable = table === null ? null : await readKvTable(at, abi, query);
  if (kvTable !== null) return openPage(kvTable.grid.meta, { ...data, kvTable });
  if (table !== null) return withTable(data, abi, table);
  if (row !== null) return withRow(data, abi, row);
  if (tab === 'Actions' && query.action !== undefined) return withAction(data, abi, query.action.trim());
  return openPage(facts.meta, tab === 'ABI' ? { ...data, abi: abiToJson(abi) } : data);
};

function byName(a: NamedType, b: NamedType): number {
  return a.name < b.name ? -1 : 1;
}

function withoutAbi(contract: Outcome<ContractView>): Outcome<Omit<ContractView, 'abi'>> {
  const bare = (view: ContractView): Omit<ContractView, 'abi'> => {
    const { abi: _abi, ...rest } = view;
    return rest;
  };
  if (contract.state === 'data') return { ...contract, data: bare(contract.data) };
  return contract.state === 'failed'
    ? { ...contract, stale: contract.stale === null ? null : bare(contract.stale) }
    : contract;
}

function notFound(main: Outcome<unknown>, message: string, data: ContractPageData): Page<ContractPageData> {
  return {
    status: 404,
    data: { ...data, error: message },
    meta: main.meta,
    error: { code: 'not-found', message, details: null },
  };
}

function withTable(
  data: ContractPageData,
  abi: Abi,
  table: Omit<SelectedTable, 'type' | 'types'>,
): Page<ContractPageData> {
  const match = abi.tables.find(({ name }) => name === table.name);
  if (match === undefined) return notFound(data.contract!, `Table ${table.name} does not exist in contract.`, data);
  const { type } = match;
  return openPage(table.grid.meta, { ...data, table: { ...table, type, types: typesBelow(abi, [type]) } });
}

function withRow(data: ContractPageData, abi: Abi, row: Omit<SelectedRow, 'type' | 'types'>): Page<ContractPageData> {
  // A table that was since removed from the ABI is decoded by the ABI of its time.
  const type = abi.tables.find(({ name }) => name === row.table)?.type ?? '';
  const types = typesBelow(abi, type === '' ? [] : [type]);
  return openPage(row.steps.meta, { ...data, row: { ...row, type, types } });
}

function withAction(data: ContractPageData, abi: Abi, name: string): Page<ContractPageData> {
  const match = abi.actions.find((action) => action.name === name);
  if (match === undefined) return notFound(data.contract!, `Action ${name} does not exist in contract.`, data);
  const result = abi.action_results.find((each) => each.name === name)?.result_type ?? null;
  const action = {
    name,
    type: match.type,
    result,
    types: typesBelow(abi, [match.type, ...(result === null ? [] : [result])]),
    ricardian: match.ricardian_contract,
  };
  return openPage(data.contract!.meta, { ...data, action });
}

/** Rows and scopes of the requested table; defaults to the first scope. */
async function readSelectedTable(
  at: SourceContext,
  chain: ChainConfig,
  search: ContractSearch,
): Promise<Omit<SelectedTable, 'type' | 'types'> | null> {
  const parsed = tableQueryOf(search);
  if (parsed === null) return null;
  const { code, table } = parsed;
  const from = search.scopes?.trim();
  const listing = tableScopes(at, {
    code,
    table,
    limit: scopesOnPage,
    ...(from === undefined || from === '' ? {} : { from }),
  });
  const scope = parsed.scope ?? (await defaultScope(code, listing));
  const query = { ...parsed, scope };
  const [grid, scopes] = await Promise.all([tablePage(at, query), listing]);
  const rows = grid.state === 'data' ? grid.data.rows.map((row) => row.data) : [];
  const keys = await rowKeys(at, query, rows);
  const indexes = knownIndexes(chain, code, table);
  return { name: table, query, grid, keys, scopes, indexes, indexed: at.past !== null };
}

/** Rows of a key-value table, by the index of the search; null for tables of the other kind, and for unknown ones. */
async function readKvTable(at: SourceContext, abi: Abi, search: ContractSearch): Promise<SelectedKvTable | null> {
  const parsed = tableQueryOf(search);
  const match = (abi.kv_tables ?? []).find(({ name }) => name === parsed?.table);
  if (parsed === null || match === undefined || abi.tables.some(({ name }) => name === match.name)) return null;
  const { name, type } = match;
  const indexes = [match.primary_index, ...match.secondary_indices];
  const index = (indexes.find((each) => each.name === search.index) ?? match.primary_index).name;
  const { code, limit, from } = parsed;
  const query = { code, table: name, index, limit, from };
  return { name, type, types: typesBelow(abi, [type]), query, indexes, grid: await kvTablePage(at, query) };
}

/** History of the requested row; defaults to the contract's own scope. */
async function readSelectedRow(
  at: SourceContext,
  search: ContractSearch,
): Promise<Omit<SelectedRow, 'type' | 'types'> | null> {
  const query = tableQueryOf(search);
  if (query === null) return null;
  const { code, table } = query;
  const scope = query.scope ?? code;
  const text = (search.row ?? '').trim();
  const [primaryKey, scopeName] = [primaryKeyOf(text), scopeNameOf(scope)];
  const before = /^\d{1,10}$/.test(search.below ?? '') ? Number(search.below) : null;
  const rejected = (message: string): Outcome<StepPage<RowStep>> =>
    failed([{ source: 'index', endpoint: null, code: 'bad-input', message }]);
  const steps =
    primaryKey === null
      ? rejected(`'${text}' is not a primary key`)
      : scopeName === null
        ? rejected(`'${scope}' is not a scope`)
        : await rowSteps(at, { code, table, scope: scopeName, primaryKey }, { before, limit: stepsOnPage });
  return { table, scope, primaryKey: primaryKey?.toString() ?? text, below: before, steps };
}

/** The contract's own scope if it has rows, as in most tables; otherwise the first scope. */
async function defaultScope(code: string, listing: Promise<Outcome<ScopePage>>): Promise<string> {
  const scopes = await listing;
  if (scopes.state !== 'data') return code;
  const hasOwnScope = scopes.data.scopes.some(({ scope }) => scope === code);
  return hasOwnScope || scopes.data.next !== null ? code : scopeToSend(scopes.data.scopes[0]!);
}

function knownIndexes(chain: ChainConfig, code: string, table: string): SelectedTable['indexes'] {
  return tableRegistry
    .filter((entry) => entry.index !== undefined && entry.table === table && entry.code(chain) === code)
    .map((entry) => ({ ...entry.index!, name: entry.id.split('.').at(-1)! }));
}

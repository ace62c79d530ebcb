import { abiToJson } from '@antescope/codec/abi/json';
import type { Abi } from '@antescope/codec/abi/abi';
import type { ChainConfig } from '@antescope/chains/chain-config';
import type { ContractView } from '@antescope/sources/contract/contract-view';
import { readContract } from '@antescope/sources/contract/read-contract';
import { tablePage } from '@antescope/sources/contract/table-page';
import type { TableGrid, TableQuery } from '@antescope/sources/contract/table-query';
import { scopeToSend, tableScopes, type ScopePage } from '@antescope/sources/contract/table-scopes';
import { meta, type Outcome } from '@antescope/sources/outcome';
import type { SourceContext } from '@antescope/sources/source-context';
import { tableRegistry } from '@antescope/sources/table/tables/registry';
import type { TableIndex } from '@antescope/sources/table/table-definition';
import type { PageLoader } from '../../page/page-loader.ts';
import { openPage, page, type Page } from '../../page/page-result.ts';
import type { AbiTypes } from '../value/type-book.ts';
import { typesBelow } from './abi-part.ts';
import { accountOf, tableQueryOf, tabOf, type ContractSearch, type ContractTab } from './contract-query.ts';

export interface NamedType {
  name: string;
  type: string;
}

export interface ContractPageData {
  /** '' before a contract was chosen. */
  account: string;
  tab: ContractTab;
  contract: Outcome<Omit<ContractView, 'abi'>> | null;
  actions: NamedType[];
  tables: NamedType[];
  /** What is asked for is not in the ABI; the sentence is the specification's. */
  error: string | null;
  table: SelectedTable | null;
  action: SelectedAction | null;
  /** On the ABI's own tab: all of it, as nodeos prints it. */
  abi: Record<string, unknown> | null;
}

export interface SelectedTable {
  name: string;
  type: string;
  types: AbiTypes;
  query: TableQuery;
  grid: Outcome<TableGrid>;
  scopes: Outcome<ScopePage>;
  /** Secondary indexes that we know of this table; others can be found by asking. */
  indexes: (TableIndex & { name: string })[];
  /** An index of ours keeps what the table was. */
  indexed: boolean;
}

export interface SelectedAction {
  name: string;
  type: string;
  result: string | null;
  types: AbiTypes;
  ricardian: string;
}

const scopesOnPage = 50;

/** A contract with what is selected of it: one table's rows, one action, or the whole ABI. */
export const loadContract: PageLoader<ContractPageData> = async ({ search }, { sources, chain }) => {
  const asked = search as ContractSearch;
  const account = accountOf(asked);
  const tab = tabOf(asked.tab);
  const nothing = { account, tab, actions: [], tables: [], error: null, table: null, action: null, abi: null };
  if (account === '') return openPage(meta({ source: 'none' }), { ...nothing, contract: null });
  const { at } = sources;
  const [contract, table] = await Promise.all([
    readContract(at, account),
    tab === 'Tables' ? readSelectedTable(at, chain, asked) : null,
  ]);
  const facts = withoutAbi(contract);
  if (contract.state !== 'data')
    return page(contract, `Contract ${account} cannot be retrieved.`, { ...nothing, contract: facts });
  const { abi } = contract.data;
  if (abi === null) return notThere(facts, `Contract ${account} cannot be retrieved.`, { ...nothing, contract: facts });
  const names = {
    actions: abi.actions.map(({ name, type }) => ({ name, type })).toSorted(byName),
    tables: abi.tables.map(({ name, type }) => ({ name, type })).toSorted(byName),
  };
  const data: ContractPageData = { ...nothing, contract: facts, ...names };
  if (tab === 'Tables' && table !== null) return withTable(data, abi, table);
  if (tab === 'Actions' && asked.action !== undefined) return withAction(data, abi, asked.action.trim());
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

function notThere(main: Outcome<unknown>, message: string, data: ContractPageData): Page<ContractPageData> {
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
  const found = abi.tables.find(({ name }) => name === table.name);
  if (found === undefined) return notThere(data.contract!, `Table ${table.name} does not exist in contract.`, data);
  const { type } = found;
  return openPage(table.grid.meta, { ...data, table: { ...table, type, types: typesBelow(abi, [type]) } });
}

function withAction(data: ContractPageData, abi: Abi, name: string): Page<ContractPageData> {
  const found = abi.actions.find((action) => action.name === name);
  if (found === undefined) return notThere(data.contract!, `Action ${name} does not exist in contract.`, data);
  const result = abi.action_results.find((each) => each.name === name)?.result_type ?? null;
  const action = {
    name,
    type: found.type,
    result,
    types: typesBelow(abi, [found.type, ...(result === null ? [] : [result])]),
    ricardian: found.ricardian_contract,
  };
  return openPage(data.contract!.meta, { ...data, action });
}

/** Rows and scopes of the table that the address names; of the first scope where it names none. */
async function readSelectedTable(
  at: SourceContext,
  chain: ChainConfig,
  search: ContractSearch,
): Promise<Omit<SelectedTable, 'type' | 'types'> | null> {
  const asked = tableQueryOf(search);
  if (asked === null) return null;
  const { code, table } = asked;
  const from = search.scopes?.trim();
  const listing = tableScopes(at, {
    code,
    table,
    limit: scopesOnPage,
    ...(from === undefined || from === '' ? {} : { from }),
  });
  const scope = asked.scope ?? (await usualScope(code, listing));
  const query = { ...asked, scope };
  const [grid, scopes] = await Promise.all([tablePage(at, query), listing]);
  return { name: table, query, grid, scopes, indexes: knownIndexes(chain, code, table), indexed: at.past !== null };
}

/** The contract's own scope where it has rows, as most tables do; else the first that has. */
async function usualScope(code: string, listing: Promise<Outcome<ScopePage>>): Promise<string> {
  const scopes = await listing;
  if (scopes.state !== 'data') return code;
  const own = scopes.data.scopes.some(({ scope }) => scope === code);
  return own || scopes.data.next !== null ? code : scopeToSend(scopes.data.scopes[0]!);
}

function knownIndexes(chain: ChainConfig, code: string, table: string): SelectedTable['indexes'] {
  return tableRegistry
    .filter((known) => known.index !== undefined && known.table === table && known.code(chain) === code)
    .map((known) => ({ ...known.index!, name: known.id.split('.').at(-1)! }));
}

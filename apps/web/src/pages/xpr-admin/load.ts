import { tablePage } from '@antescope/sources/contract/table-page';
import type { TableGrid } from '@antescope/sources/contract/table-query';
import { readContract } from '@antescope/sources/contract/read-contract';
import { empty, meta, type Outcome } from '@antescope/sources/core/outcome';
import type { SourceContext } from '@antescope/sources/core/source-context';
import type { PageLoader } from '../../lib/page/page-loader.ts';
import { openPage, page } from '../../lib/page/page-result.ts';
import { type AdminTable, adminToolOf, adminTools, type AdminToolId } from './tools.ts';

export interface XprAdminPageData {
  /** null: unknown. */
  tool: AdminToolId | null;
  tables: (AdminTable & { grid: Outcome<TableGrid> })[];
  /** Actions by contract; null if the contract could not be read. */
  actions: { contract: string; names: string[] | null }[];
}

/** There is no tool of this name. */
const none: XprAdminPageData = { tool: null, tables: [], actions: [] };

/** Rows of each table on the page; the contract page has the rest. */
const shownRows = 50;

export const load: PageLoader<XprAdminPageData> = async ({ params }, { sources: { at } }) => {
  const tool = adminToolOf(params.tool);
  if (tool === null) return page(empty(meta({ source: 'input' })), 'Page not found', none);
  const { tables, contracts } = adminTools[tool];
  const [grids, actions] = await Promise.all([
    Promise.all(tables.map(async (table) => ({ ...table, grid: await gridOf(at, table) }))),
    Promise.all(contracts.map(async (contract) => ({ contract, names: await actionNames(at, contract) }))),
  ]);
  return openPage(grids[0]!.grid.meta, { tool, tables: grids, actions });
};

function gridOf(at: SourceContext, { contract, table }: AdminTable): Promise<Outcome<TableGrid>> {
  return tablePage(at, {
    code: contract,
    table,
    scope: contract,
    limit: shownRows,
    lower: null,
    upper: null,
    reverse: false,
    showPayer: false,
    index: '1',
    keyType: null,
    from: null,
    at: null,
  });
}

async function actionNames(at: SourceContext, contract: string): Promise<string[] | null> {
  const read = await readContract(at, contract);
  if (read.state === 'failed') return null;
  return read.state === 'data' ? (read.data.abi?.actions.map(({ name }) => name) ?? []) : [];
}

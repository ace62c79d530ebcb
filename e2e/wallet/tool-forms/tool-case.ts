import type { Page } from '@playwright/test';
import { callNode } from '../../../test-kit/devnet-control.ts';
import type { Antescope } from '../../../test-kit/start-antescope.ts';

/** Using a tool's form; exported as `form` by a file `<tool>.form.ts` beside this one. */
export interface ToolCase {
  name: string;
  path: string;
  /** Fills the form; returns what was entered, and the field where it must persist while the key is unlocked. */
  fill: (page: Page) => Promise<{ label: string | null; value: string } | null>;
  title: RegExp;
  /** Button for the next act. */
  again: string;
  /** State of the chain that the act changes, through the node's API; read before and after it. */
  state: (site: Antescope) => Promise<unknown>;
  /** Checks that the state is what the review promised; `entered` is what `fill` returned. */
  expectState: (after: never, before: never, entered: string) => void;
  /** Ledger rows that the case proves. */
  rows?: string;
}

export const field = async (page: Page, label: string, value: string) => {
  await page.getByLabel(label, { exact: true }).fill(value);
  return { label, value };
};

/** A case whose states have a type. */
export function toolCase<State>(
  tool: Omit<ToolCase, 'state' | 'expectState'> & {
    state: (site: Antescope) => Promise<State>;
    expectState: (after: State, before: State, entered: string) => void;
  },
): ToolCase {
  return tool;
}

export async function accountOf<Account>(site: Antescope, name: string): Promise<Account> {
  return (await callNode(site, '/v1/chain/get_account', { account_name: name })) as Account;
}

export async function rowsOf<Row>(site: Antescope, table: string): Promise<Row[]> {
  const body = { code: 'eosio', scope: 'eosio', table, json: true, limit: 500 };
  return ((await callNode(site, '/v1/chain/get_table_rows', body)) as { rows: Row[] }).rows;
}

/** Units of '1.5000 EOS'. */
export const unitsOf = (asset: string): bigint => BigInt(asset.split(' ')[0]!.replace('.', ''));

export const ramOfCarol = async (site: Antescope) => (await accountOf<{ ram_quota: number }>(site, 'carol')).ram_quota;

interface Vote {
  proxy: string;
  producers: string[];
}

export const voteOfCarol = async (site: Antescope) => (await accountOf<{ voter_info: Vote }>(site, 'carol')).voter_info;

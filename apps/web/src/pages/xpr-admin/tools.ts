/** A table of an administration page. */
export interface AdminTable {
  contract: string;
  table: string;
}

export interface AdminTool {
  /** First page of each table is shown. */
  tables: readonly AdminTable[];
  /** Contracts whose actions are listed. */
  contracts: readonly string[];
}

/** Administration of XPR Network's contracts by page; the chain checks who may. */
export const adminTools = {
  'proton-loan': {
    tables: [
      { contract: 'lending.loan', table: 'markets' },
      { contract: 'lending.loan', table: 'borrows' },
    ],
    contracts: ['lending.loan'],
  },
  'metal-dollar': {
    tables: [
      { contract: 'xmd.treasury', table: 'xmdglobals' },
      { contract: 'xmd.treasury', table: 'tokens' },
    ],
    contracts: ['xmd.treasury'],
  },
  'proton-dex': {
    tables: [{ contract: 'dex', table: 'markets' }],
    contracts: ['dex'],
  },
  blocklist: {
    tables: [
      { contract: 'token.proton', table: 'tokens' },
      { contract: 'eosio.proton', table: 'kycproviders' },
    ],
    contracts: ['token.proton', 'eosio.proton'],
  },
} as const satisfies Record<string, AdminTool>;

export type AdminToolId = keyof typeof adminTools;

/** Tool of the address; the first one without a name, null if there is none of this name. */
export function adminToolOf(name: string | undefined): AdminToolId | null {
  const ids = Object.keys(adminTools) as AdminToolId[];
  return name === undefined ? ids[0]! : (ids.find((id) => id === name) ?? null);
}

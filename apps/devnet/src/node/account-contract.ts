import type { Database } from '@antescope/devnet/state/database';

const noCode = '0'.repeat(64);

/** Code and ABI of an account; empty bytes without one. */
export interface AccountContract {
  abi: Uint8Array;
  code: Uint8Array;
  /** Hex sha256 of the code; zeros without code. */
  codeHash: string;
}

/** null: no such account. */
export function contractOfAccount(database: Database, account: string): AccountContract | null {
  const row = database.accounts.get(account);
  if (row === undefined) return null;
  const hash = database.metadata.get(account)?.codeHash ?? null;
  const code = hash === null ? undefined : database.code.get(hash);
  return { abi: row.abi, code: code?.code ?? new Uint8Array(0), codeHash: hash ?? noCode };
}

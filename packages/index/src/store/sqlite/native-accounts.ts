import type { DatabaseSync } from 'node:sqlite';
import { type NativeAccounts, nativeAccountsKey, nativeAccountsText, parseNativeAccounts } from '../native-accounts.ts';

/** The native accounts of a store's chain. */
export function storedNativeAccounts(db: DatabaseSync): NativeAccounts {
  const row = db.prepare('SELECT value FROM meta WHERE key = ?').get(nativeAccountsKey);
  return parseNativeAccounts(row?.['value'] as string | undefined);
}

/** Stores the configured accounts for readers and migrations. */
export function storeNativeAccounts(db: DatabaseSync, accounts: NativeAccounts): void {
  const text = nativeAccountsText(accounts);
  if (text === nativeAccountsText(storedNativeAccounts(db))) return;
  db.prepare('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)').run(nativeAccountsKey, text);
}

/** Actions that contracts expect under a permission of their own, by 'contract::action'. */
const permissions: ReadonlyMap<string, string> = new Map([
  // WebAuth's wrapper carries a transaction that a device signed: its accounts have `webauth` for it.
  ['webauthn::exec', 'webauth'],
]);

/** The permission that usually authorizes an action; null: the one that its account signs with otherwise. */
export function usualPermission(contract: string, action: string): string | null {
  return permissions.get(`${contract}::${action}`) ?? null;
}

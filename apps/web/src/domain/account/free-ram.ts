/** Bytes not in use; null where RAM is unlimited. */
export function freeOf({ used, quota }: { used: string; quota: string | null }): string | null {
  return quota === null ? null : String(BigInt(quota) - BigInt(used));
}

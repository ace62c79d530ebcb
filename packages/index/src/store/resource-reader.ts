/** Current `userres` row of an account: stakes in units of the system token, RAM in bytes. */
export interface StoredResources {
  owner: string;
  ram: bigint;
  net: bigint;
  cpu: bigint;
}

/** Accounts by RAM and stake. */
export interface ResourceReader {
  resources(owner: string): Promise<StoredResources | null>;
  /** Largest first: by RAM bytes, or by the sum of NET and CPU stake. */
  largestResources(by: 'ram' | 'stake', limit: number): Promise<StoredResources[]>;
}

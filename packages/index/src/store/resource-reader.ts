/** What the system contract's `userres` row of an account says now: stakes in units of the system token, RAM in bytes. */
export interface StoredResources {
  owner: string;
  ram: bigint;
  net: bigint;
  cpu: bigint;
}

/** Accounts by what they own of the chain's resources. */
export interface ResourceReader {
  resources(owner: string): Promise<StoredResources | null>;
  /** Largest first: by bytes of RAM, or by NET and CPU stake together. */
  largestResources(by: 'ram' | 'stake', limit: number): Promise<StoredResources[]>;
}

/** JSON-ready view of get_account: amounts are asset strings, 64-bit integers decimal strings, times ISO with Z. */
export interface AccountView {
  name: string;
  created: string;
  /** Account that created it, when an index knows. */
  creator: string | null;
  privileged: boolean;
  lastCodeUpdate: string | null;
  hasCode: boolean;
  /** core_liquid_balance; null if the key is absent in the node's answer. */
  liquid: string | null;
  coreSymbol: string;
  ram: { used: string; quota: string | null };
  net: ResourceMeter;
  cpu: ResourceMeter;
  /** Sum of total_resources; null without a row. */
  staked: { cpu: string; net: string } | null;
  selfStaked: { cpu: string; net: string } | null;
  refund: { cpu: string; net: string; requested: string; available: string } | null;
  voter: VoterView | null;
  permissions: PermissionView[];
  /** Actions that any permission of the account may do (linked to eosio.any); absent: none, or not known. */
  linkedToAny?: { contract: string; action: string | null }[];
}

/** Microseconds (CPU) or bytes (NET), faded to now. `max` null means unlimited: then `used` is '0', the node counts nothing. */
export interface ResourceMeter {
  used: string;
  available: string | null;
  max: string | null;
  weight: string;
}

export interface VoterView {
  proxy: string | null;
  producers: string[];
  /** Integer units of the core token. */
  staked: string;
  isProxy: boolean;
}

export interface PermissionView {
  name: string;
  parent: string | null;
  authority: AuthorityView;
  /** null if the node does not return linked actions. */
  linked: { contract: string; action: string | null }[] | null;
}

export interface AuthorityView {
  threshold: number;
  keys: { key: string; legacy: string | null; weight: number }[];
  accounts: { actor: string; permission: string; weight: number }[];
  waits: { seconds: number; weight: number }[];
}

export interface TokenBalance {
  contract: string;
  /** '1.0000 EOS' */
  quantity: string;
}

/** One account permission that a key (or account) can satisfy or help to satisfy. */
export interface KeyHolder {
  account: string;
  permission: string;
  weight: number | null;
  threshold: number | null;
}

import type { AuthorityView } from '@antescope/sources/account/account-view';
import type { Movement } from '@antescope/sources/transaction/movements';
import type { GuardFacts } from '../guard/guard-reads.ts';
import type { ActionFault } from '../permissions/action-fault.ts';

/** A movement with the balance around it; null where the balance could not be read. */
export interface BalanceChange extends Movement {
  before: string | null;
  after: string | null;
}

export interface PreviewAction {
  contract: string;
  name: string;
  receiver: string;
  data: unknown;
  /** Sent by a contract, not by the person. */
  inline: boolean;
}

/** An action of the transaction itself, decoded from its packed bytes; `data` is hex without an ABI. */
export interface SignedAction extends PreviewAction {
  authorization: { actor: string; permission: string }[];
  /** Actions of a proposed transaction; none for other actions. */
  carried: SignedAction[];
}

export interface PermissionChange {
  account: string;
  permission: string;
  change: 'set' | 'deleted' | 'linked' | 'unlinked' | 'created';
  /** Who controls the permission afterwards; null: unchanged, or not readable. */
  authority: AuthorityView | null;
  /** Present keys ('PUB_…') that lose the permission. */
  dropped: string[];
  /** None of the present keys and accounts keeps the permission; absent: not known. */
  replaced?: boolean;
  /** Whether all keys together satisfy the permission afterwards; absent: not known. */
  satisfiable?: boolean;
  /** Keys and 'account@permission' that alone satisfy it afterwards and were not part of it; absent: not known. */
  newcomers?: string[];
}

/** A declared permission that does not authorize its action. */
export interface InsufficientPermission {
  actor: string;
  permission: string;
  contract: string;
  name: string;
  /** 'no-such-level': the account has no such permission. */
  fault: 'insufficient' | 'no-such-level' | ActionFault;
  /** The minimum permission, whose parents suffice too; null unless the fault is 'insufficient'. */
  required: string | null;
}

/** What would happen. `source` says who computed it: the node's dry run, or only the actions as written. */
export interface Preview {
  source: 'dry-run' | 'estimate';
  /** Why it is an estimate. */
  reason: string | null;
  /** The transaction would fail, with this text. */
  failure: string | null;
  /** Decoded from the packed bytes. */
  signed: SignedAction[];
  insufficient: InsufficientPermission[];
  balances: BalanceChange[];
  ram: { account: string; bytes: string }[];
  permissions: PermissionChange[];
  actions: PreviewAction[];
  /** What the guard knows beside the effects. */
  facts: GuardFacts;
  cpuUs: number | null;
  netBytes: number | null;
}

import type { CompiledAbi } from '@antescope/codec/abi/compile';
import type { Action, Transaction } from '@antescope/codec/chain/transaction';
import type { GuardReads } from '../guard/guard-reads.ts';
import type { ContractLayouts } from '../layouts/shipped-layouts.ts';
import type { WalletProvider } from '../providers/provider.ts';
import type { PermissionLevel, Session } from '../session/session.ts';
import type { Preview } from './preview-facts.ts';
import type { WalletChange } from './wallet-change.ts';

/** An action before encoding: `data` by field names, or bytes that are encoded already. */
export interface ActionInput {
  account: string;
  name: string;
  authorization: readonly PermissionLevel[];
  data: unknown;
}

/** Exactly one way to choose the reference block, and how long the transaction stays valid. */
export interface TransactOptions {
  /** Blocks behind the head for the reference block. */
  blocksBehind?: number;
  useLastIrreversible?: boolean;
  expireSeconds?: number;
  /** 0: no limit of our own. */
  maxCpuUsageMs?: number;
  delaySeconds?: number;
  /** Send the transaction deflated. */
  compress?: boolean;
}

/** Defaults of the wallet pages; signing in another app or device may take minutes. */
export const walletOptions: TransactOptions = {
  blocksBehind: 300,
  expireSeconds: 3000,
  maxCpuUsageMs: 0,
  delaySeconds: 0,
};

/** For providers that sign in this page: a transaction that a node reported as failed expires within two minutes. */
export const promptOptions: TransactOptions = { ...walletOptions, expireSeconds: 120 };

/** What the pipeline needs from outside: the chain's API, its ABIs, the session, and the provider that signs. */
export interface TransactContext {
  chainId: string;
  /** Account of the chain's native actions. */
  systemAccount: string;
  /** Shipped layouts by contract account; default: `standardLayouts`. */
  layouts?: ContractLayouts;
  /** POST to a node, through our proxy in the browser. Throws the node's error with its `body`. */
  call: (path: string, body: unknown) => Promise<unknown>;
  /** null: the account has no ABI. */
  abi: (account: string) => Promise<CompiledAbi | null>;
  /**
   * SHA-256 of the account's ABI as `abi` has it and as the index has it, 64 hex digits; null where unknown. Absent: there
   * is no second source.
   */
  abiHashes?: (account: string) => Promise<{ node: string | null; index: string | null }>;
  /** Reads of the guard beside the node; absent: its rules about histories and tokens stay silent. */
  guardReads?: GuardReads;
  session: Session | null;
  provider: WalletProvider | null;
  /** Pays for the transaction; absent: the account does. */
  cosigner?: Cosigner;
}

/** Signs a transaction beside the account, because it pays for it. */
export interface Cosigner {
  account: string;
  /** Goes before all others: the first authorizer pays. */
  action: ActionInput;
  /** Signatures of a transaction that the account has signed. Throws FreeCpuError. */
  cosign(draft: Draft): Promise<readonly string[]>;
}

/** A transaction on its way. Each step returns a new draft with one more thing known. */
export interface Draft {
  readonly inputs: readonly ActionInput[];
  readonly options: TransactOptions;
  readonly actions: readonly Action[] | null;
  readonly transaction: Transaction | null;
  readonly packed: Uint8Array | null;
  /** Packed context-free data that goes with the transaction and into what is signed; absent without any. */
  readonly contextFreeData?: Uint8Array;
  /** Transaction id, 64 hex digits. */
  readonly id: string | null;
  readonly preview: Preview | null;
  readonly signatures: readonly string[];
  /** How what the wallet signed differs from what was requested; absent where it does not. */
  readonly change?: WalletChange;
  /** The wallet sent the transaction itself. */
  readonly sentByWallet?: boolean;
}

export type Step = (draft: Draft, context: TransactContext) => Promise<Draft>;

export function newDraft(inputs: readonly ActionInput[], options: TransactOptions): Draft {
  return { inputs, options, actions: null, transaction: null, packed: null, id: null, preview: null, signatures: [] };
}

/** Applies steps in order. */
export async function runSteps(draft: Draft, steps: readonly Step[], context: TransactContext): Promise<Draft> {
  let current = draft;
  for (const step of steps) current = await step(current, context);
  return current;
}

export interface Authorization {
  actor: string;
  permission: string;
}

/** Marks of an action in a list, where data above 1 kB is cut. The transaction has all of it. */
export interface TruncationMarks {
  /** `data` has only the fields that fit; `hex`, return value and console output may be missing. */
  truncated?: true;
  /** Set if data is missing: size of the packed data, or of its JSON if the source has no packed data. */
  dataBytes?: number;
}

/** One executed (or, without receipt, not executed) action trace. */
export interface ActionTraceView extends TruncationMarks {
  ordinal: number;
  creatorOrdinal: number;
  /** Closest unnotified ancestor: notifications of one execution share it. */
  ancestorOrdinal: number;
  receiver: string;
  contract: string;
  name: string;
  authorization: Authorization[];
  /** Decoded with the ABI of that block; null if no ABI fits (then `hex` is all there is). */
  data: unknown;
  hex: string;
  /** Why `data` is null: 'no-abi', 'unknown-action', or the decoder's message. */
  undecoded: string | null;
  contextFree: boolean;
  /** null: the action was not executed. A text inside is '' where the source does not have it. */
  receipt: { globalSequence: string; recvSequence: string; actDigest: string; authSequence: [string, string][] } | null;
  elapsed: number | null;
  console: string;
  returnValue: unknown;
  returnValueHex: string;
  ramDeltas: { account: string; delta: string }[];
  error: string | null;
}

export const transactionStatuses = ['executed', 'soft_fail', 'hard_fail', 'delayed', 'expired'] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

export interface TransactionSummary {
  id: string;
  status: TransactionStatus;
  cpuUs: number | null;
  netBytes: number | null;
  /** Actions as sent (no inline ones, no notifications), data decoded where possible. */
  actions: ({ contract: string; name: string; authorization: Authorization[]; data: unknown } & TruncationMarks)[];
  /** False where only the id is known (deferred, delayed). */
  known: boolean;
}

export interface TransactionView {
  id: string;
  status: TransactionStatus;
  blockNumber: number | null;
  blockId: string | null;
  blockTime: string | null;
  irreversible: boolean;
  lastIrreversible: number | null;
  head: number | null;
  cpuUs: number | null;
  netBytes: number | null;
  elapsedUs: number | null;
  expiration: string | null;
  refBlockNum: number | null;
  refBlockPrefix: number | null;
  delaySec: number | null;
  maxCpuMs: number | null;
  maxNetWords: number | null;
  signatures: string[];
  /** Keys recovered from the signatures, in their order; null if it could not be done. */
  signedBy: string[] | null;
  scheduled: boolean;
  /** Failure text where it is known verbatim, else null; `errorCode` is the chain's number. */
  error: { message: string | null; code: string | null } | null;
  traces: ActionTraceView[];
  /** The synthetic onerror transaction's original, for soft_fail. */
  failedId: string | null;
  /** Set while the transaction waits to be run; its status is 'delayed'. */
  deferred?: DeferredView;
  /** Actions as sent, where the source has them (without them `traces` are all there is). */
  sent?: TransactionSummary['actions'];
  /** The source's own answer, for the Raw tab. */
  raw: unknown;
}

/** A transaction that waits on the chain, deferred by a contract or delayed by its sender. */
export interface DeferredView {
  /** Contract that sent it; null if a person delayed it. */
  sender: string | null;
  senderId: string;
  payer: string;
  published: string;
  delayUntil: string;
  expiration: string;
}

/** The parts of a node's `processed` (compute_transaction, send_transaction) that we read. */
export interface Processed {
  receipt: { status: string; cpu_usage_us: number; net_usage_words: number } | null;
  net_usage?: number;
  except?: { message?: unknown; stack?: unknown } | null;
  action_traces?: ComputedTrace[];
}

export interface ComputedTrace {
  action_ordinal: number;
  /** 0: sent with the transaction; else the ordinal of the action that sent it. */
  creator_action_ordinal: number;
  receiver: string;
  act: {
    account: string;
    name: string;
    authorization?: { actor: string; permission: string }[];
    data?: unknown;
    hex_data?: string;
  };
  account_ram_deltas?: { account: string; delta: number | string }[];
}

/** What of a node's error body is looked at. */
export interface FailureBody {
  code?: number;
  error?: { name?: unknown; code?: unknown };
}

/** The JSON error body that a failed call carries; null when nothing was answered. */
export function bodyOfFailure(error: unknown): FailureBody | null {
  if (error === null || typeof error !== 'object') return null;
  const body = (error as { body?: unknown }).body;
  return body !== null && typeof body === 'object' ? (body as FailureBody) : null;
}

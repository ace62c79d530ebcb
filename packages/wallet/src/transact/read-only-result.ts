import { exceptText } from './failure-text.ts';

/** What one action of a read-only run returned. */
export interface ReadOnlyAction {
  account: string;
  name: string;
  /** As the node decoded it; undefined without any. */
  returned: unknown;
  /** Hex of a return value that the node could not decode; '' without one. */
  hex: string;
  console: string;
}

export interface ReadOnlyResult {
  /** Reason of a failed run; null if it succeeded. */
  failure: string | null;
  /** CPU time in microseconds; null if not given. */
  elapsed: number | null;
  actions: ReadOnlyAction[];
}

interface Answer {
  processed?: {
    elapsed?: unknown;
    except?: { message?: unknown; stack?: unknown } | null;
    action_traces?: {
      act?: { account?: unknown; name?: unknown };
      return_value_data?: unknown;
      return_value_hex_data?: unknown;
      console?: unknown;
    }[];
  };
}

/** Reads a node's answer to a read-only run; everything in it is untrusted. */
export function readOnlyResult(answer: unknown): ReadOnlyResult {
  const processed = (answer as Answer | null)?.processed;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const traces = Array.isArray(processed?.action_traces) ? processed.action_traces : [];
  return {
    failure: exceptText(processed?.except),
    elapsed: typeof processed?.elapsed === 'number' ? processed.elapsed : null,
    actions: traces.map((trace) => ({
      account: text(trace?.act?.account),
      name: text(trace?.act?.name),
      returned: trace?.return_value_data,
      hex: text(trace?.return_value_hex_data),
      console: text(trace?.console),
    })),
  };
}

/** Ways to corrupt an answer. */
export const lies = ['types', 'html', 'error-200', 'huge', 'truncated', 'chain-id', 'status'] as const;
export type Lie = (typeof lies)[number];

/** Effect of a fault on a request. */
export type FaultEffect =
  /** The connection is reset instead of answered. */
  | { readonly kind: 'reset' }
  /** A service takes the request, and the connection is reset instead of answered. */
  | { readonly kind: 'cut' }
  /** The answer is delayed by `millis`. */
  | { readonly kind: 'slow'; readonly millis: number }
  /** get_info reports a head that is `seconds` old. */
  | { readonly kind: 'lag'; readonly seconds: number }
  /** `status` is used by the lie 'status', `bytes` by the lie 'huge'. */
  | { readonly kind: 'lie'; readonly how: Lie; readonly status: number; readonly bytes: number };

/** An effect and the requests it applies to. */
export interface Fault {
  readonly effect: FaultEffect;
  /** Prefix of the paths; '' matches all. */
  readonly path: string;
  /** Number of requests it applies to; null: until /control/heal. */
  readonly times: number | null;
}

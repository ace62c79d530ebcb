/** Ways in which an answer can be a lie. */
export const lies = ['types', 'html', 'error-200', 'huge', 'truncated', 'chain-id', 'status'] as const;
export type Lie = (typeof lies)[number];

/** What goes wrong with a request. */
export type Trouble =
  /** The connection is reset instead of answered. */
  | { readonly kind: 'reset' }
  /** The answer comes so many milliseconds late. */
  | { readonly kind: 'slow'; readonly millis: number }
  /** get_info tells of a head so many seconds before the real one. */
  | { readonly kind: 'lag'; readonly seconds: number }
  /** `status` is that of the lie 'status', `bytes` the length of the lie 'huge'. */
  | { readonly kind: 'lie'; readonly how: Lie; readonly status: number; readonly bytes: number };

/** A trouble and whom it meets. */
export interface Fault {
  readonly trouble: Trouble;
  /** Paths that begin so; '' meets all. */
  readonly path: string;
  /** Requests it meets before it is over; null: until it is healed. */
  readonly times: number | null;
}

/** Translatable failure reasons, with the values each sentence takes. */
export interface ReasonValues {
  /** Needs an index; this chain has none here. */
  'no-index': [];
  /** Neither an index nor a configured service provides it. */
  'no-service': [];
  'no-history': [];
  /** This kind of service does not provide it. */
  'not-offered': [];
  /** Comma-separated contracts: only their tokens are known. */
  'some-tokens': [contracts: string];
  'index-empty': [];
  'index-without-traces': [];
  'index-without-deltas': [];
  /** First block of a partial index. */
  'index-begins': [block: string];
  'outside-index': [first: string, last: string];
  'block-outside-index': [block: string, first: string, last: string];
  /** ISO time. */
  'before-index': [time: string];
  /** Sequence number of the account's first action that the node retains. */
  'history-begins': [action: string];
  /** Number of slots without a known producer schedule. */
  'schedule-unknown': [slots: string];
  /** A single timestamp holds more actions than the service can page through. */
  'page-too-dense': [];
  'other-store': [];
  /** The cursor is from another source or sort order. */
  'cursor-mismatch': [];
  'primary-key-only': [];
  'index-stalled': [];
  /** A read was over its deadline. */
  'index-slow': [];
  /** Inline actions and notifications are missing: the index is fed by get_block. */
  'top-level-only': [];
}

export type ReasonWord = keyof ReasonValues;

/** Why a source failed, for the interface to word. A class, because JSON from a chain or service is never an instance. */
export class FailureReason {
  readonly word: ReasonWord;
  readonly values: readonly string[];

  constructor(word: ReasonWord, values: readonly string[]) {
    this.word = word;
    this.values = values;
  }
}

export function failureReason<Word extends ReasonWord>(word: Word, ...values: ReasonValues[Word]): FailureReason {
  return new FailureReason(word, values);
}

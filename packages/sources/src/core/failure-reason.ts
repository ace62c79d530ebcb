/** Reasons that a person is told in their own language, with the values that each sentence holds. */
export interface ReasonValues {
  /** An index keeps it, and this chain has none here. */
  'no-index': [];
  /** Neither an index nor any other service here tells it. */
  'no-service': [];
  'no-history': [];
  /** This kind of service does not tell it. */
  'not-offered': [];
  /** Only the tokens of these contracts are known, as a list. */
  'some-tokens': [contracts: string];
  'index-empty': [];
  'index-without-traces': [];
  'index-without-deltas': [];
  /** First block of an index that does not know what was written before. */
  'index-begins': [block: string];
  'outside-index': [first: string, last: string];
  'block-outside-index': [block: string, first: string, last: string];
  /** ISO time. */
  'before-index': [time: string];
  /** Number of the first action that a node kept of an account. */
  'history-begins': [action: string];
  /** Slots of which nobody knows whose they were. */
  'schedule-unknown': [slots: string];
  /** One moment has more actions than the service lets be passed over. */
  'crowded-moment': [];
  'other-store': [];
  'foreign-cursor': [];
  'primary-key-only': [];
  'index-stands': [];
  /** Inline actions and notifications are not among what was read. */
  'sent-only': [];
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

export function because<Word extends ReasonWord>(word: Word, ...values: ReasonValues[Word]): FailureReason {
  return new FailureReason(word, values);
}

/** An error in the format of nodeos' history plugin; the compatible API responds with status 500. */
export class NativeHistoryError extends Error {
  readonly code: number;
  readonly what: string;
  /** Exception name in nodeos. */
  readonly exception: string;
  /** Further lines of the nodeos error stack, outermost last. */
  readonly more: readonly string[];

  constructor(code: number, exception: string, what: string, message: string, more: readonly string[] = []) {
    super(message);
    this.name = 'NativeHistoryError';
    this.code = code;
    this.exception = exception;
    this.what = what;
    this.more = more;
  }

  /** `normalized`: the text after packing it as a name. */
  static invalidName(text: string, normalized = ''): NativeHistoryError {
    const message = `Name not properly normalized (name: ${text}, normalized: ${normalized}) `;
    return new NativeHistoryError(3010001, 'name_type_exception', 'Invalid name', message);
  }

  static invalidKey(message: string): NativeHistoryError {
    return new NativeHistoryError(10, 'assert_exception', 'Assert Exception', message);
  }

  static unreadable(message: string): NativeHistoryError {
    return new NativeHistoryError(4, 'parse_error_exception', 'Parse Error', message);
  }

  static badCast(message: string): NativeHistoryError {
    return new NativeHistoryError(7, 'bad_cast_exception', 'Bad Cast', message);
  }

  static invalidTransactionId(text: string): NativeHistoryError {
    const tooShort =
      'input_id_length >= 8: hex string representing transaction id should be at least 8 characters long to avoid ' +
      'excessive collisions';
    return new NativeHistoryError(
      3010009,
      'transaction_id_type_exception',
      'Invalid transaction ID',
      `Invalid transaction ID: ${text}`,
      text.length < 8 ? [tooShort] : [],
    );
  }

  static transactionNotFound(id: string): NativeHistoryError {
    const message = `Transaction ${id} not found in history and no block hint was given`;
    return new NativeHistoryError(3040011, 'tx_not_found', 'The transaction can not be found', message);
  }

  /** Our own: the response would exceed the limit of all responses. */
  static tooLarge(): NativeHistoryError {
    return new NativeHistoryError(0, 'too_large', 'Response too large', 'The response is larger than 5 MB');
  }

  /** Our own, with no nodeos equivalent: the index does not cover the request. */
  static notIndexed(message: string): NativeHistoryError {
    return new NativeHistoryError(0, 'not_indexed', 'Not indexed here', message);
  }
}

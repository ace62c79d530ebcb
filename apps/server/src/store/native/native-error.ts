/** An error as nodeos' history plugin words it; the compatible API answers it with status 500. */
export class NativeHistoryError extends Error {
  readonly code: number;
  readonly what: string;
  /** nodeos' name of the exception. */
  readonly exception: string;

  constructor(code: number, exception: string, what: string, message: string) {
    super(message);
    this.name = 'NativeHistoryError';
    this.code = code;
    this.exception = exception;
    this.what = what;
  }

  static invalidName(text: string): NativeHistoryError {
    const message = `Name not properly normalized (name: ${text}, normalized: ) `;
    return new NativeHistoryError(3010001, 'name_type_exception', 'Invalid name', message);
  }

  static invalidTransactionId(text: string): NativeHistoryError {
    return new NativeHistoryError(
      3010009,
      'transaction_id_type_exception',
      'Invalid transaction ID',
      `Invalid transaction ID: ${text}`,
    );
  }

  static transactionNotFound(id: string): NativeHistoryError {
    const message = `Transaction ${id} not found in history and no block hint was given`;
    return new NativeHistoryError(3040011, 'tx_not_found', 'The transaction can not be found', message);
  }
}

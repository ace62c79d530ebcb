/** One line of an error's log, as nodeos answers it. */
export interface ErrorDetail {
  message: string;
  file: string;
  line_number: number;
  method: string;
}

/** An exception of the chain, with nodeos' code, name and text ("what"); `details` carry the messages, the most specific one first. */
export class ChainError extends Error {
  readonly code: number;
  readonly what: string;
  readonly details: ErrorDetail[];
  /** Number a contract or the chain gives beside the text (`error_code` of traces), null when none. */
  readonly errorCode: bigint | null;

  constructor(kind: ErrorKind, details: ErrorDetail[], errorCode: bigint | null = null) {
    super(details[0]?.message ?? kind.what);
    this.name = kind.name;
    this.code = kind.code;
    this.what = kind.what;
    this.details = details;
    this.errorCode = errorCode;
  }
}

/** A kind of exception. */
export interface ErrorKind {
  readonly code: number;
  readonly name: string;
  readonly what: string;
}

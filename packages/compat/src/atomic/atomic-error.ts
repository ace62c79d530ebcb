/** Sent as the API's {success: false, message}. */
export class AtomicError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'AtomicError';
    this.status = status;
  }
}

/** The API answers unknown assets, collections and listings with 416, the rest with 404. */
export function notFound(what: string, status: 404 | 416 = 416): AtomicError {
  return new AtomicError(status, `${what} not found`);
}

/** A query that would read more of the index than one request may. */
export function tooWide(hint: string): AtomicError {
  return new AtomicError(400, `This query reads more rows than one request may: ${hint}`);
}

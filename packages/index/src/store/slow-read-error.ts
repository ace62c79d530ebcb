/** A read that took longer than its deadline, or found too many others in front of it. The store itself is fine. */
export class SlowReadError extends Error {
  override readonly name = 'SlowReadError';
  /** HTTP status for requests that fail with it. */
  readonly statusCode = 503;
}

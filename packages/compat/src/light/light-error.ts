/** Sent as plain text with status 400 or 503, like the Light API. */
export class LightError extends Error {
  readonly status: 400 | 503;

  constructor(status: 400 | 503, message: string) {
    super(message);
    this.name = 'LightError';
    this.status = status;
  }
}

/** What a Light API answers as plain text with a status of 400 or 503. */
export class LightError extends Error {
  readonly status: 400 | 503;

  constructor(status: 400 | 503, message: string) {
    super(message);
    this.name = 'LightError';
    this.status = status;
  }
}

import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs the URLs of media that this server has read from a chain or a service, so that `/media` fetches no others. */
export class MediaSigner {
  readonly #secret: Uint8Array;

  constructor(secret: Uint8Array) {
    this.#secret = secret;
  }

  /** Signature of a URL, base64url. It never expires: pages and their files are cached. */
  sign(url: string): string {
    return this.#digest(url).toString('base64url');
  }

  isSigned(url: string, signature: string): boolean {
    const given = Buffer.from(signature, 'base64url');
    const expected = this.#digest(url);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  #digest(url: string): Buffer {
    return createHmac('sha256', this.#secret).update(`media ${url}`).digest();
  }
}

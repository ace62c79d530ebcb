import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { mediaRule, sniffType, sniffedBytes, type MediaRule } from './media-type.ts';
import { isPublicAddress } from './public-address.ts';

/** Why something is not handed on; `status` is what the asker gets. */
export class MediaError extends Error {
  override name = 'MediaRefusal';
  readonly status: 400 | 403 | 413 | 415 | 502 | 504;
  constructor(status: MediaError['status'], message: string) {
    super(message);
    this.status = status;
  }
}

export interface MediaOptions {
  /** Addresses that the operator configured (the IPFS gateway): what is below them may be of a private network. */
  trusted: ReadonlySet<string>;
  timeoutMs?: number;
}

export interface Media {
  type: string;
  rule: MediaRule;
  /** The whole file, piece by piece; throws MediaRefusal where it grows beyond what its type may have. */
  body: AsyncGenerator<Uint8Array, void>;
}

const maxRedirects = 3;
const defaultTimeoutMs = 30_000;

/**
 * Fetches a media file for a person who named its address. Only http(s) on the usual ports, only public hosts (checked
 * at the moment of connecting, so that a name cannot change its address in between), few redirects, each checked anew.
 * Nothing of the asker is passed on, and what the file is decides its first bytes. Throws MediaRefusal.
 */
export async function fetchMedia(address: string, options: MediaOptions): Promise<Media> {
  let url = checkedUrl(address, options);
  for (let redirects = 0; ; redirects++) {
    const response = await ask(url, options);
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (status >= 300 && status < 400 && location !== undefined) {
      response.destroy();
      if (redirects >= maxRedirects) throw new MediaError(502, 'Too many redirects');
      if (!URL.canParse(location, url.href)) throw new MediaError(502, 'A redirect to no address');
      url = checkedUrl(new URL(location, url).href, options);
      continue;
    }
    if (status !== 200) {
      response.destroy();
      throw new MediaError(502, `The host answered ${status}`);
    }
    return media(response);
  }
}

function checkedUrl(address: string, { trusted }: MediaOptions): URL {
  if (!URL.canParse(address)) throw new MediaError(400, 'Not an address');
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new MediaError(400, 'Only http and https');
  if (url.username !== '' || url.password !== '') throw new MediaError(400, 'No credentials in addresses');
  if (isTrusted(url, trusted)) return url;
  if (url.port !== '') throw new MediaError(403, 'Only the usual ports');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // An address in figures is not looked up, so it is judged here.
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new MediaError(403, 'Not a public host');
  return url;
}

/** Below a configured address; what else its host answers is as closed as any private network. */
function isTrusted(url: URL, trusted: ReadonlySet<string>): boolean {
  // A hidden slash may be one to that host.
  if (/%2f|%5c/i.test(url.pathname)) return false;
  for (const base of trusted) {
    const { origin, pathname } = new URL(base);
    if (url.origin === origin && url.pathname.startsWith(pathname.replace(/\/?$/, '/'))) return true;
  }
  return false;
}

function ask(url: URL, { trusted, timeoutMs = defaultTimeoutMs }: MediaOptions): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const asked = request(url, {
      agent: false,
      headers: { accept: 'image/*, video/*, audio/*, model/*, application/pdf', 'accept-encoding': 'identity' },
      signal: AbortSignal.timeout(timeoutMs),
      ...(isTrusted(url, trusted) ? {} : { lookup: publicLookup }),
    });
    asked.on('response', resolve);
    asked.on('error', (error) => reject(mediaError(error)));
    asked.end();
  });
}

type LookupCallback = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** The resolver that a connection uses: a name with any address that is not public is refused. */
function publicLookup(host: string, options: LookupOptions, answer: LookupCallback): void {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return answer(error, '');
    const first = addresses[0];
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
      return answer(new MediaError(403, 'Not a public host'), '');
    if (options.all === true) return answer(null, addresses);
    return answer(null, first.address, first.family);
  });
}

function mediaError(error: unknown): MediaError {
  if (error instanceof MediaError) return error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'AbortError' || name === 'TimeoutError') return new MediaError(504, 'The host did not answer in time');
  return new MediaError(502, 'The host could not be reached');
}

async function media(response: IncomingMessage): Promise<Media> {
  const pieces = response[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const head: Buffer[] = [];
  let size = 0;
  try {
    while (size < sniffedBytes) {
      const { done, value } = await pieces.next();
      if (done === true) break;
      head.push(value);
      size += value.length;
    }
    const start = Buffer.concat(head);
    const type = sniffType(start.subarray(0, sniffedBytes));
    const rule = type === null ? null : mediaRule(type);
    if (type === null || rule === null) throw new MediaError(415, 'Not a picture, film, sound, model or PDF');
    const told = Number(response.headers['content-length'] ?? 0);
    if (told > rule.maxBytes || size > rule.maxBytes) throw tooLarge(rule);
    return { type, rule, body: bounded(response, start, pieces, rule) };
  } catch (error) {
    response.destroy();
    throw mediaError(error);
  }
}

async function* bounded(
  response: IncomingMessage,
  start: Buffer,
  pieces: AsyncIterator<Buffer>,
  rule: MediaRule,
): AsyncGenerator<Uint8Array, void> {
  let size = start.length;
  try {
    yield start;
    for (;;) {
      const { done, value } = await pieces.next();
      if (done === true) return;
      size += value.length;
      if (size > rule.maxBytes) throw tooLarge(rule);
      yield value;
    }
  } finally {
    response.destroy();
  }
}

function tooLarge({ maxBytes }: MediaRule): MediaError {
  return new MediaError(413, `Larger than ${maxBytes} bytes`);
}

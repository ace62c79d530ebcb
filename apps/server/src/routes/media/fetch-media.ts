import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { mediaRule, sniffType, sniffedBytes, type MediaRule } from './media-type.ts';
import { isPublicAddress } from './public-address.ts';

/** Reason a file is not served, with the HTTP status to respond with. */
export class MediaError extends Error {
  override name = 'MediaError';
  readonly status: 400 | 403 | 413 | 415 | 502 | 504;
  constructor(status: MediaError['status'], message: string) {
    super(message);
    this.status = status;
  }
}

export interface MediaOptions {
  /** URLs configured by the operator (the IPFS gateway): paths below them may be on a private network. */
  trusted: ReadonlySet<string>;
  timeoutMs?: number;
}

export interface Media {
  type: string;
  rule: MediaRule;
  /** The file in chunks; throws MediaError if it exceeds the limit of its type. */
  body: AsyncGenerator<Uint8Array, void>;
}

const maxRedirects = 3;
const defaultTimeoutMs = 30_000;

/**
 * Fetches a media file from a URL chosen by a client. Only http(s) on the default ports and only public hosts (checked on
 * connecting, so that DNS rebinding has no effect), few redirects, each checked again. Forwards nothing of the client's
 * request, and takes the type from the first bytes of the file. Throws MediaError.
 */
export async function fetchMedia(address: string, options: MediaOptions): Promise<Media> {
  return media(await openPublic(address, options));
}

/** Reads a small file from a URL that the chain names, by the same rules. Throws MediaError. */
export async function fetchPublicFile(
  address: string,
  { maxBytes, ...options }: MediaOptions & { maxBytes: number },
): Promise<Uint8Array> {
  const response = await openPublic(address, options);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw tooLarge({ maxBytes });
      chunks.push(chunk);
    }
  } catch (error) {
    throw mediaError(error);
  } finally {
    response.destroy();
  }
  return Buffer.concat(chunks);
}

async function openPublic(address: string, options: MediaOptions): Promise<IncomingMessage> {
  let url = checkedUrl(address, options);
  for (let redirects = 0; ; redirects++) {
    const response = await ask(url, options);
    const status = response.statusCode ?? 0;
    const { location } = response.headers;
    if (status >= 300 && status < 400 && location !== undefined) {
      response.destroy();
      if (redirects >= maxRedirects) throw new MediaError(502, 'Too many redirects');
      if (!URL.canParse(location, url.href)) throw new MediaError(502, 'Redirect to an invalid URL');
      url = checkedUrl(new URL(location, url).href, options);
      continue;
    }
    if (status !== 200) {
      response.destroy();
      throw new MediaError(502, `The host answered ${status}`);
    }
    return response;
  }
}

function checkedUrl(address: string, { trusted }: MediaOptions): URL {
  if (!URL.canParse(address)) throw new MediaError(400, 'Not a URL');
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new MediaError(400, 'Only http and https are allowed');
  if (url.username !== '' || url.password !== '') throw new MediaError(400, 'Credentials in URLs are not allowed');
  if (isTrusted(url, trusted)) return url;
  if (url.port !== '') throw new MediaError(403, 'Only default ports are allowed');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // IP addresses are not resolved, so publicLookup does not see them.
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new MediaError(403, 'Not a public host');
  return url;
}

/** Below a configured URL; other paths of its host are as private as any other. */
function isTrusted(url: URL, trusted: ReadonlySet<string>): boolean {
  // The host may decode an encoded slash.
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
    const outgoing = request(url, {
      agent: false,
      headers: { accept: 'image/*, video/*, audio/*, model/*, application/pdf', 'accept-encoding': 'identity' },
      signal: AbortSignal.timeout(timeoutMs),
      ...(isTrusted(url, trusted) ? {} : { lookup: publicLookup }),
    });
    outgoing.on('response', resolve);
    outgoing.on('error', (error) => reject(mediaError(error)));
    outgoing.end();
  });
}

type LookupCallback = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** DNS resolver of outgoing connections: rejects names with any non-public address. */
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
    if (type === null || rule === null) throw new MediaError(415, 'Not an image, video, audio, 3D model or PDF');
    const contentLength = Number(response.headers['content-length'] ?? 0);
    if (contentLength > rule.maxBytes || size > rule.maxBytes) throw tooLarge(rule);
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

function tooLarge({ maxBytes }: Pick<MediaRule, 'maxBytes'>): MediaError {
  return new MediaError(413, `Larger than ${maxBytes} bytes`);
}

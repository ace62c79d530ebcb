import { trimEnd } from '@antescope/codec/bytes/trim-end';

/** The query of a URL; undefined is omitted, a list repeats its name. */
export type ServiceQuery = Record<string, string | number | boolean | readonly string[] | undefined>;

/**
 * URL of a resource below `base`. Each segment is encoded as one path segment, so that user input cannot reach another
 * resource; without segments it is `base` itself. Throws TypeError unless `base` is an http(s) URL.
 */
export function serviceUrl(base: string, path: readonly string[] = [], query: ServiceQuery = {}): URL {
  const url = new URL(path.length === 0 ? base : [trimEnd(base, '/'), ...path.map(encodedSegment)].join('/'));
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new TypeError(`${base} is not an http(s) URL`);
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    if (typeof value === 'object') for (const item of value) url.searchParams.append(name, item);
    else url.searchParams.set(name, String(value));
  }
  return url;
}

/** '.' and '..' are other paths even when encoded. */
function encodedSegment(segment: string): string {
  if (segment === '.' || segment === '..' || segment === '') throw new TypeError(`'${segment}' is not a path segment`);
  return encodeURIComponent(segment.toWellFormed());
}

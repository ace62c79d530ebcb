/** What stands after the question mark; undefined is left out, a list repeats its name. */
export type ServiceQuery = Record<string, string | number | boolean | readonly string[] | undefined>;

/**
 * The address of a service's resource: base/{segment}?{query string}. Each segment is encoded as one path segment, so
 * that what a person typed cannot reach another resource. Throws TypeError where `base` is no http(s) URL.
 */
export function serviceUrl(base: string, segments: string | readonly string[], query: ServiceQuery = {}): URL {
  const path = (typeof segments === 'string' ? [segments] : segments).map(segmentOf).join('/');
  const url = new URL(`${base.replace(/\/+$/, '')}/${path}`);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new TypeError(`${base} is no http(s) address`);
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    if (typeof value === 'object') for (const item of value) url.searchParams.append(name, item);
    else url.searchParams.set(name, String(value));
  }
  return url;
}

/** '.' and '..' mean other paths even where they are encoded. */
function segmentOf(segment: string): string {
  if (segment === '.' || segment === '..' || segment === '') throw new TypeError(`'${segment}' is no path segment`);
  return encodeURIComponent(segment.toWellFormed());
}

import type { ApiResource } from './load.ts';

/**
 * Request URL: path parameters are encoded as one segment, empty query parameters are omitted. null if a required
 * parameter is empty.
 */
export function requestUrl(
  server: string,
  { path, parameters }: Pick<ApiResource, 'path' | 'parameters'>,
  values: Readonly<Record<string, string>>,
): string | null {
  const value = (name: string): string => (values[name] ?? '').trim();
  if (parameters.some(({ name, required }) => required && value(name) === '')) return null;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(value(name)));
  const query = new URLSearchParams();
  for (const { name, place } of parameters) if (place === 'query' && value(name) !== '') query.set(name, value(name));
  const text = query.toString();
  return `${server}${filled}${text === '' ? '' : `?${text}`}`;
}

/** Initial values of the fields. */
export function exampleValues({ parameters }: Pick<ApiResource, 'parameters'>): Record<string, string> {
  return Object.fromEntries(parameters.flatMap(({ name, example }) => (example === null ? [] : [[name, example]])));
}

import type { ApiResource } from './load.ts';

/**
 * The address of a question: path parameters encoded as one segment, what is empty left out of the query. null while a
 * required one is empty.
 */
export function questionUrl(
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

/** What the fields hold at first. */
export function exampleValues({ parameters }: Pick<ApiResource, 'parameters'>): Record<string, string> {
  return Object.fromEntries(parameters.flatMap(({ name, example }) => (example === null ? [] : [[name, example]])));
}

/** Cookie of the nodes that a visitor chose to read: URI-encoded origins, separated by spaces. */
export const knownNodesCookie = 'antescope-nodes';

const mostNodes = 12;
const mostLength = 2048;

/** Origins of the cookie's value; anything that is no http origin is dropped. */
export function parseKnownNodes(value: string | null): string[] {
  if (value === null || value.length > mostLength) return [];
  try {
    return decodeURIComponent(value)
      .split(' ')
      .filter((text) => /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text);
  } catch {
    // Anyone can set a cookie: one with a broken escape counts as absent.
    return [];
  }
}

/** Value of the cookie with these origins added; the oldest ones are dropped. */
export function withKnownNodes(value: string | null, origins: readonly string[]): string {
  const all = [...new Set([...parseKnownNodes(value).filter((origin) => !origins.includes(origin)), ...origins])];
  return encodeURIComponent(all.slice(-mostNodes).join(' '));
}

/** Whether pages may read this origin: the visitor chose it, or it is the visitor's own computer. */
export function isKnownNode(origin: string, known: readonly string[]): boolean {
  return known.includes(origin) || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname);
}

/**
 * Whether a value is an error of that name. The web app's bundle holds a copy of the readers, and the server's node client
 * throws errors of the server's own copy: to `instanceof` they would be strangers.
 */
export function bearsName(value: unknown, name: string): boolean {
  return value instanceof Error && value.name === name;
}

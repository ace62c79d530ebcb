import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const file = join(resolve(import.meta.dirname, '../../../..'), 'docs/api.md');
const states = ['same', 'differs', 'absent'] as const;

/** How a route of another software's API is answered here. */
export interface ParityRow {
  /** As in the table: 'account/{net}/{account}' */
  route: string;
  state: (typeof states)[number];
  note: string;
}

/**
 * Rows of the table `| route | state | note |` below a heading of docs/api.md. Throws for another table, an unknown state,
 * and a difference without a note.
 */
export function parityTable(heading: string): ParityRow[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading);
  if (start < 0) throw new Error(`docs/api.md has no heading '${heading}'`);
  const first = lines.findIndex((line, at) => at > start && line.startsWith('|'));
  if (cells(lines[first] ?? '').join() !== 'route,state,note') throw new Error(`'${heading}' has no table of routes`);
  const end = lines.findIndex((line, at) => at > first && !line.startsWith('|'));
  return lines.slice(first + 2, end < 0 ? undefined : end).map((line) => {
    const [route = '', word = '', note = ''] = cells(line);
    const state = states.find((one) => one === word);
    if (state === undefined) throw new Error(`'${route}' has the unknown state '${word}'`);
    if (state !== 'same' && note === '') throw new Error(`'${route}' does not say why it is ${state}`);
    return { route: route.replaceAll('`', ''), state, note };
  });
}

function cells(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** The path of a route with a value for each of its parameters. Throws if one has none. */
export function pathOf(route: string, values: Readonly<Record<string, string>>): string {
  return route.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for {${name}} of '${route}'`);
    return encodeURIComponent(value);
  });
}

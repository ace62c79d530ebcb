import { toHex } from '@antescope/codec/bytes/bytes';
import { parseJsonExact } from '@antescope/codec/bytes/nodeos-json';

/** Maximum nesting of a pasted value, above what an ABI can describe. */
const mostDepth = 64;

/** Indented JSON that encodes to the same bytes: long integers and special numbers are strings, bytes are hex. */
export function jsonTextOf(value: unknown): string {
  return JSON.stringify(
    value,
    (_key, item: unknown) => {
      if (typeof item === 'bigint') return String(item);
      if (typeof item === 'number') return Number.isFinite(item) && !Object.is(item, -0) ? item : numberName(item);
      return item instanceof Uint8Array ? toHex(item) : item;
    },
    2,
  );
}

function numberName(item: number): string {
  if (Number.isNaN(item)) return 'nan';
  if (Object.is(item, -0)) return '-0.0';
  return item > 0 ? 'inf' : '-inf';
}

export type JsonReading =
  | { ok: true; value: unknown }
  /** Line and column from 1; null: nested too deep. */
  | { ok: false; place: { line: number; column: number } | null };

/** Parses JSON with long integers as bigint. */
export function readJsonText(text: string): JsonReading {
  let value: unknown;
  try {
    value = parseJsonExact(text);
  } catch {
    return { ok: false, place: placeOf(text, faultPosition(text)) };
  }
  return isDeeper(value, mostDepth) ? { ok: false, place: null } : { ok: true, value };
}

function placeOf(text: string, position: number | null): { line: number; column: number } | null {
  if (position === null) return null;
  const before = text.slice(0, position).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((item) => isDeeper(item, depth - 1));
}

const tokens =
  /\s+|[{}[\],:]|"(?:[ !#-[\]-\uFFFF]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y;

/** What may come next: 'first' and 'first-key' also allow the end of the list or object. */
type Expected = 'value' | 'first' | 'key' | 'first-key' | 'colon' | 'next';

/**
 * Position of the first character that is not JSON; null if all of it is. Browsers name it each in another way, and some
 * not at all.
 */
function faultPosition(text: string): number | null {
  const open: string[] = [];
  let expected: Expected = 'value';
  let at = 0;
  for (;;) {
    tokens.lastIndex = at;
    const token = tokens.exec(text)?.[0];
    if (token === undefined) return at === text.length && open.length === 0 && expected === 'next' ? null : at;
    if (token.trim() !== '') {
      const next = after(token, expected, open);
      if (next === null) return at;
      expected = next;
    }
    at += token.length;
  }
}

/** What may come after a token; null: the token may not be here. Keeps `open`, the brackets around it. */
function after(token: string, expected: Expected, open: string[]): Expected | null {
  const around = open.at(-1);
  switch (token) {
    case '{':
    case '[':
      if (expected !== 'value' && expected !== 'first') return null;
      open.push(token);
      return token === '{' ? 'first-key' : 'first';
    case '}':
      if (around !== '{' || (expected !== 'next' && expected !== 'first-key')) return null;
      open.pop();
      return 'next';
    case ']':
      if (around !== '[' || (expected !== 'next' && expected !== 'first')) return null;
      open.pop();
      return 'next';
    case ',':
      if (expected !== 'next' || around === undefined) return null;
      return around === '{' ? 'key' : 'value';
    case ':':
      return expected === 'colon' ? 'value' : null;
    default:
      if (expected === 'value' || expected === 'first') return 'next';
      return token.startsWith('"') && (expected === 'key' || expected === 'first-key') ? 'colon' : null;
  }
}

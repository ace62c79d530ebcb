import { isDecimal } from './decimal.ts';

/** Digits of a number, also one that JSON has with exact digits or, because of its size, as text; null for other values. */
export function digitsOf(value: unknown): string | null {
  const exact = typeof value === 'object' && value !== null && 'rawJSON' in value ? value.rawJSON : value;
  const text = typeof exact === 'boolean' ? `${Number(exact)}` : String(exact);
  return typeof exact !== 'object' && isDecimal(text) ? text : null;
}

/** Values at a path; of every item where it meets a list. */
export function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path));
  const [name, ...rest] = path;
  if (name === undefined) return [value];
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return [];
  return valuesAt((value as Record<string, unknown>)[name], rest);
}

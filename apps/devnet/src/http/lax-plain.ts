import type { LaxValue } from './lax-json.ts';

/** A parsed value as plain objects, for the codec's encoders. */
export function plainValue(value: LaxValue): unknown {
  if (value instanceof Map) {
    return Object.fromEntries([...value].map(([key, field]) => [key, plainValue(field)]));
  }
  return Array.isArray(value) ? value.map(plainValue) : value;
}

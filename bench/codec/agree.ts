import { toHex } from '@antescope/codec/bytes/bytes';

/** Normalizes what libraries write differently: numbers, hex, times, missing values. */
function normal(value: unknown): unknown {
  if (value instanceof Uint8Array) return toHex(value);
  if (typeof value === 'bigint' || typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'string') return normalText(value);
  if (Array.isArray(value)) return value.map(normal);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, content]) => content !== undefined && content !== null)
      .map(([key, content]) => [key, normal(content)]),
  );
}

function normalText(value: string): string {
  if (/^-?\d+\.\d+(e[-+]?\d+)?$/.test(value)) return String(Number(value));
  if (value === 'true' || value === 'false') return value === 'true' ? '1' : '0';
  const text = value.replace(/^0x([0-9a-f]{32})$/i, '$1').replace(/^(\d{4,}-\d\d-\d\dT[\d:]{8})\.000$/, '$1');
  return /^[0-9A-F]{2,}$/.test(text) ? text.toLowerCase() : text;
}

/** Returns null for equal values, else a short text that is the same for the same kind of difference. */
export function difference(ours: unknown, theirs: unknown): string | null {
  return differs(normal(ours), normal(theirs), '');
}

function differs(ours: unknown, theirs: unknown, path: string): string | null {
  if (ours === theirs) return null;
  if (typeof ours !== 'object' || typeof theirs !== 'object' || ours === null || theirs === null)
    return closeFloats(ours, theirs) ? 'floats of fewer digits' : `${path}: ${String(ours)} and ${String(theirs)}`;
  for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const difference = differs(
      (ours as Record<string, unknown>)[key] ?? null,
      (theirs as Record<string, unknown>)[key] ?? null,
      `${path}.${key}`,
    );
    if (difference !== null) return difference;
  }
  return null;
}

function closeFloats(ours: unknown, theirs: unknown): boolean {
  const [a, b] = [Number(ours), Number(theirs)];
  return Number.isFinite(a) && Number.isFinite(b) && Math.abs(a - b) <= Math.abs(a) * 1e-6;
}

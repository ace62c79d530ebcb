import type { RowState } from '@antescope/sources/state/past-states';

export interface FieldChange {
  field: string;
  /** undefined: no such field. */
  before: unknown;
  after: unknown;
}

/**
 * Fields that differ between two states of a row, in the order of the newer one; all fields of a created or deleted
 * row. A value that is no struct counts as one unnamed field.
 */
export function changedFields(before: unknown, after: unknown): FieldChange[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const names = new Set([...Object.keys(now), ...Object.keys(old)]);
  return [...names]
    .map((field) => ({ field, before: old[field], after: now[field] }))
    .filter((change) => text(change.before) !== text(change.after));
}

/** Changed fields of a row; of its bytes if one of the states is not decoded. */
export function changedRowFields(before: RowState | null, after: RowState | null): FieldChange[] {
  return isDecoded(before) && isDecoded(after)
    ? changedFields(before?.data ?? null, after?.data ?? null)
    : changedFields(before?.hex ?? null, after?.hex ?? null);
}

/** True also if the row did not exist. */
export function isDecoded(state: RowState | null): boolean {
  return state?.data !== null;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {};
  return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : { '': value };
}

function text(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value);
}

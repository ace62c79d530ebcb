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

function fieldsOf(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {};
  return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : { '': value };
}

function text(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value);
}

/** An invalid command; the message is for the caller. */
export class ControlError extends Error {}

export function readFields(body: string): Record<string, unknown> {
  if (body.trim() === '') return {};
  try {
    const fields: unknown = JSON.parse(body);
    if (typeof fields === 'object' && fields !== null && !Array.isArray(fields))
      return fields as Record<string, unknown>;
  } catch {
    // Invalid JSON fails below like JSON that is not an object.
  }
  throw new ControlError('the body must be a JSON object');
}

export function whole(
  fields: Record<string, unknown>,
  field: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const value = fields[field] ?? fallback;
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new ControlError(`"${field}" must be a whole number from ${min} to ${max}`);
}

export function text(fields: Record<string, unknown>, field: string): string {
  const value = fields[field];
  if (typeof value === 'string' && value !== '') return value;
  throw new ControlError(`"${field}" must be a text`);
}

/** A command that cannot be done as asked; the message says why. */
export class ControlError extends Error {}

export function readFields(body: string): Record<string, unknown> {
  if (body.trim() === '') return {};
  try {
    const fields: unknown = JSON.parse(body);
    if (typeof fields === 'object' && fields !== null && !Array.isArray(fields))
      return fields as Record<string, unknown>;
  } catch {
    // told below: a body that is not JSON and one that is no object are the same mistake
  }
  throw new ControlError('the body must be a JSON object');
}

export function whole(
  fields: Record<string, unknown>,
  field: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const value = fields[field] ?? fallback;
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new ControlError(`"${field}" must be a whole number from ${least} to ${most}`);
}

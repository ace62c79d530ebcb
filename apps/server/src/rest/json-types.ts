import type { JsonSchema } from './parameter.ts';

export const string: JsonSchema = { type: 'string' };
export const optionalString: JsonSchema = { type: ['string', 'null'] };
export const integer: JsonSchema = { type: 'integer' };
export const optionalInteger: JsonSchema = { type: ['integer', 'null'] };
export const boolean: JsonSchema = { type: 'boolean' };
export const asset: JsonSchema = { type: 'string', description: "an amount, '1.0000 EOS'" };
export const optionalAsset: JsonSchema = { type: ['string', 'null'], description: "an amount, '1.0000 EOS'" };
export const bigInteger: JsonSchema = { type: 'string', pattern: '^-?\\d+$', description: '64-bit integer' };
export const optionalBig: JsonSchema = { type: ['string', 'null'], pattern: '^-?\\d+$', description: '64-bit integer' };
export const timestamp: JsonSchema = { type: 'string', description: 'UTC, ISO 8601 with Z' };
export const optionalTime: JsonSchema = { type: ['string', 'null'], description: 'UTC, ISO 8601 with Z' };
export const decimal: JsonSchema = {
  type: 'string',
  pattern: '^-?\\d+(\\.\\d+)?$',
  description: 'exact decimal number',
};
export const optionalDecimal: JsonSchema = {
  type: ['string', 'null'],
  pattern: '^-?\\d+(\\.\\d+)?$',
  description: 'exact decimal number',
};

/** An object with all properties required. */
export function object(properties: Record<string, JsonSchema>): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties) };
}

export function list(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}

export function orNull(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] };
}

/** One of several shapes, by the requested `type`. */
export function oneOf(...schemas: JsonSchema[]): JsonSchema {
  return { anyOf: schemas };
}

/** Adds an optional field to an object. */
export function withOptional(schema: JsonSchema, name: string, field: JsonSchema): JsonSchema {
  return { ...schema, properties: { ...schema.properties, [name]: field } };
}

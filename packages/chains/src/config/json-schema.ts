import type * as v from 'valibot';
import { chainSchema } from './chain-schema.ts';

type Schema = v.GenericSchema & {
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
  /** Texts of a picklist, or the schemas of a variant. */
  options?: readonly unknown[];
  literal?: unknown;
  pipe?: readonly { type: string; requirement?: unknown }[];
};

/** JSON Schema (2020-12) of an operator's chain file: chain keys, each with any part of a chain. */
export function chainFileJsonSchema(): Record<string, unknown> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Chains of Antescope: parts to change, and chains to add',
    type: 'object',
    properties: { $schema: { type: 'string' } },
    additionalProperties: describe(chainSchema as unknown as Schema),
  };
}

function describe(schema: Schema): Record<string, unknown> {
  switch (schema.type) {
    case 'strict_object':
      return {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(Object.entries(schema.entries!).map(([name, entry]) => [name, describe(entry)])),
      };
    case 'array':
      return { type: 'array', items: describe(schema.item!) };
    case 'nullable':
      return { anyOf: [describe(schema.wrapped!), { type: 'null' }] };
    case 'variant':
      return { anyOf: schema.options!.map((option) => describe(option as Schema)) };
    case 'literal':
      return { const: schema.literal };
    case 'picklist':
      return { enum: schema.options };
    default:
      return { type: schema.type, ...limits(schema) };
  }
}

function limits(schema: Schema): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const step of schema.pipe ?? []) {
    if (step.type === 'regex') found.pattern = (step.requirement as RegExp).source;
    if (step.type === 'min_length') found.minLength = step.requirement;
    if (step.type === 'max_length') found.maxLength = step.requirement;
    if (step.type === 'min_value') found.minimum = step.requirement;
    if (step.type === 'max_value') found.maximum = step.requirement;
    if (step.type === 'integer') found.type = 'integer';
  }
  return found;
}

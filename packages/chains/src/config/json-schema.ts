import type * as v from 'valibot';
import { chainSchema } from './chain-schema.ts';
import { serviceSettings } from './service-settings.ts';

type JsonSchema = Record<string, unknown>;

type Schema = v.GenericSchema & {
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
  /** Values of a picklist, or schemas of a variant. */
  options?: readonly unknown[];
  literal?: unknown;
  pipe?: readonly { type: string; requirement?: unknown }[];
};

/** JSON Schema (2020-12) of an operator's chain file: any part of a chain, by chain key. */
export function chainFileJsonSchema(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Chains of Antescope: parts to change, and chains to add',
    type: 'object',
    properties: { $schema: { type: 'string' } },
    additionalProperties: chainJsonSchema(),
  };
}

/** One chain: its settings, services by name, and deprecated keys. */
function chainJsonSchema(): JsonSchema {
  const { properties, ...chain } = describe(chainSchema as unknown as Schema) as { properties: Properties };
  const { color, features, spam, ...others } = properties;
  const services = Object.entries(serviceSettings).map(([name, { schema }]) => [name, describe(schema as Schema)]);
  return {
    ...chain,
    properties: {
      ...others,
      color,
      colour: { ...color, deprecated: true },
      features: withDeprecated(features!, ['fio', 'proton']),
      spam: withDeprecated(spam!, ['usual']),
      services: { type: 'object', properties: Object.fromEntries(services) },
    },
  };
}

type Properties = Record<string, JsonSchema>;

function withDeprecated(group: JsonSchema, flags: readonly string[]): JsonSchema {
  const aliases = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean', deprecated: true }]));
  return { ...group, properties: { ...(group.properties as Properties), ...aliases } };
}

function describe(schema: Schema): JsonSchema {
  switch (schema.type) {
    case 'strict_object':
      return {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(Object.entries(schema.entries!).map(([name, entry]) => [name, describe(entry)])),
      };
    case 'record':
      return { type: 'object' };
    case 'array':
      return { type: 'array', items: describe(schema.item!) };
    case 'nullable':
      return { anyOf: [describe(schema.wrapped!), { type: 'null' }] };
    case 'variant':
    case 'union':
      return { anyOf: schema.options!.map((option) => describe(option as Schema)) };
    case 'literal':
      return { const: schema.literal };
    case 'picklist':
      return { enum: schema.options };
    default:
      return { type: schema.type, ...limits(schema) };
  }
}

function limits(schema: Schema): JsonSchema {
  const result: JsonSchema = {};
  for (const step of schema.pipe ?? []) {
    if (step.type === 'regex') result.pattern = (step.requirement as RegExp).source;
    if (step.type === 'min_length') result.minLength = step.requirement;
    if (step.type === 'max_length') result.maxLength = step.requirement;
    if (step.type === 'min_value') result.minimum = step.requirement;
    if (step.type === 'max_value') result.maximum = step.requirement;
    if (step.type === 'integer') result.type = 'integer';
  }
  return result;
}

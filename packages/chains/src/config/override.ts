import * as v from 'valibot';
import { eosioFamily } from '../families/eosio/family.ts';
import { normalizeInput } from './normalize-input.ts';
import type { ChainConfig } from './chain-config.ts';
import { ChainFileError } from './chain-file-error.ts';
import { chainSchema } from './chain-schema.ts';
import { applyLayers } from './config-from-facts.ts';
import { isObject, type JsonObject, deepMerge } from './deep-merge.ts';
import { type ChainRegistry, chainFacts, chainRegistry, families } from './registry.ts';
import type { ServiceSchemas } from './service-settings.ts';

/**
 * The registry overridden by an operator's JSON (chain key → parts of a chain). Objects merge, lists and plain values
 * replace, an unknown key adds a chain. `services` are schemas of services that `service-settings.ts` lacks. Throws
 * ChainFileError for the first invalid value.
 */
export function overrideChains(file: unknown, services: ServiceSchemas = {}): ChainRegistry {
  if (!isObject(file)) throw new ChainFileError('(file)', 'must be an object of chain keys');
  const registry = new Map(chainRegistry);
  for (const [key, part] of Object.entries(file)) {
    if (key === '$schema') continue;
    if (!isObject(part)) throw new ChainFileError(key, 'must be an object');
    const chain = checked(key, overridden(key, normalizeInput(key, part)));
    registry.set(key, { ...chain, services: checkedServices(key, chain.services, services) });
  }
  return registry;
}

function overridden(key: string, part: JsonObject): JsonObject {
  if (part.key !== undefined && part.key !== key) throw new ChainFileError(`${key}.key`, `must be '${key}' or absent`);
  const { family: own, ...facts } = chainFacts.get(key) ?? { family: eosioFamily };
  const { family: named = own.name, ...over } = part;
  const family = families.find(({ name }) => name === named);
  if (family === undefined) {
    throw new ChainFileError(`${key}.family`, `must be one of ${families.map(({ name }) => name).join(', ')}`);
  }
  // Groups of settings must be objects: any other value would hide every key below it.
  const groups = applyLayers(family, facts);
  for (const [name, value] of Object.entries(over)) {
    if (isObject(groups[name]) && value !== null && !isObject(value)) {
      throw new ChainFileError(`${key}.${name}`, 'must be an object');
    }
  }
  return { ...applyLayers(family, deepMerge(facts, over)), key };
}

function checked(key: string, chain: unknown): ChainConfig {
  const result = v.safeParse(chainSchema, chain);
  if (result.success) return result.output;
  throw fileError(key, result.issues[0]);
}

function checkedServices(key: string, given: Record<string, unknown>, schemas: ServiceSchemas) {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
      if (schema === undefined) throw new ChainFileError(`${key}.services.${name}`, 'is not a known setting');
      const result = v.safeParse(schema, value);
      if (!result.success) throw fileError(`${key}.services.${name}`, result.issues[0]);
      return [name, result.output];
    }),
  );
}

function fileError(path: string, issue: v.BaseIssue<unknown>): ChainFileError {
  return new ChainFileError([path, ...(issue.path ?? []).map((item) => String(item.key))].join('.'), reason(issue));
}

function reason(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'is not a known setting';
  if (issue.received === 'undefined') return 'is missing';
  return issue.message;
}

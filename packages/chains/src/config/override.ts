import * as v from 'valibot';
import { type ChainFacts, defineChain } from './base-chain.ts';
import type { ChainConfig } from './chain-config.ts';
import { chainSchema } from './chain-schema.ts';
import { chainRegistry, type ChainRegistry } from './registry.ts';

/** An operator's file is wrong. `path` leads to the value: 'wax.coreSymbol.precision'. */
export class ChainFileError extends Error {
  readonly path: string;
  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`);
    this.name = 'ChainFileError';
    this.path = path;
  }
}

/**
 * The registry with an operator's JSON (chain key → parts of a chain) laid over it. Objects merge, lists and plain values
 * replace; a key the registry does not have is a new chain. Throws ChainFileError on the first wrong value.
 */
export function overrideChains(file: unknown, registry: ChainRegistry = chainRegistry): ChainRegistry {
  if (!isObject(file)) throw new ChainFileError('(file)', 'must be an object of chain keys');
  const merged = new Map(registry);
  for (const [key, part] of Object.entries(file)) {
    if (key === '$schema') continue;
    if (!isObject(part)) throw new ChainFileError(key, 'must be an object');
    merged.set(key, checked(key, mergeChain(key, part, registry.get(key))));
  }
  return merged;
}

function mergeChain(key: string, part: JsonObject, base: ChainConfig | undefined): unknown {
  const keyed = { ...part, key: part.key ?? key };
  if (keyed.key !== key) throw new ChainFileError(`${key}.key`, `must be '${key}' or absent`);
  if (base !== undefined) return merge(base as unknown as JsonObject, keyed);
  for (const group of [
    'systemAccounts',
    'nftApi',
    'features',
    'contractVariants',
    'links',
    'prices',
    'tokens',
    'spam',
    'stakeServices',
  ]) {
    if (part[group] !== undefined && !isObject(part[group]))
      throw new ChainFileError(`${key}.${group}`, 'must be an object');
  }
  return defineChain(keyed as unknown as ChainFacts);
}

function merge(base: JsonObject, over: JsonObject): JsonObject {
  const result: JsonObject = { ...base };
  for (const [name, value] of Object.entries(over)) {
    if (name === '__proto__') continue;
    const before = Object.hasOwn(base, name) ? base[name] : undefined;
    result[name] = isObject(before) && isObject(value) ? merge(before, value) : value;
  }
  return result;
}

function checked(key: string, chain: unknown): ChainConfig {
  const result = v.safeParse(chainSchema, chain);
  if (result.success) return result.output;
  const issue = result.issues[0];
  const path = [key, ...(issue.path ?? []).map((item) => String(item.key))].join('.');
  throw new ChainFileError(path, reason(issue));
}

function reason(issue: v.BaseIssue<unknown>): string {
  if (issue.expected === 'never') return 'is not a known setting';
  if (issue.received === 'undefined') return 'is missing';
  return issue.message;
}

type JsonObject = Record<string, unknown>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

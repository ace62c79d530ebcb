import { ChainFileError } from './chain-file-error.ts';
import { isObject, type JsonObject } from './deep-merge.ts';
import { serviceSettings } from './service-settings.ts';

/** Deprecated feature names and what they map to. */
const featureAliases: Record<string, { features: readonly string[]; family: string }> = {
  fio: { features: ['handles'], family: 'fio' },
  proton: { features: ['xprStaking', 'longStaking', 'xtokens', 'adminPages', 'dex'], family: 'xpr' },
};

/**
 * Converts a chain of an operator's file to current keys: `colour` becomes `color`, `spam.usual` becomes
 * `spam.builtIn`, the features `fio` and `proton` set a family, and settings below `services` move to their original
 * top-level keys. Throws ChainFileError for duplicate values.
 */
export function normalizeInput(key: string, chain: JsonObject): JsonObject {
  const current = renameKey(key, chain, 'colour', 'color');
  const { spam } = current;
  const spamRules = isObject(spam) ? { spam: renameKey(`${key}.spam`, spam, 'usual', 'builtIn') } : {};
  return withServices(key, withFeatures(key, { ...current, ...spamRules }));
}

function renameKey(path: string, group: JsonObject, alias: string, name: string): JsonObject {
  if (!Object.hasOwn(group, alias)) return group;
  const { [alias]: value, ...rest } = group;
  if (Object.hasOwn(rest, name)) throw new ChainFileError(`${path}.${alias}`, `is deprecated; use ${name} only`);
  return { ...rest, [name]: value };
}

function withFeatures(key: string, chain: JsonObject): JsonObject {
  if (!isObject(chain.features)) return chain;
  let features = chain.features;
  let family = chain.family;
  for (const [alias, current] of Object.entries(featureAliases)) {
    if (!Object.hasOwn(features, alias)) continue;
    const { [alias]: value, ...rest } = features;
    if (typeof value !== 'boolean') throw new ChainFileError(`${key}.features.${alias}`, 'must be true or false');
    features = { ...Object.fromEntries(current.features.map((name) => [name, value])), ...rest };
    if (value) family ??= current.family;
  }
  return { ...chain, features, ...(family === undefined ? {} : { family }) };
}

function withServices(key: string, chain: JsonObject): JsonObject {
  if (!isObject(chain.services)) return chain;
  const services = { ...chain.services };
  const result: JsonObject = { ...chain, services };
  for (const [name, { path }] of Object.entries(serviceSettings)) {
    if (!Object.hasOwn(services, name)) continue;
    const [group, field] = path;
    const target = field === undefined ? chain : chain[group];
    if (isObject(target) && Object.hasOwn(target, field ?? group)) {
      throw new ChainFileError(`${key}.services.${name}`, `is also set as ${path.join('.')}`);
    }
    if (field === undefined) result[group] = services[name];
    else result[group] = { ...(isObject(result[group]) ? result[group] : {}), [field]: services[name] };
    delete services[name];
  }
  return result;
}

import type { ChainConfig } from '@antescope/chains/config/chain-config';
import * as v from 'valibot';

/** A chain's configuration of a service does not fit its schema. The message is one line for the operator. */
export class ServiceConfigError extends Error {
  override name = 'ServiceConfigError';
}

/** `services` of a chain's configuration: entries by the name of the service. */
export function serviceEntries(chain: ChainConfig): Readonly<Record<string, unknown>> {
  return 'services' in chain ? (chain.services as Record<string, unknown>) : {};
}

/** An entry by the schema of its service. Throws ServiceConfigError. */
export function parsedEntry<Config>(name: string, schema: v.GenericSchema<unknown, Config>, entry: unknown): Config {
  const parsed = v.safeParse(schema, entry);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  throw new ServiceConfigError(`Service '${name}'${path === null ? '' : ` at '${path}'`}: ${issue.message}`);
}

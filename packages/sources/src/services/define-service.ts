import type { ChainConfig } from '@antescope/chains/config/chain-config';
import type * as v from 'valibot';
import type { Field } from '../core/fields.ts';
import { empty, failed, meta, type Outcome } from '../core/outcome.ts';
import {
  askService,
  type ReadAnswer,
  type ServiceContext,
  type ServiceRequest,
  type ServiceRules,
} from './ask-service.ts';
import { parsedEntry, ServiceConfigError, serviceEntries } from './service-config.ts';
import { endpointOrigin } from '../core/endpoint-origin.ts';

export interface ServiceDefinition<Config> extends ServiceRules {
  /** Schema of an entry in the chain's configuration. */
  config: v.GenericSchema<unknown, Config>;
  /** The entries in a chain's configuration, asked in order of preference. Default: `services.<name>`. */
  entries?: (chain: ChainConfig) => readonly unknown[];
  url: (config: Config) => string;
}

/** NoInfer for a rest parameter: `request` determines the arguments. */
type ArgsOf<Args extends unknown[]> = Args extends infer Known extends unknown[] ? Known : never;

/** One kind of request to a service. */
export interface ServiceCall<Config, Args extends unknown[], T> {
  request: (config: Config, ...args: Args) => ServiceRequest;
  /** null and [] mean that there is nothing. Throws BadAnswerError or Error for what is no answer. */
  read: (body: Field, config: NoInfer<Config>, ...args: ArgsOf<Args>) => T | null | Promise<T | null>;
  /** One answer serves all callers for this long. Default: 0. */
  cacheMs?: number;
  /** Overrides of the service's rules. */
  rules?: Partial<Omit<ServiceRules, 'name'>>;
}

/** Asks the service of the chain; 'empty' from the source 'none' where none is configured. */
export interface ServiceRead<Config, Args extends unknown[], T> {
  (at: ServiceContext, ...args: Args): Promise<Outcome<T>>;
  /** Asks an instance that the caller chose. */
  of(at: ServiceContext, config: Config, ...args: Args): Promise<Outcome<T>>;
}

/** What pages, health and configuration need of any service. */
export interface RegisteredService {
  readonly name: string;
  readonly config: v.GenericSchema;
  /** URLs of the chain's instances as they may be shown. Throws ServiceConfigError. */
  endpoints(chain: ChainConfig): string[];
  isConfigured(chain: ChainConfig): boolean;
}

export interface Service<Config> extends RegisteredService {
  /** The instances of a chain. Throws ServiceConfigError. */
  configs(chain: ChainConfig): readonly Config[];
  call<Args extends unknown[], T>(call: ServiceCall<Config, Args, T>): ServiceRead<Config, Args, T>;
  ask<T>(at: ServiceContext, config: Config, request: ServiceRequest, read: ReadAnswer<T>): Promise<Outcome<T>>;
}

/**
 * A service next to the node. Every request goes through `askService`: bounded in time and size, without redirects, its
 * faults as failures with a code, its health on the status page. The definition is added to `registry.ts`.
 */
export function defineService<Config>(definition: ServiceDefinition<Config>): Service<Config> {
  const { name, config: schema } = definition;
  const entriesOf = (chain: ChainConfig): unknown[] =>
    (definition.entries?.(chain) ?? [serviceEntries(chain)[name] ?? null]).filter((entry) => entry !== null);
  const parsed = new WeakMap<ChainConfig, readonly Config[]>();
  const configs = (chain: ChainConfig): readonly Config[] => {
    let entries = parsed.get(chain);
    if (entries === undefined) {
      entries = entriesOf(chain).map((entry) => parsedEntry(name, schema, entry));
      parsed.set(chain, entries);
    }
    return entries;
  };
  const ask: Service<Config>['ask'] = (at, config, request, read) =>
    askService(at, definition, definition.url(config), request, read);
  return {
    name,
    config: schema,
    configs,
    endpoints: (chain) => [...new Set(configs(chain).map((config) => endpointOrigin(definition.url(config))))],
    isConfigured: (chain) => entriesOf(chain).length > 0,
    ask,
    call: (call) => serviceRead({ ...definition, ...call.rules }, configs, call),
  };
}

function serviceRead<Config, Args extends unknown[], T>(
  definition: ServiceDefinition<Config>,
  configs: (chain: ChainConfig) => readonly Config[],
  { request, read, cacheMs = 0 }: ServiceCall<Config, Args, T>,
): ServiceRead<Config, Args, T> {
  const of = (at: ServiceContext, config: Config, ...args: Args): Promise<Outcome<T>> => {
    const url = definition.url(config);
    const serviceRequest = request(config, ...args);
    const ask = () =>
      askService(at, definition, url, serviceRequest, (body) =>
        read(body, config, ...(args as unknown as ArgsOf<Args>)),
      );
    if (cacheMs === 0 || serviceRequest.bearer !== undefined) return ask();
    return at.share(`${definition.name} ${url} ${JSON.stringify(serviceRequest)}`, cacheMs, ask);
  };
  const ask = async (at: ServiceContext, ...args: Args): Promise<Outcome<T>> => {
    try {
      const [config] = configs(at.chain);
      return config === undefined ? empty(meta({ source: 'none' })) : await of(at, config, ...args);
    } catch (error) {
      if (!(error instanceof ServiceConfigError)) throw error;
      return failed([{ source: definition.name, endpoint: null, code: 'bad-config', message: error.message }]);
    }
  };
  return Object.assign(ask, { of });
}

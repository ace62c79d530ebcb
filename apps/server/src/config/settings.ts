import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import type { TrustedProxies } from '../platform/trusted-proxies.ts';
import { ConfigError } from './config-error.ts';
import type { Flags } from './flags.ts';
import { options } from './options.ts';
import { sqlite, type StoreSettings } from './store-settings.ts';
import { chainKeyOfFlavor, flavorKeys } from '@antescope/chains/families/flavor';
import { type indexModes, settingsSchema, type SettingsInput } from './schema.ts';

/** Where one chain is read from. */
export type ChainTarget =
  | {
      kind: 'devnet';
      /** Key that it is served under; 'local' unless there are several. */
      key: string;
      /** One of `flavorKeys`. */
      flavor: string;
      story: 'full' | 'bare';
      /** Version of the node to emulate; null: the devnet's default. */
      nodeVersion: string | null;
      apiPort: number;
      shipPort: number;
      generator: boolean;
    }
  /** `key` null: detected by chain ID, else 'local'. */
  | ({ kind: 'nodes'; key: string | null; nodes: string[]; ship: string | null } & IndexOptions)
  | ({ kind: 'public'; key: string } & IndexOptions);

/** How a chain is indexed. By default from state history if a URL is configured, else not at all. */
export interface IndexOptions {
  index?: (typeof indexModes)[number];
  /** First block of a new index. */
  indexFrom?: number;
}

export interface WalletFrameSettings {
  /** Site whose /wallet-frame the others embed. */
  origin: string;
  /** Sites that may embed it. */
  sites: string[];
}

export interface Settings {
  /** The first one is the default: neither host nor path names a chain. */
  chains: ChainTarget[];
  data: string;
  /** Where the index of every chain is stored. */
  store: StoreSettings;
  host: string;
  port: number;
  /** Public origin for absolute links; null: the origin of the request. */
  origin: string | null;
  /** Number of reverse proxies in front, or their addresses; 0: none. */
  trustProxy: TrustedProxies;
  /** Requests per minute and address; 0: no limit. */
  rateLimit: number;
  /** Maximum request body in bytes; the default, nodeos' own, fits the largest transaction in hex. */
  requestBytes: number;
  /** Host name → chain key; overrides the registry. */
  hosts: Record<string, string>;
  /** Shares connected accounts between sites of one operator; null: each site keeps its own. */
  walletFrame: WalletFrameSettings | null;
  /** Service between pages and linked wallets; null: wallets are not linked. */
  walletLink: string | null;
  /** Private key of the sponsor of transactions, by chain key. */
  sponsorKeys: Readonly<Record<string, string>>;
  /** Published lists of chains for the menu. */
  chainLists: { mainnet: string | null; testnet: string | null };
  /** The operator's changes to the registry, validated by packages/chains. */
  chainOverrides: Record<string, unknown> | null;
  /** Name of the configuration file, for messages. */
  file: string | null;
}

/** The service that Anchor runs. */
const publicWalletLink = 'https://cb.anchor.link';

/** Flags override the file, which overrides the defaults. Throws ConfigError. */
export function readSettings(flags: Flags, folder: string): Settings {
  const configFlag = flags.values.config;
  const path = resolve(folder, typeof configFlag === 'string' ? configFlag : 'antescope.json');
  const flagValues = { ...flags.values };
  delete flagValues.config;
  const fromFlags = validated(flagValues, (path) => `--${path.split('.')[0]}`);
  if (configFlag === undefined && !existsSync(path)) return settingsOf(fromFlags, folder, null);
  const name = typeof configFlag === 'string' ? configFlag : 'antescope.json';
  const fromFile = validated(withoutAliases(readFile(path, name), name), (key) => `${name}: ${key}`);
  return settingsOf({ ...withoutOtherTarget(fromFile, fromFlags), ...fromFlags }, folder, name);
}

/** Flags that select a target replace the target of the file. */
function withoutOtherTarget(file: SettingsInput, flags: SettingsInput): SettingsInput {
  if (flags.node === undefined && flags.public !== true) return file;
  const {
    node: _node,
    ship: _ship,
    public: _public,
    chain: _chain,
    index: _index,
    'index-from': _from,
    ...rest
  } = file;
  return rest;
}

function readFile(path: string, name: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigError(`${name}: cannot be read (${codeOf(error)})`, { cause: error });
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ConfigError(`${name}: not JSON (${oneLine(error)})`, { cause: error });
  }
}

/** The file's settings with aliases replaced by their keys. */
function withoutAliases(input: unknown, file: string): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const settings: Record<string, unknown> = { ...input };
  for (const { key, alias } of options) {
    if (alias === undefined || !Object.hasOwn(settings, alias)) continue;
    if (Object.hasOwn(settings, key)) throw new ConfigError(`${file}: ${alias} is an alias of ${key}`);
    settings[key] = settings[alias];
    delete settings[alias];
  }
  return settings;
}

function validated(input: unknown, place: (path: string) => string): SettingsInput {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new ConfigError(place('expected an object of settings'));
  }
  const result = v.safeParse(settingsSchema, input);
  if (result.success) return result.output;
  const issue = result.issues[0];
  const path = v.getDotPath(issue) ?? '(root)';
  // valibot reports a key that is not in the schema as an expected 'never'.
  const message = issue.expected === 'never' ? 'unknown key' : issue.message;
  throw new ConfigError(`${place(path)}: ${message}`);
}

function settingsOf(input: SettingsInput, folder: string, file: string | null): Settings {
  return {
    chains: [...mainTargets(input), ...(input.serve ?? []).map(servedTarget)],
    data: resolve(folder, input.data ?? 'data'),
    store: storeOf(input.store, folder, file),
    host: input.host ?? '127.0.0.1',
    port: input.port ?? 8090,
    origin: input.origin ?? null,
    trustProxy: input['trust-proxy'] ?? 0,
    rateLimit: input['rate-limit'] ?? 3000,
    requestBytes: input['request-bytes'] ?? 2 * 1024 * 1024,
    hosts: input.hosts ?? {},
    walletFrame: input['wallet-frame'] ?? null,
    walletLink: input['wallet-link'] === 'off' ? null : (input['wallet-link'] ?? publicWalletLink),
    sponsorKeys: sponsorKeysOf(input['free-cpu'], folder, file),
    chainLists: { mainnet: input['chain-list']?.mainnet ?? null, testnet: input['chain-list']?.testnet ?? null },
    chainOverrides: input.chains ?? null,
    file,
  };
}

function sponsorKeysOf(input: SettingsInput['free-cpu'], folder: string, file: string | null): Record<string, string> {
  const keys: Record<string, string> = {};
  for (const [chain, entry] of Object.entries(input ?? {}))
    keys[chain] = secretOf(entry['key-file'], `${file}: free-cpu.${chain}.key-file`, folder);
  return keys;
}

function secretOf(path: string, place: string, folder: string): string {
  try {
    return readFileSync(resolve(folder, path), 'utf8').trim();
  } catch (error) {
    throw new ConfigError(`${place}: cannot be read (${codeOf(error)})`, { cause: error });
  }
}

function storeOf(input: SettingsInput['store'], folder: string, file: string | null): StoreSettings {
  if (input === undefined || input.kind === 'sqlite') return sqlite;
  const { url, database = 'antescope', user = 'default', 'password-file': passwordFile, cluster = null } = input;
  let password = process.env.ANTESCOPE_CLICKHOUSE_PASSWORD ?? '';
  if (passwordFile !== undefined) password = secretOf(passwordFile, `${file}: store.password-file`, folder);
  return { kind: 'clickhouse', url, database, user, password, cluster };
}

/** The default chain; with --family, the devnet of each flavor after it. */
function mainTargets(input: SettingsInput): ChainTarget[] {
  const main = mainTarget(input);
  if (input.family !== true) return [main];
  if (main.kind !== 'devnet') throw new ConfigError('--family starts devnets and excludes --node and --public');
  if (input.flavor !== undefined) throw new ConfigError('--family has every flavor and excludes --flavor');
  if (main.nodeVersion?.startsWith('1.') === true)
    throw new ConfigError(`--family excludes --node-version ${main.nodeVersion}: FIO has no Savanna`);
  return flavorKeys.map((flavor, at) => ({
    ...main,
    key: chainKeyOfFlavor(flavor),
    flavor,
    apiPort: portAt(main.apiPort, at),
    shipPort: portAt(main.shipPort, at),
  }));
}

/** Consecutive ports; 0 is any free port for each. */
function portAt(first: number, at: number): number {
  return first === 0 ? 0 : first + at;
}

function mainTarget(input: SettingsInput): ChainTarget {
  if (input.node !== undefined) {
    if (input.public === true) throw new ConfigError('--node and --public exclude each other');
    if (input.flavor !== undefined) throw new ConfigError('--flavor belongs to the devnet and excludes --node');
    if (input.story !== undefined) throw new ConfigError('--story belongs to the devnet and excludes --node');
    if (input['node-version'] !== undefined)
      throw new ConfigError('--node-version belongs to the devnet and excludes --node');
    const ship = input.ship ?? null;
    return { kind: 'nodes', key: input.chain ?? null, nodes: input.node, ship, ...indexOptionsOf(input, '--') };
  }
  if (input.ship !== undefined) throw new ConfigError('--ship needs --node: the HTTP API of the same node');
  if (input.public === true) {
    if (input.chain === undefined) throw new ConfigError('--public needs --chain KEY');
    return { kind: 'public', key: input.chain, ...indexOptionsOf(input, '--') };
  }
  if (input.index !== undefined || input['index-from'] !== undefined) {
    throw new ConfigError('--index needs --node or --public: the devnet is always indexed');
  }
  if (input.chain !== undefined && input.chain !== 'local') {
    throw new ConfigError(`--chain ${input.chain} needs --public or --node URL`);
  }
  const story = input.story ?? 'full';
  return {
    kind: 'devnet',
    key: 'local',
    flavor: input.flavor ?? 'eos',
    story,
    nodeVersion: input['node-version'] ?? null,
    apiPort: input['devnet-api-port'] ?? 8888,
    shipPort: input['devnet-ship-port'] ?? 8080,
    generator: input.generator ?? story === 'full',
  };
}

function servedTarget(entry: NonNullable<SettingsInput['serve']>[number], at: number): ChainTarget {
  if (entry.node !== undefined) {
    const ship = entry.ship ?? null;
    return { kind: 'nodes', key: entry.chain, nodes: entry.node, ship, ...indexOptionsOf(entry, `serve.${at}.`) };
  }
  if (entry.public === true) return { kind: 'public', key: entry.chain, ...indexOptionsOf(entry, `serve.${at}.`) };
  throw new ConfigError(`serve.${at}: needs node or public`);
}

type IndexInput = Pick<SettingsInput, 'index' | 'index-from' | 'ship'>;

/** `place`: prefix of the keys in messages. */
function indexOptionsOf(input: IndexInput, place: string): IndexOptions {
  const { index, 'index-from': indexFrom, ship } = input;
  if (index === 'ship' && ship === undefined) throw new ConfigError(`${place}index ship needs ${place}ship URL`);
  if (indexFrom !== undefined && ship === undefined && (index === undefined || index === 'none')) {
    throw new ConfigError(`${place}index-from needs ${place}index or ${place}ship`);
  }
  return { ...(index === undefined ? {} : { index }), ...(indexFrom === undefined ? {} : { indexFrom }) };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : oneLine(error);
}

function oneLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0]!;
}

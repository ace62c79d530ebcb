import { trimEnd } from '@antescope/codec/bytes/trim-end';
import { flavorKeys } from '@antescope/chains/families/flavor';
import * as v from 'valibot';
import { isProxyAddress, type TrustedProxies } from '../platform/trusted-proxies.ts';

const httpUrl = v.pipe(
  v.string('expected a URL'),
  v.check((text) => protocolOf(text)?.startsWith('http') === true, 'expected an http:// or https:// URL'),
  v.transform((text) => trimEnd(text, '/')),
);

const shipUrl = v.pipe(
  v.string('expected a URL'),
  v.check((text) => protocolOf(text)?.startsWith('ws') === true, 'expected a ws:// or wss:// URL'),
);

/** One URL or a list of them. */
const nodes = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' ? [value] : value)),
  v.array(httpUrl, 'expected a URL or a list of URLs'),
  v.minLength(1, 'expected at least one URL'),
);

const port = v.pipe(
  v.number('expected a port number'),
  v.integer('expected an integer'),
  v.minValue(0, 'a port is 0 to 65535'),
  v.maxValue(65535, 'a port is 0 to 65535'),
);

const text = v.pipe(v.string('expected a text'), v.minLength(1, 'must not be empty'));
const flag = v.boolean('expected true or false');

const count = v.pipe(
  v.number('expected a number'),
  v.integer('expected an integer'),
  v.minValue(0, 'must not be negative'),
);

const word = 'expected a word of letters, digits and _';

const proxiesHint = 'expected the number of reverse proxies, or a list of their addresses';

/** '1', 1, '127.0.0.1' or ['127.0.0.1', '10.0.0.0/8']. */
const trustedProxies = v.pipe(
  v.unknown(),
  v.transform((value) => {
    const list = typeof value === 'string' ? [value] : value;
    return Array.isArray(list) && list.length === 1 && /^\d{1,2}$/.test(String(list[0])) ? Number(list[0]) : list;
  }),
  v.custom<TrustedProxies>(
    (value) =>
      Array.isArray(value)
        ? value.every((entry) => typeof entry === 'string' && isProxyAddress(entry))
        : typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 100,
    proxiesHint,
  ),
);

/** What an index reads from; 'auto' picks the best available. */
export const indexModes = ['auto', 'ship', 'trace_api', 'get_block', 'none'] as const;
const indexMode = v.picklist(indexModes, `expected one of ${indexModes.join(', ')}`);

/** Another chain served by this process; the top-level keys configure the first one. */
const servedChain = v.strictObject({
  chain: text,
  node: v.optional(nodes),
  ship: v.optional(shipUrl),
  index: v.optional(indexMode),
  'index-from': v.optional(count),
  public: v.optional(flag),
});

/** Where the index is stored. */
const store = v.variant(
  'kind',
  [
    v.strictObject({ kind: v.literal('sqlite') }),
    v.strictObject({
      kind: v.literal('clickhouse'),
      url: httpUrl,
      database: v.optional(v.pipe(v.string('expected a text'), v.regex(/^[A-Za-z][A-Za-z0-9_]{0,40}$/, word))),
      user: v.optional(text),
      'password-file': v.optional(text),
      cluster: v.optional(v.pipe(v.string('expected a text'), v.regex(/^[A-Za-z][A-Za-z0-9_.-]{0,60}$/, word))),
    }),
  ],
  'expected {"kind": "sqlite"} or {"kind": "clickhouse", …}',
);

const devnetVersions = ['3.2.6', '5.0.3', '1.2', '1.2.2'] as const;

/** Keys of antescope.json; flags are validated by the same schema. */
export const settingsSchema = v.strictObject({
  $schema: v.optional(v.string()),
  node: v.optional(nodes),
  ship: v.optional(shipUrl),
  index: v.optional(indexMode),
  'index-from': v.optional(count),
  chain: v.optional(text),
  public: v.optional(flag),
  flavor: v.optional(v.picklist(flavorKeys, `expected one of ${flavorKeys.join(', ')}`)),
  family: v.optional(flag),
  story: v.optional(v.picklist(['full', 'bare'], 'expected full or bare')),
  'node-version': v.optional(v.picklist(devnetVersions, `expected one of ${devnetVersions.join(', ')}`)),
  data: v.optional(text),
  host: v.optional(text),
  port: v.optional(port),
  'devnet-api-port': v.optional(port),
  'devnet-ship-port': v.optional(port),
  generator: v.optional(flag),
  origin: v.optional(httpUrl),
  'trust-proxy': v.optional(trustedProxies),
  'rate-limit': v.optional(count),
  'request-bytes': v.optional(count),
  'chain-list': v.optional(v.strictObject({ mainnet: v.optional(httpUrl), testnet: v.optional(httpUrl) })),
  'wallet-frame': v.optional(
    v.strictObject({ origin: httpUrl, sites: v.array(httpUrl, 'expected a list of origins') }),
  ),
  'wallet-link': v.optional(v.union([v.literal('off'), httpUrl], 'expected a URL or off')),
  'free-cpu': v.optional(v.record(text, v.strictObject({ 'key-file': text }))),
  store: v.optional(store),
  hosts: v.optional(v.record(text, text)),
  serve: v.optional(v.array(servedChain, 'expected a list of chains')),
  chains: v.optional(v.looseObject({}, 'expected an object of chains')),
});

export type SettingsInput = v.InferOutput<typeof settingsSchema>;

function protocolOf(value: string): string | null {
  return URL.canParse(value) ? new URL(value).protocol : null;
}

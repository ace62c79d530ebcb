import { flavourKeys } from '@antescope/chains/families/flavour';

/** How a flag's text becomes a value. */
export type OptionKind = 'text' | 'list' | 'number' | 'switch';

export interface Option {
  /** Without dashes; the same key is used in the configuration file. */
  readonly key: string;
  /** Another spelling of the key, accepted everywhere. */
  readonly alias?: string;
  readonly kind: OptionKind;
  /** What stands for the value in the help. */
  readonly value?: string;
  readonly help: string;
}

/** Every flag, in the order of the help. The configuration file takes the same keys, and those of `file-schema.ts`. */
export const options: readonly Option[] = [
  { key: 'node', kind: 'list', value: 'URL', help: 'explore this node; repeat it, or separate by commas, for several' },
  {
    key: 'ship',
    kind: 'text',
    value: 'URL',
    help: 'state history websocket of the node; it is indexed from there',
  },
  {
    key: 'index',
    kind: 'text',
    value: 'HOW',
    help: 'make an index by ship, trace_api or get_block; auto: the best that answers; none',
  },
  { key: 'index-from', kind: 'number', value: 'N', help: 'block at which a new index begins (1)' },
  { key: 'chain', kind: 'text', value: 'KEY', help: 'which chain of the registry it is (eos, wax, telos, …)' },
  { key: 'public', kind: 'switch', help: "use the registry's public endpoints of --chain" },
  {
    key: 'flavour',
    alias: 'flavor',
    kind: 'text',
    value: 'KEY',
    help: `kind of chain the devnet is: ${flavourKeys.join(', ')} (eos)`,
  },
  {
    key: 'story',
    kind: 'text',
    value: 'KEY',
    help: 'what a new devnet begins with: full (16 days of life) or bare (full)',
  },
  { key: 'data', kind: 'text', value: 'DIR', help: 'folder for the index and the devnet (./data)' },
  { key: 'config', kind: 'text', value: 'FILE', help: 'configuration file (antescope.json where it exists)' },
  { key: 'host', kind: 'text', value: 'ADDRESS', help: 'address to listen on (127.0.0.1)' },
  { key: 'port', kind: 'number', value: 'N', help: 'port of the web site and its APIs (8090; 0 picks a free one)' },
  {
    key: 'devnet-api-port',
    kind: 'number',
    value: 'N',
    help: "port of the devnet's node API (8888; 0 picks a free one)",
  },
  {
    key: 'devnet-ship-port',
    kind: 'number',
    value: 'N',
    help: "port of the devnet's state history (8080; 0 picks a free one)",
  },
  {
    key: 'generator',
    kind: 'switch',
    help: 'the devnet keeps sending transactions (on with a full story; --no-generator turns it off)',
  },
  { key: 'origin', kind: 'text', value: 'URL', help: 'public address of this site, for links in previews' },
  {
    key: 'trust-proxy',
    kind: 'list',
    value: 'N|IP',
    help: 'believe X-Forwarded-* of so many reverse proxies in front, or of these addresses',
  },
  { key: 'rate-limit', kind: 'number', value: 'N', help: 'requests a minute and address (3000; 0 turns it off)' },
];

/** The text of --help; `commands` are what the program does instead of serving. */
export function helpText(commands: readonly { usage: string; about: string }[] = []): string {
  const rows = options.map((option) => {
    const flag = `--${option.key}${option.value === undefined ? '' : ` ${option.value}`}`;
    return `  ${flag.padEnd(24)}${option.help}`;
  });
  return [
    'Antescope: explore an Antelope chain.',
    '',
    'Usage: npm start -- [flags]',
    '',
    'Without --node and --public a devnet is started: a whole chain on this machine.',
    '',
    ...rows,
    `  ${'--help'.padEnd(24)}this text`,
    '',
    ...commands.flatMap(({ usage, about }) => [`npm start -- ${usage}`, `  ${about}`, '']),
    'antescope.json holds the same keys and more (docs/configuration.md); flags win.',
  ].join('\n');
}

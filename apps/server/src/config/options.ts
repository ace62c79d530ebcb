import { flavorKeys } from '@antescope/chains/families/flavor';

/** Type a flag's text is parsed as. */
export type OptionKind = 'text' | 'list' | 'number' | 'switch';

export interface Option {
  /** Without dashes; also the key in the configuration file. */
  readonly key: string;
  /** Another spelling of the key, accepted everywhere. */
  readonly alias?: string;
  readonly kind: OptionKind;
  /** Placeholder of the value in the help. */
  readonly value?: string;
  readonly help: string;
}

/** Every flag, in the order of the help. The configuration file accepts these keys and the keys in schema.ts. */
export const options: readonly Option[] = [
  { key: 'node', kind: 'list', value: 'URL', help: 'node to explore; repeat or separate by commas for several' },
  {
    key: 'ship',
    kind: 'text',
    value: 'URL',
    help: 'state history (SHiP) websocket of the node, to index from',
  },
  {
    key: 'index',
    kind: 'text',
    value: 'HOW',
    help: 'index from ship, trace_api or get_block; auto: the best available; none',
  },
  { key: 'index-from', kind: 'number', value: 'N', help: 'first block of a new index (1)' },
  { key: 'chain', kind: 'text', value: 'KEY', help: 'chain of the registry (eos, wax, telos, …)' },
  { key: 'public', kind: 'switch', help: "use the registry's public endpoints of --chain" },
  {
    key: 'flavor',
    alias: 'flavour',
    kind: 'text',
    value: 'KEY',
    help: `flavor of the devnet: ${flavorKeys.join(', ')} (eos)`,
  },
  {
    key: 'family',
    kind: 'switch',
    help: 'a devnet of every flavor: EOS at /, the others at /wax/, /telos/, /fio/ and /proton/',
  },
  {
    key: 'story',
    kind: 'text',
    value: 'KEY',
    help: 'history of a new devnet: full (16 days of activity) or bare (full)',
  },
  {
    key: 'node-version',
    kind: 'text',
    value: 'V',
    help: 'node of the devnet: 3.2.6, 5.0.3, or 1.2 (Spring with instant finality) (3.2.6)',
  },
  { key: 'data', kind: 'text', value: 'DIR', help: 'data directory for the index and the devnet (./data)' },
  { key: 'config', kind: 'text', value: 'FILE', help: 'configuration file (antescope.json if present)' },
  { key: 'host', kind: 'text', value: 'ADDRESS', help: 'address to bind to (127.0.0.1)' },
  { key: 'port', kind: 'number', value: 'N', help: 'port of the website and its APIs (8090; 0: any free port)' },
  {
    key: 'devnet-api-port',
    kind: 'number',
    value: 'N',
    help: "port of the devnet's node API (8888; 0: any free port)",
  },
  {
    key: 'devnet-ship-port',
    kind: 'number',
    value: 'N',
    help: "port of the devnet's state history (8080; 0: any free port)",
  },
  {
    key: 'generator',
    kind: 'switch',
    help: 'the devnet generates transactions (on with the full story; --no-generator turns it off)',
  },
  { key: 'origin', kind: 'text', value: 'URL', help: 'public URL of this site, for links in previews' },
  {
    key: 'trust-proxy',
    kind: 'list',
    value: 'N|IP',
    help: 'trust X-Forwarded-* from this many reverse proxies, or from these addresses',
  },
  { key: 'rate-limit', kind: 'number', value: 'N', help: 'requests per minute and address (3000; 0: no limit)' },
];

/** Text of --help; `commands` are run instead of the server. */
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
    'Without --node or --public a devnet is started: a complete chain on this machine.',
    '',
    ...rows,
    `  ${'--help'.padEnd(24)}print this help`,
    '',
    ...commands.flatMap(({ usage, about }) => [`npm start -- ${usage}`, `  ${about}`, '']),
    'antescope.json takes the same keys and more (docs/configuration.md); flags take precedence.',
  ].join('\n');
}

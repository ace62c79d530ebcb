import { flavorKeys, isFlavorKey, type FlavorKey } from '@antescope/devnet/flavors/flavor-keys';
import { flavors } from '@antescope/devnet/flavors/registry';
import { isStoryKey, storyKeys, type StoryKey } from '@antescope/devnet/story/story-keys';
import { parseArgs } from 'node:util';

/** Options of a devnet. */
export interface DevnetOptions {
  /** Port of the HTTP API; 0 picks a free one. */
  apiPort: number;
  /** Port of the state history websocket; 0 picks a free one. */
  shipPort: number;
  /** Separate port of the control API; null: only the API's port serves it. */
  controlPort: number | null;
  host: string;
  /** Folder of the chain's file; created if missing. */
  data: string;
  /** Seed of all dev keys and random choices of the story. */
  seed: string;
  /** Kind of chain. */
  flavor: FlavorKey;
  /** History of a new chain. */
  story: StoryKey;
  /** Blocks between head and last irreversible block; 0: as the producers confirm, about 330 with 21 of them. */
  finalityLag: number;
  /** Whether the transaction generator runs from the start. */
  generator: boolean;
  /** Milliseconds. */
  blockInterval: number;
  /** Seconds between scheduled microforks of one or two blocks; 0: none. */
  forkEvery: number;
  /** Whether send_transaction2 accepts `retry_trx`. */
  transactionRetry: boolean;
  /** Reported version of nodeos; endpoints of later ones are not supported. */
  nodeVersion: string;
  /** Number of newest blocks in the store; 0: all. */
  keepBlocks: number;
  /** Whether a new chain keeps no block but the state of its head, as a node started from a snapshot. */
  fromSnapshot: boolean;
  /** How signing keys are determined: by trying the authority's keys, or only by recovery. */
  signatures: 'native' | 'portable';
}

/** An invalid flag; the message is one line. */
export class FlagError extends Error {}

/** Block intervals are multiples of this. */
const slotMillis = 500;

/** nodeos as recorded, one with read-only transactions, and Spring as recorded, on a chain that switched to Savanna. */
const nodeVersions = ['3.2.6', '5.0.3', '1.2.2'];
/** Short forms of versions. */
const shortVersions: Readonly<Record<string, string>> = { '1.2': '1.2.2' };
const blocksPerDay = 172_800;
/** More than a fork or a restart needs. */
const minKeepBlocks = 2000;

const usage = `antescope devnet: an Antelope chain to develop on

  --api-port N         port of the HTTP API (8888; 0: any free port)
  --ship-port N        port of the state history websocket (8080; 0: any free port)
  --control-port N     separate port of /control, reachable while the API refuses connections (none)
  --host ADDRESS       address to listen on (127.0.0.1)
  --data DIR           folder of the chain's state (./data/devnet)
  --seed TEXT          seed of keys and story (antescope)
  --flavor KEY        kind of chain: ${flavorKeys.join(', ')} (eos)
  --story KEY          history of a new chain: full, sixteen days of activity, or bare, three accounts (full)
  --finality-lag N     blocks until irreversible (24; 0: as 21 producers confirm, about 330)
  --generator on|off   generates everyday transactions in a full story (on)
  --block-interval MS  time between blocks (500)
  --fork-every SECONDS scheduled microforks, 0 for none (300)
  --keep-blocks N      blocks to keep on disk, one day by default; 0: all (172800)
  --node-version V     nodeos version to emulate: ${nodeVersions.join(', ')} (${nodeVersions[0]});
                       1.2.2: a Spring node, on a chain that has switched to Savanna
  --from-snapshot on|off  a new chain keeps the state of its story only, as a Spring node started from a snapshot (off)
  --transaction-retry on|off  retry_trx of send_transaction2 (off)
  --signatures HOW     native: try the keys of the authority; portable: recover each key (native)
  --help               show this help
`;

/** Parses the command line; null for --help. Throws `FlagError`. */
export function parseFlags(argv: string[]): DevnetOptions | null {
  const values = parseValues(argv);
  if (values.help === true) return null;
  if (values.flavor !== undefined && values.flavour !== undefined) throw new FlagError('--flavor is given twice');
  const flavor = values.flavor ?? values.flavour ?? 'eos';
  if (!isFlavorKey(flavor)) {
    throw new FlagError(`--flavor can be ${flavorKeys.join(', ')} so far, not "${flavor}"`);
  }
  const blockInterval = wholeNumber('--block-interval', values['block-interval'], slotMillis, slotMillis, 60_000);
  if (blockInterval % slotMillis !== 0) throw new FlagError(`--block-interval must be a multiple of ${slotMillis}`);
  const story = values.story ?? 'full';
  if (!isStoryKey(story)) throw new FlagError(`--story can be ${storyKeys.join(' or ')}, not "${story}"`);
  const generator = values.generator ?? (story === 'full' ? 'on' : 'off');
  if (generator !== 'on' && generator !== 'off')
    throw new FlagError(`--generator must be on or off, not "${generator}"`);
  if (generator === 'on' && story === 'bare')
    throw new FlagError('--generator on requires --story full; a bare chain has three accounts only');
  const nodeVersion = readNodeVersion(values['node-version'] ?? '3.2.6', flavor);
  const retry = values['transaction-retry'] ?? 'off';
  if (retry !== 'on' && retry !== 'off') throw new FlagError(`--transaction-retry must be on or off, not "${retry}"`);
  const controlPort = values['control-port'];
  const signatures = values.signatures ?? 'native';
  if (signatures !== 'native' && signatures !== 'portable')
    throw new FlagError(`--signatures must be native or portable, not "${signatures}"`);
  return {
    apiPort: wholeNumber('--api-port', values['api-port'], 8888, 0, 65_535),
    shipPort: wholeNumber('--ship-port', values['ship-port'], 8080, 0, 65_535),
    controlPort: controlPort === undefined ? null : wholeNumber('--control-port', controlPort, 0, 0, 65_535),
    host: values.host ?? '127.0.0.1',
    data: values.data ?? './data/devnet',
    seed: values.seed ?? 'antescope',
    flavor,
    story,
    finalityLag: wholeNumber('--finality-lag', values['finality-lag'], 24, 0, 1000),
    generator: generator === 'on',
    blockInterval,
    forkEvery: wholeNumber('--fork-every', values['fork-every'], 300, 0, 1_000_000),
    nodeVersion,
    fromSnapshot: readFromSnapshot(values['from-snapshot'] ?? 'off', nodeVersion),
    transactionRetry: retry === 'on',
    keepBlocks: readKeepBlocks(values['keep-blocks']),
    signatures,
  };
}

function readFromSnapshot(text: string, nodeVersion: string): boolean {
  if (text !== 'on' && text !== 'off') throw new FlagError(`--from-snapshot must be on or off, not "${text}"`);
  if (text === 'on' && !isSpring(nodeVersion)) throw new FlagError('--from-snapshot on requires --node-version 1.2');
  return text === 'on';
}

function readNodeVersion(text: string, flavor: FlavorKey): string {
  const version = shortVersions[text] ?? text;
  if (!nodeVersions.includes(version))
    throw new FlagError(`--node-version can be ${nodeVersions.join(' or ')}, not "${text}"`);
  if (isSpring(version) && flavors[flavor].own !== undefined)
    throw new FlagError(`--node-version ${version} does not work with --flavor ${flavor}, which has no Savanna`);
  return version;
}

/** Whether a node version is one of Spring, the successor of nodeos 5. */
export function isSpring(nodeVersion: string): boolean {
  return nodeVersion.startsWith('1.');
}

function readKeepBlocks(text: string | undefined): number {
  const keep = wholeNumber('--keep-blocks', text, blocksPerDay, 0, 1_000_000_000);
  if (keep > 0 && keep < minKeepBlocks) throw new FlagError(`--keep-blocks must be 0 or at least ${minKeepBlocks}`);
  return keep;
}

export function helpText(): string {
  return usage;
}

function parseValues(argv: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: argv,
      strict: true,
      options: {
        'api-port': text,
        'ship-port': text,
        'control-port': text,
        host: text,
        data: text,
        seed: text,
        flavor: text,
        flavour: text,
        story: text,
        'finality-lag': text,
        generator: text,
        'block-interval': text,
        'fork-every': text,
        signatures: text,
        'keep-blocks': text,
        'node-version': text,
        'transaction-retry': text,
        'from-snapshot': text,
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new FlagError((error as Error).message.split('\n')[0] ?? 'unknown option');
  }
}

function wholeNumber(flag: string, text: string | undefined, fallback: number, min: number, max: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new FlagError(`${flag} must be a whole number from ${min} to ${max}, not "${text}"`);
}

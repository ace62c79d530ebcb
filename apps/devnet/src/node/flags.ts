import { flavourKeys, isFlavourKey, type FlavourKey } from '@antescope/devnet/story/flavour-keys';
import { isStoryKey, storyKeys, type StoryKey } from '@antescope/devnet/story/story-keys';
import { parseArgs } from 'node:util';

/** How the devnet was asked to run. */
export interface DevnetOptions {
  /** Port of the HTTP API; 0 picks a free one. */
  apiPort: number;
  /** Port of the state history websocket; 0 picks a free one. */
  shipPort: number;
  /** A port for the control API alone; null: there is none, and the API's port has to do. */
  controlPort: number | null;
  host: string;
  /** Folder of the chain's file; it is made if missing. */
  data: string;
  /** Text that every dev key and every random choice of the story derives from. */
  seed: string;
  /** Kind of chain that the story is told on. */
  flavour: FlavourKey;
  /** What has happened on a new chain. */
  story: StoryKey;
  /** Blocks that irreversibility lags behind the head; 0: as the producers confirm, some 330 blocks with 21 of them. */
  finalityLag: number;
  /** Whether the story's stream of transactions runs from the start. */
  generator: boolean;
  /** Milliseconds from block to block. */
  blockInterval: number;
  /** Seconds between scheduled microforks of one or two blocks; 0 makes none. */
  forkEvery: number;
  /** Whether send_transaction2 may ask to wait until its transaction is deep enough. */
  transactionRetry: boolean;
  /** Version of nodeos that it says to be: what only later ones have is not offered. */
  nodeVersion: string;
  /** Newest blocks that stay on disk; 0 keeps all. */
  keepBlocks: number;
  /** How the keys of signatures are found: by trying those of the authority, or by recovery alone. */
  signatures: 'native' | 'portable';
}

/** A flag that cannot be used; the message is one line for a person. */
export class FlagError extends Error {}

/** Blocks are half a second apart, or whole numbers of that. */
const SLOT_MILLIS = 500;

/** The recorded one, and one that has read-only transactions. */
export const NODE_VERSIONS = ['3.2.6', '5.0.3'];
const DAY_OF_BLOCKS = 172_800;
/** What can be forked and what a restart executes again is always less. */
const FEWEST_KEPT = 2000;

const HELP = `antescope devnet: an Antelope chain to develop on

  --api-port N         port of the HTTP API (8888; 0: any free port)
  --ship-port N        port of the state history websocket (8080; 0: any free port)
  --control-port N     a second port for /control, which answers while the API refuses connections (none)
  --host ADDRESS       address to listen on (127.0.0.1)
  --data DIR           folder of the chain's state (./data/devnet)
  --seed TEXT          what keys and story derive from (antescope)
  --flavour KEY        kind of chain: ${flavourKeys.join(', ')} (eos)
  --story KEY          what a new chain begins with: full, sixteen days of life, or bare, three accounts (full)
  --finality-lag N     blocks until irreversible (24; 0: as 21 producers confirm, about 330)
  --generator on|off   stream of everyday transactions of a full story (on)
  --block-interval MS  time between blocks (500)
  --fork-every SECONDS scheduled microforks, 0 for none (300)
  --keep-blocks N      blocks that stay on disk, a day's by default; 0: all (172800)
  --node-version V     nodeos to be like: ${NODE_VERSIONS.join(' or ')} (${NODE_VERSIONS[0]})
  --transaction-retry on|off  retry_trx of send_transaction2 (off)
  --signatures HOW     native: try the keys of the authority; portable: recover each key (native)
  --help               this text
`;

/** Reads the command line; null when it only asks for help. Throws `FlagError`. */
export function parseFlags(argv: string[]): DevnetOptions | null {
  const values = read(argv);
  if (values.help === true) return null;
  if (values.flavour !== undefined && values.flavor !== undefined) throw new FlagError('--flavour is given twice');
  const flavour = values.flavour ?? values.flavor ?? 'eos';
  if (!isFlavourKey(flavour)) {
    throw new FlagError(`--flavour can be ${flavourKeys.join(', ')} so far, not "${flavour}"`);
  }
  const blockInterval = whole('--block-interval', values['block-interval'], SLOT_MILLIS, SLOT_MILLIS, 60_000);
  if (blockInterval % SLOT_MILLIS !== 0) throw new FlagError(`--block-interval must be a multiple of ${SLOT_MILLIS}`);
  const story = values.story ?? 'full';
  if (!isStoryKey(story)) throw new FlagError(`--story can be ${storyKeys.join(' or ')}, not "${story}"`);
  const generator = values.generator ?? (story === 'full' ? 'on' : 'off');
  if (generator !== 'on' && generator !== 'off')
    throw new FlagError(`--generator must be on or off, not "${generator}"`);
  if (generator === 'on' && story === 'bare')
    throw new FlagError('--generator on needs the people of --story full; a bare chain has three accounts');
  const nodeVersion = values['node-version'] ?? '3.2.6';
  if (!NODE_VERSIONS.includes(nodeVersion))
    throw new FlagError(`--node-version can be ${NODE_VERSIONS.join(' or ')}, not "${nodeVersion}"`);
  const retry = values['transaction-retry'] ?? 'off';
  if (retry !== 'on' && retry !== 'off') throw new FlagError(`--transaction-retry must be on or off, not "${retry}"`);
  const controlPort = values['control-port'];
  const signatures = values.signatures ?? 'native';
  if (signatures !== 'native' && signatures !== 'portable')
    throw new FlagError(`--signatures must be native or portable, not "${signatures}"`);
  return {
    apiPort: whole('--api-port', values['api-port'], 8888, 0, 65_535),
    shipPort: whole('--ship-port', values['ship-port'], 8080, 0, 65_535),
    controlPort: controlPort === undefined ? null : whole('--control-port', controlPort, 0, 0, 65_535),
    host: values.host ?? '127.0.0.1',
    data: values.data ?? './data/devnet',
    seed: values.seed ?? 'antescope',
    flavour,
    story,
    finalityLag: whole('--finality-lag', values['finality-lag'], 24, 0, 1000),
    generator: generator === 'on',
    blockInterval,
    forkEvery: whole('--fork-every', values['fork-every'], 300, 0, 1_000_000),
    nodeVersion,
    transactionRetry: retry === 'on',
    keepBlocks: readKeepBlocks(values['keep-blocks']),
    signatures,
  };
}

function readKeepBlocks(given: string | undefined): number {
  const keep = whole('--keep-blocks', given, DAY_OF_BLOCKS, 0, 1_000_000_000);
  if (keep > 0 && keep < FEWEST_KEPT) throw new FlagError(`--keep-blocks must be 0 or at least ${FEWEST_KEPT}`);
  return keep;
}

export function helpText(): string {
  return HELP;
}

function read(argv: string[]) {
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
        flavour: text,
        flavor: text,
        story: text,
        'finality-lag': text,
        generator: text,
        'block-interval': text,
        'fork-every': text,
        signatures: text,
        'keep-blocks': text,
        'node-version': text,
        'transaction-retry': text,
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new FlagError((error as Error).message.split('\n')[0] ?? 'unknown flag');
  }
}

function whole(flag: string, text: string | undefined, fallback: number, least: number, most: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new FlagError(`${flag} must be a whole number from ${least} to ${most}, not "${text}"`);
}

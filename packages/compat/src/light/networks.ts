import { slotToTime } from '@antescope/codec/chain/time';
import type { CompatChains } from '../core/compat-chain.ts';
import type { ChainStore, CompatChain } from '../core/compat-chain.ts';
import type { StoreStatus } from '@antescope/index/store/history-store';
import { coverage } from '@antescope/index/answers/index-answer';
import { hasFullState } from '@antescope/index/store/state-coverage';
import { LightError } from './light-error.ts';

/** An indexed chain; "network" is the Light API's term. */
export interface Network {
  chain: CompatChain;
  store: ChainStore;
  status: StoreStatus;
}

/** Seconds behind real time within which a network counts as synced. */
const maxSecondsBehind = 180;

/** Chains of this process whose index holds the complete current state. */
export async function networks(chains: CompatChains): Promise<Network[]> {
  const candidates = await Promise.all(chains.all.map(networkOf));
  return candidates.filter((network) => network !== null);
}

/** Throws LightError if the chain is unknown, or its index lacks the complete state. */
export async function networkByName(chains: CompatChains, name: string): Promise<Network> {
  const chain = chains.all.find(({ config }) => config.key === name || config.lightApi?.network === name);
  if (chain === undefined) throw new LightError(400, `Unknown network name: ${name}`);
  const network = await networkOf(chain);
  if (network === null) throw new LightError(503, `The state of ${name} is not indexed`);
  return network;
}

async function networkOf(chain: CompatChain): Promise<Network | null> {
  const { store } = chain;
  const status = store === undefined ? null : await store.reader.status();
  if (store === undefined || status === null) return null;
  const covered = coverage(status, 'deltas');
  const isComplete = covered !== null && (await hasFullState(store.reader, status, covered.first));
  return isComplete ? { chain, store, status } : null;
}

/** The `chain` of responses; `sync` is the seconds the index is behind real time. */
export function networkInfo({ chain: { config }, status }: Network): Record<string, unknown> {
  return {
    network: config.key,
    chainid: status.chainId,
    description: config.name,
    systoken: config.coreSymbol.code,
    decimals: config.coreSymbol.precision,
    production: config.testnet ? 0 : 1,
    rex_enabled: config.features.rex ? 1 : 0,
    sync: secondsBehind(status),
    block_num: status.head.number,
    block_time: slotToTime(status.head.slot).slice(0, 19).replace('T', ' '),
  };
}

/** An entry of the list of networks: without `rex_enabled`. */
export function listedNetwork(network: Network): Record<string, unknown> {
  const { rex_enabled: _, ...info } = networkInfo(network);
  return info;
}

/** '3 OK' */
export function syncText({ status }: Network): string {
  return `${secondsBehind(status)} ${isSynced(status) ? 'OK' : 'OUT_OF_SYNC'}`;
}

export function isSynced(status: StoreStatus): boolean {
  return secondsBehind(status) <= maxSecondsBehind;
}

function secondsBehind(status: StoreStatus): number {
  const behind = Date.now() - Date.parse(`${slotToTime(status.head.slot)}Z`);
  return Math.max(0, Math.floor(behind / 1000));
}

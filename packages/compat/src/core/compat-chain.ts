import type { IncomingMessage } from 'node:http';
import type { ChainConfig } from '@antescope/chains/config/chain-config';
import type { AbiVersions } from '@antescope/index/answers/view/abi-versions';
import type { IngestEvent } from '@antescope/index/indexer/ingest';
import type { HistoryReader } from '@antescope/index/store/history-store';
import type { ChainSources } from '@antescope/sources/chain-sources';
import type { NodeProxy } from './node-proxy.ts';

/** The index of a chain. */
export interface ChainStore {
  reader: HistoryReader;
  abis: AbiVersions;
  /** Subscribes to blocks that become readable, and to undos; returns the unsubscribe function. Absent without an indexer. */
  listen?(listener: (event: IngestEvent) => void): () => void;
}

/** A chain as compatible APIs read it. */
export interface CompatChain {
  config: ChainConfig;
  sources: ChainSources;
  proxy: NodeProxy;
  /** Absent if the chain is not indexed from state history. */
  store?: ChainStore;
}

/** The chains of the server. */
export interface CompatChains {
  readonly all: readonly CompatChain[];
  /** The chain that a request names, and the path prefix that named it: '' or '/wax'. */
  of(request: IncomingMessage): { chain: CompatChain; base: string };
  /** The chain with this key, whatever the host; null without a key or for another chain. */
  chosen(key: string | null): CompatChain | null;
  /** Host name the client requested, with its port. */
  hostOf(request: IncomingMessage): string | undefined;
}

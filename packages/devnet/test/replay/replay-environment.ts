import { decodeHeaderExtension } from '@antescope/codec/chain/header-extension';
import { timeToSlot } from '@antescope/codec/chain/time';
import { BlockBuilder } from '../../src/blocks/block-builder.ts';
import { finishHeaderState, nextHeaderState, type HeaderState } from '../../src/blocks/header-state.ts';
import type { Contract } from '../../src/contract.ts';
import type { Environment } from '../../src/execution/environment.ts';
import { applyGenesis, chainIdOf, type Genesis } from '../../src/genesis.ts';
import { contracts } from '../../src/registry.ts';
import { ChainState } from '../../src/state/chain-state.ts';
import { only } from '../../src/state/keys.ts';
import type { RecordedBlock } from './recorded-block.ts';
import { bootContract, deferredContract, listenerContract } from './stand-ins.ts';
import { loadState, type StateFile } from './state-file.ts';

/** Genesis of the recorded chain, whose features were activated one by one. */
const recordedGenesis: Genesis = {
  time: '2026-11-21T00:00:00.000',
  key: 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV',
  features: [],
};

/** A devnet that produces blocks at the times of recorded headers. */
export class ReplayEnvironment {
  readonly state: ChainState;
  readonly chainId = chainIdOf(recordedGenesis);
  head: HeaderState;
  #builder: BlockBuilder | null = null;

  private constructor(state: ChainState, head: HeaderState) {
    this.state = state;
    this.head = head;
  }

  /** The recorded chain after block 1. */
  static fromGenesis(aliases: ReadonlyMap<string, string>): ReplayEnvironment {
    const state = stateWith(aliases);
    return new ReplayEnvironment(state, applyGenesis(state, recordedGenesis));
  }

  /** The recorded chain after the block of a state file. */
  static fromFile(file: StateFile): ReplayEnvironment {
    const state = stateWith(file.aliases);
    loadState(state.database, file);
    return new ReplayEnvironment(state, file.head);
  }

  get builder(): BlockBuilder {
    if (this.#builder === null) throw new Error('no block has begun');
    return this.#builder;
  }

  /** Environment of an action executed outside a transaction. */
  get environment(): Environment {
    return {
      ...this.state,
      database: this.state.database,
      chainId: this.chainId,
      block: this.builder.block,
      proposeProducers: () => null,
      proposeFinalizers: () => {},
      activateFeature: () => {},
    };
  }

  begin({ block }: RecordedBlock): void {
    const { state, chainId } = this;
    this.#preactivate(block.header_extensions);
    const context = {
      database: state.database,
      authorization: state.authorization,
      resources: state.resources,
      contracts: state.contracts,
      chainId,
      finalityLag: null,
    };
    this.#builder = new BlockBuilder(context, this.head, timeToSlot(block.timestamp), 'given');
  }

  /** The recorded block becomes the head, whatever the result. */
  end({ number, id, block }: RecordedBlock): void {
    const next = nextHeaderState(this.head, this.builder.block.slot, null, block.confirmed);
    this.head = finishHeaderState(next, block, this.builder.newSchedule);
    this.state.database.summaries.put({ slot: number & 0xffff, id });
    this.#builder = null;
  }

  /** A producer may activate features without a contract's request, as for the first one. */
  #preactivate(extensions: RecordedBlock['block']['header_extensions']): void {
    const { protocolState } = this.state.database;
    const row = protocolState.get(only)!;
    for (const extension of extensions.map(decodeHeaderExtension)) {
      if (extension.type !== 'protocol_feature_activation') continue;
      const asked = row.preactivated ?? [];
      const added = extension.protocol_features.filter((digest) => !asked.includes(digest));
      protocolState.put({ ...row, preactivated: [...added, ...asked] });
    }
  }
}

function stateWith(aliases: ReadonlyMap<string, string>): ChainState {
  const all: Contract[] = [...contracts.values(), bootContract, deferredContract, listenerContract];
  return new ChainState(all, aliases);
}

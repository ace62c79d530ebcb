import { toHex } from '@antescope/codec/bytes/bytes';
import { ByteWriter } from '@antescope/codec/bytes/cursor';
import { sha256 } from '@antescope/codec/bytes/hash';
import { parsePublicKey, writePublicKey } from '@antescope/codec/keys/key';
import { slotToTime, timePointToMicros, timeToSlot } from '@antescope/codec/chain/time';
import type { BlockHeader, SignedBlock } from '@antescope/codec/chain/block';
import { canonicalKey, keyAuthority } from './authority/authority.ts';
import { firstHeaderState, type HeaderState } from './blocks/header-state.ts';
import type { ChainConfig } from './contract.ts';
import { createAccount } from './execution/native-actions.ts';
import { protocolFeatures } from './execution/protocol-features.ts';
import { elastic } from './resources/limits.ts';
import { unused } from './resources/usage.ts';
import { accountSize, authoritySize, permissionSize } from './resources/ram-sizes.ts';
import type { ChainState } from './state/chain-state.ts';
import type { Authority } from './state/rows.ts';

/** Initial state of a chain. */
export interface Genesis {
  /** '2026-11-21T00:00:00.000'; block 1 has its slot. */
  readonly time: string;
  /** Key of eosio and of its blocks, in any format. */
  readonly key: string;
  readonly configuration?: Partial<ChainConfig>;
  /** Protocol features (hex digests) active from block 2 on; all known ones if absent. */
  readonly features?: readonly string[];
}

/** Defaults of EOSIO chains, with the block limits of the recorded one. */
export const defaultConfiguration: ChainConfig = {
  max_block_net_usage: 1_048_576n,
  target_block_net_usage_pct: 1000,
  max_transaction_net_usage: 524_288,
  base_per_transaction_net_usage: 12,
  net_usage_leeway: 500,
  context_free_discount_net_usage_num: 20,
  context_free_discount_net_usage_den: 100,
  max_block_cpu_usage: 400_000,
  target_block_cpu_usage_pct: 1000,
  max_transaction_cpu_usage: 350_000,
  min_transaction_cpu_usage: 100,
  max_transaction_lifetime: 3600,
  deferred_trx_expiration_window: 600,
  max_transaction_delay: 3_888_000,
  max_inline_action_size: 524_287,
  max_inline_action_depth: 10,
  max_authority_depth: 6,
  max_action_return_value_size: 256,
};

/** Virtual CPU limit of the first block, before the genesis configuration applies. */
const firstVirtualCpu = 200_000n;

/** Hex chain id: hash of the genesis state, as nodeos computes it. */
export function chainIdOf(genesis: Genesis): string {
  const config = configurationOf(genesis);
  const writer = new ByteWriter();
  writer.i64(timePointToMicros(genesis.time));
  writePublicKey(writer, parsePublicKey(genesis.key));
  writer.u64(config.max_block_net_usage);
  writer.u32(config.target_block_net_usage_pct);
  writer.u32(config.max_transaction_net_usage);
  writer.u32(config.base_per_transaction_net_usage);
  writer.u32(config.net_usage_leeway);
  writer.u32(config.context_free_discount_net_usage_num);
  writer.u32(config.context_free_discount_net_usage_den);
  writer.u32(config.max_block_cpu_usage);
  writer.u32(config.target_block_cpu_usage_pct);
  writer.u32(config.max_transaction_cpu_usage);
  writer.u32(config.min_transaction_cpu_usage);
  writer.u32(config.max_transaction_lifetime);
  writer.u32(config.deferred_trx_expiration_window);
  writer.u32(config.max_transaction_delay);
  writer.u32(config.max_inline_action_size);
  writer.u16(config.max_inline_action_depth);
  writer.u16(config.max_authority_depth);
  return toHex(sha256(writer.finish()));
}

function configurationOf(genesis: Genesis): ChainConfig {
  return { ...defaultConfiguration, ...genesis.configuration };
}

/** Initializes an empty state with genesis accounts and returns block 1. */
export function applyGenesis(state: ChainState, genesis: Genesis): HeaderState {
  const { database, resources } = state;
  const chainId = chainIdOf(genesis);
  const configuration = configurationOf(genesis);
  const micros = timePointToMicros(genesis.time);
  database.globalProperty.put({
    proposedScheduleBlock: null,
    proposedSchedule: { version: 0, producers: [] },
    configuration,
    chainId,
  });
  database.dynamicGlobal.put({ globalSequence: 0n });
  database.protocolState.put({ features: [], preactivated: genesis.features ?? [...protocolFeatures.keys()] });
  const cpu = elastic(BigInt(configuration.max_block_cpu_usage), configuration.target_block_cpu_usage_pct);
  const net = elastic(configuration.max_block_net_usage, configuration.target_block_net_usage_pct);
  database.resourceConfig.put({ cpu, net });
  database.resourceState.put({
    averageNet: unused,
    averageCpu: unused,
    pendingNet: 0n,
    pendingCpu: 0n,
    totalNet: 0n,
    totalCpu: 0n,
    totalRam: 0n,
    virtualNet: net.max,
    virtualCpu: firstVirtualCpu,
  });
  // nodeos stores an empty permission as the parent of root permissions.
  database.permissions.put({ owner: '', name: '', parent: '', lastUpdated: 0n, auth: emptyAuthority(0) });
  const slot = timeToSlot(genesis.time);
  const make = (name: string, owner: Authority, active: Authority, privileged = false): void => {
    createAccount(database, name, slot, privileged);
    state.authorization.put(name, 'owner', '', owner, micros);
    state.authorization.put(name, 'active', 'owner', active, micros);
    resources.initialize(name);
    resources.addRam(name, BigInt(accountSize + 2 * permissionSize + authoritySize(owner) + authoritySize(active)));
  };
  const system = keyAuthority(genesis.key);
  make('eosio', system, system, true);
  make('eosio.null', emptyAuthority(1), emptyAuthority(1));
  const bySystem: Authority = {
    ...emptyAuthority(1),
    accounts: [{ permission: { actor: 'eosio', permission: 'active' }, weight: 1 }],
  };
  make('eosio.prods', emptyAuthority(1), bySystem);
  state.authorization.put('eosio.prods', 'prod.major', 'active', bySystem, micros);
  state.authorization.put('eosio.prods', 'prod.minor', 'prod.major', bySystem, micros);
  const header = genesisHeader(genesis.time, chainId);
  const key = canonicalKey(genesis.key);
  const head = firstHeaderState(header, {
    version: 0,
    producers: [{ producer_name: 'eosio', authority: { threshold: 1, keys: [{ key, weight: 1 }] } }],
  });
  database.summaries.put({ slot: 1, id: head.id });
  return head;
}

function emptyAuthority(threshold: number): Authority {
  return { threshold, keys: [], accounts: [], waits: [] };
}

function genesisHeader(time: string, chainId: string): BlockHeader {
  const zeros = '0'.repeat(64);
  return {
    timestamp: slotToTime(timeToSlot(time)),
    producer: '',
    confirmed: 1,
    previous: zeros,
    transaction_mroot: zeros,
    action_mroot: chainId,
    schedule_version: 0,
    new_producers: null,
    header_extensions: [],
  };
}

const noSignature = 'SIG_K1_111111111111111111111111111111111111111111111111111111111111111116uk5ne';

/** Block 1, unsigned. */
export function genesisBlock(header: BlockHeader): SignedBlock {
  return { ...header, producer_signature: noSignature, transactions: [], block_extensions: [] };
}

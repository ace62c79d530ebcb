import { ChainError, chainCheck, errorKinds, errorLine } from '../chain-error.ts';
import type { ChainConfig } from '../contract.ts';
import type { Database } from '../state/database.ts';
import { limitsKey, only } from '../state/keys.ts';
import type { ElasticLimit, ResourceLimitsRow, ResourceStateRow, UsageAccumulator } from '../state/rows.ts';
import { nextVirtualLimit } from '@antescope/economics/resources';
import { accountWindow, addToUsage, averageOf, blockWindow, divideUp, precision, unused } from './usage.ts';

export const maxMultiplier = 1000n;

/** CPU (microseconds) or NET (bytes) of an account; all -1 if unlimited. */
export interface ResourceLimit {
  used: bigint;
  available: bigint;
  max: bigint;
  /** Slot of the last use. */
  lastUpdate: number;
  /** Usage decayed to the given slot. */
  currentUsed: bigint;
}

/** RAM, CPU and NET of accounts and blocks: nodeos' resource_limits_manager. */
export class ResourceLimits {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  initialize(account: string): void {
    this.#database.limits.put({ owner: account, pending: false, net: -1n, cpu: -1n, ram: -1n });
    this.#database.usage.put({ owner: account, net: unused, cpu: unused, ram: 0n });
  }

  limitsOf(account: string): ResourceLimitsRow {
    return this.#database.limits.get(limitsKey(account, true)) ?? this.#database.limits.get(account)!;
  }

  /** New limits apply at the end of the block; RAM applies to the account's own checks at once. */
  setLimits(account: string, ram: bigint, net: bigint, cpu: bigint): void {
    this.#database.limits.put({ owner: account, pending: true, net, cpu, ram });
  }

  addRam(account: string, delta: bigint): void {
    if (delta === 0n) return;
    const usage = this.#database.usage.get(account)!;
    this.#database.usage.put({ ...usage, ram: usage.ram + delta });
  }

  ramUsage(account: string): bigint {
    return this.#database.usage.get(account)?.ram ?? 0n;
  }

  verifyRam(account: string): void {
    const { ram } = this.limitsOf(account);
    const needs = this.ramUsage(account);
    if (ram < 0n || needs <= ram) return;
    throw new ChainError(errorKinds.ramUsage, [
      errorLine(
        ['resource_limits.cpp', 233, 'verify_account_ram_usage'],
        'account ${account} has insufficient ram; needs ${needs} bytes has ${available} bytes',
        { account, needs, available: ram },
      ),
    ]);
  }

  /** Decays the usage of an account to a slot. */
  touch(account: string, slot: number): void {
    const usage = this.#database.usage.get(account)!;
    this.#database.usage.put({
      ...usage,
      net: addToUsage(usage.net, 0n, slot, accountWindow),
      cpu: addToUsage(usage.cpu, 0n, slot, accountWindow),
    });
  }

  /** Bills a transaction to each account, and once to the block. */
  addTransactionUsage(accounts: readonly string[], cpu: bigint, net: bigint, slot: number): void {
    const state = this.#database.resources;
    for (const account of accounts) {
      const before = this.#database.usage.get(account)!;
      const usage = {
        ...before,
        net: addToUsage(before.net, net, slot, accountWindow),
        cpu: addToUsage(before.cpu, cpu, slot, accountWindow),
      };
      this.#database.usage.put(usage);
      const limits = this.limitsOf(account);
      this.#checkShare(account, 'cpu', usage.cpu, state.virtualCpu, limits.cpu, state.totalCpu);
      this.#checkShare(account, 'net', usage.net, state.virtualNet, limits.net, state.totalNet);
    }
    const next = { ...state, pendingCpu: state.pendingCpu + cpu, pendingNet: state.pendingNet + net };
    const config = this.#database.resourceConfig.get(only)!;
    const origin = ['resource_limits.cpp', 188, 'add_transaction_usage'] as const;
    chainCheck(
      next.pendingCpu <= config.cpu.max,
      errorKinds.blockCpuUsage,
      origin,
      'Block has insufficient cpu resources',
    );
    chainCheck(
      next.pendingNet <= config.net.max,
      errorKinds.blockNetUsage,
      origin,
      'Block has insufficient net resources',
    );
    this.#database.resourceState.put(next);
  }

  #checkShare(
    account: string,
    kind: 'cpu' | 'net',
    usage: UsageAccumulator,
    virtualLimit: bigint,
    weight: bigint,
    total: bigint,
  ): void {
    if (weight < 0n || total <= 0n) return;
    const window = BigInt(accountWindow);
    const used = (usage.valueEx * window) / precision;
    const allowed = (virtualLimit * window * weight) / total;
    if (used <= allowed) return;
    const cpu = kind === 'cpu';
    throw new ChainError(cpu ? errorKinds.cpuUsage : errorKinds.netUsage, [
      errorLine(
        ['resource_limits.cpp', cpu ? 151 : 169, 'add_transaction_usage'],
        `authorizing account '\${n}' has insufficient ${cpu ? 'objective cpu' : 'net'} resources for this transaction`,
        { n: account, used, allowed },
      ),
    ]);
  }

  cpuLimit(account: string, slot?: number): ResourceLimit {
    const state = this.#database.resources;
    const { cpu } = this.limitsOf(account);
    return limitOf(this.#database.usage.get(account)!.cpu, cpu, state.totalCpu, state.virtualCpu, slot);
  }

  netLimit(account: string, slot?: number): ResourceLimit {
    const state = this.#database.resources;
    const { net } = this.limitsOf(account);
    return limitOf(this.#database.usage.get(account)!.net, net, state.totalNet, state.virtualNet, slot);
  }

  /** Remaining capacity of the pending block. */
  blockLimits(): { cpu: bigint; net: bigint } {
    const state = this.#database.resources;
    const config = this.#database.resourceConfig.get(only)!;
    return { cpu: config.cpu.max - state.pendingCpu, net: config.net.max - state.pendingNet };
  }

  /** Ends a block: applies pending limits, updates averages and virtual limits. */
  endBlock(blockNumber: number, configuration: ChainConfig): void {
    this.#applyPendingLimits();
    this.#setBlockParameters(configuration);
    const config = this.#database.resourceConfig.get(only)!;
    const state = this.#database.resources;
    const averageCpu = addToUsage(state.averageCpu, state.pendingCpu, blockNumber, config.cpu.periods);
    const averageNet = addToUsage(state.averageNet, state.pendingNet, blockNumber, config.net.periods);
    this.#database.resourceState.put({
      ...state,
      averageCpu,
      averageNet,
      pendingCpu: 0n,
      pendingNet: 0n,
      virtualCpu: nextVirtualLimit(state.virtualCpu, averageOf(averageCpu), { ...config.cpu, maxMultiplier }),
      virtualNet: nextVirtualLimit(state.virtualNet, averageOf(averageNet), { ...config.net, maxMultiplier }),
    });
  }

  #applyPendingLimits(): void {
    const pending = this.#database.pendingLimits();
    if (pending.length === 0) return;
    const totals = { ...this.#database.resources } as { -readonly [K in keyof ResourceStateRow]: ResourceStateRow[K] };
    for (const row of pending) {
      const actual = this.#database.limits.get(row.owner)!;
      totals.totalRam += positive(row.ram) - positive(actual.ram);
      totals.totalCpu += positive(row.cpu) - positive(actual.cpu);
      totals.totalNet += positive(row.net) - positive(actual.net);
      this.#database.limits.put({ ...row, pending: false });
      this.#database.limits.delete(limitsKey(row.owner, true));
    }
    this.#database.resourceState.put(totals);
  }

  #setBlockParameters(configuration: ChainConfig): void {
    const cpuMax = BigInt(configuration.max_block_cpu_usage);
    const netMax = configuration.max_block_net_usage;
    const cpu = elastic(cpuMax, configuration.target_block_cpu_usage_pct);
    const net = elastic(netMax, configuration.target_block_net_usage_pct);
    const config = this.#database.resourceConfig.get(only);
    if (config !== undefined && sameLimit(config.cpu, cpu) && sameLimit(config.net, net)) return;
    this.#database.resourceConfig.put({ cpu, net });
  }
}

function sameLimit(a: ElasticLimit, b: ElasticLimit): boolean {
  return a.max === b.max && a.target === b.target && a.periods === b.periods;
}

/** Block limit and target usage; `percent` in hundredths of a percent. */
export function elastic(max: bigint, percent: number): ElasticLimit {
  return { max, target: (max * BigInt(percent)) / 10_000n, periods: blockWindow };
}

function positive(value: bigint): bigint {
  return value > 0n ? value : 0n;
}

function limitOf(
  usage: UsageAccumulator,
  weight: bigint,
  total: bigint,
  virtualLimit: bigint,
  slot: number | undefined,
): ResourceLimit {
  if (weight < 0n || total === 0n) {
    return { used: -1n, available: -1n, max: -1n, lastUpdate: usage.lastOrdinal, currentUsed: -1n };
  }
  const window = BigInt(accountWindow);
  const max = (virtualLimit * window * weight) / total;
  const used = divideUp(usage.valueEx * window, precision);
  const faded =
    slot !== undefined && slot > usage.lastOrdinal ? addToUsage(usage, 0n, slot, accountWindow).valueEx : usage.valueEx;
  return {
    used,
    available: max <= used ? 0n : max - used,
    max,
    lastUpdate: usage.lastOrdinal,
    currentUsed: divideUp(faded * window, precision),
  };
}

import type { TransactionHeader } from '@antescope/codec/chain/transaction';
import { chainCheck, ChainError, errorKinds, errorLine } from '../chain-error.ts';
import type { Environment } from './environment.ts';

/** Overhead in bytes of every packed transaction. */
const packedOverhead = 16;
/** Bytes of an id, billed in advance for the receipt of a delayed transaction. */
const idSize = 32;
const word = 8;

/** NET usage in bytes before rounding: nodeos' init_for_input_trx. */
export function initialNetUsage(
  environment: Environment,
  packedSize: number,
  prunableSize: number,
  delayed: boolean,
): number {
  const config = environment.database.config.configuration;
  const { context_free_discount_net_usage_num: part, context_free_discount_net_usage_den: whole } = config;
  const discounted = whole > 0 && part < whole ? Math.ceil((prunableSize * part) / whole) : prunableSize;
  const retire = delayed ? config.base_per_transaction_net_usage + idSize : 0;
  return config.base_per_transaction_net_usage + packedOverhead + packedSize + discounted + retire;
}

/** Resource limits of a transaction, checked at its start and end. */
export class Budget {
  readonly #environment: Environment;
  readonly #billed: readonly string[];
  #netLimit: number;
  #netLimitOfBlock = true;
  netUsage = 0;

  /** `billed`: the paying accounts; their usage is decayed to the pending block. */
  constructor(environment: Environment, header: TransactionHeader, billed: readonly string[], netUsage: number) {
    this.#environment = environment;
    this.#billed = billed;
    const { resources, database, block } = environment;
    const config = database.config.configuration;
    this.#netLimit = Number(resources.blockLimits().net);
    this.#lower(config.max_transaction_net_usage);
    if (header.max_net_usage_words > 0) this.#lower(header.max_net_usage_words * word);
    for (const account of billed) resources.touch(account, block.slot);
    const limit = this.#netLimit;
    this.#lowerEager(this.#affordable().net, config.net_usage_leeway);
    this.netUsage = netUsage;
    if (netUsage > 0) this.#checkNet(Math.floor(this.#netLimit / word) * word);
    this.#netLimit = limit;
  }

  /** Checks RAM, NET and CPU at the end of the transaction and bills them. `cpu` in microseconds. */
  settle(ramOf: Iterable<string>, cpu: number): void {
    const { resources, block } = this.#environment;
    for (const account of ramOf) resources.verifyRam(account);
    const affordable = this.#affordable();
    if (affordable.net !== null) this.#lower(Number(affordable.net));
    this.netUsage = Math.ceil(this.netUsage / word) * word;
    this.#checkNet(this.#netLimit);
    this.#checkCpu(cpu, affordable.cpu);
    resources.addTransactionUsage(this.#billed, BigInt(cpu), BigInt(this.netUsage), block.slot);
  }

  #lower(limit: number): void {
    if (limit > this.#netLimit) return;
    this.#netLimit = limit;
    this.#netLimitOfBlock = false;
  }

  #lowerEager(available: bigint | null, leeway: number): void {
    if (available !== null && Number(available) + leeway < this.#netLimit) this.#lower(Number(available) + leeway);
  }

  /** Minimum available to any billed account; null if none has a limit. */
  #affordable(): { net: bigint | null; cpu: bigint | null } {
    let net: bigint | null = null;
    let cpu: bigint | null = null;
    for (const account of this.#billed) {
      const { available: netLeft } = this.#environment.resources.netLimit(account);
      const { available: cpuLeft } = this.#environment.resources.cpuLimit(account);
      if (netLeft >= 0n && (net === null || netLeft < net)) net = netLeft;
      if (cpuLeft >= 0n && (cpu === null || cpuLeft < cpu)) cpu = cpuLeft;
    }
    return { net, cpu };
  }

  #checkNet(limit: number): void {
    if (this.netUsage <= limit) return;
    const ofBlock = this.#netLimitOfBlock;
    throw new ChainError(ofBlock ? errorKinds.blockNetUsage : errorKinds.netUsage, [
      errorLine(
        ['transaction_context.cpp', ofBlock ? 390 : 399, 'check_net_usage'],
        ofBlock
          ? 'not enough space left in block: ${net_usage} > ${net_limit}'
          : 'transaction net usage is too high: ${net_usage} > ${net_limit}',
        { net_usage: this.netUsage, net_limit: limit },
      ),
    ]);
  }

  #checkCpu(cpu: number, affordable: bigint | null): void {
    if (affordable !== null) {
      chainCheck(
        BigInt(cpu) <= affordable,
        errorKinds.cpuUsage,
        ['transaction_context.cpp', 513, 'validate_account_cpu_usage'],
        'billed CPU time (${billed} us) is greater than the maximum billable CPU time for the transaction (${billable} us)',
        { billed: cpu, billable: affordable, subjective: 0 },
      );
    }
    const left = this.#environment.resources.blockLimits().cpu;
    chainCheck(
      BigInt(cpu) <= left,
      errorKinds.blockCpuUsage,
      ['transaction_context.cpp', 480, 'validate_cpu_usage_to_bill'],
      'billed CPU time (${billed} us) is greater than the billable CPU time left in the block (${billable} us)',
      { billed: cpu, billable: left },
    );
    const max = this.#environment.database.config.configuration.max_transaction_cpu_usage;
    chainCheck(
      cpu <= max,
      errorKinds.cpuUsage,
      ['transaction_context.cpp', 490, 'validate_cpu_usage_to_bill'],
      'billed CPU time (${billed} us) is greater than the maximum billable CPU time for the transaction (${billable} us)',
      { billed: cpu, billable: max },
    );
  }
}

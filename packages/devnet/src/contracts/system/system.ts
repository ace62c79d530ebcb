import { check } from '../check.ts';
import { symbolToU64 } from '@antescope/codec/chain/symbol';
import { microsToTimePoint, slotToTime } from '@antescope/codec/chain/time';
import { continuousRate } from '@antescope/economics/double-arithmetic';
import type { ApplyContext, Table } from '../../contract.ts';
import { symbolOf } from '../amount.ts';
import { withData } from '../dispatch.ts';
import { storeSingleton } from '../singleton.ts';
import { accounts, ramCoreSymbol } from './names.ts';
import {
  firstSlotTime,
  noTime,
  type Global2Row,
  type Global3Row,
  type Global4Row,
  type GlobalRow,
  type ProducerPayRow,
  type ProducerRow,
  type RamMarketRow,
  type VoterRow,
} from './rows.ts';
import type { SystemRules } from './system-rules.ts';

const ramMarketKey = symbolToU64(ramCoreSymbol);

/** 5% per year, compounded. */
const defaultRate = continuousRate(500n);

/** State shared by the system contract's actions: its singletons, read before an action and written after it. */
export class System {
  readonly ctx: ApplyContext;
  readonly rules: SystemRules;
  readonly global: GlobalRow;
  readonly global2: Global2Row;
  readonly global3: Global3Row;
  readonly global4: Global4Row;

  constructor(ctx: ApplyContext, rules: SystemRules) {
    this.ctx = ctx;
    this.rules = rules;
    this.global = singleton<GlobalRow>(ctx, 'global') ?? firstGlobal(ctx, rules);
    this.global2 = singleton<Global2Row>(ctx, 'global2') ?? {
      new_ram_per_block: 0,
      last_ram_increase: firstSlotTime,
      last_block_num: firstSlotTime,
      total_producer_votepay_share: 0,
      revision: 0,
    };
    this.global3 = singleton<Global3Row>(ctx, 'global3') ?? {
      last_vpay_state_update: noTime,
      total_vpay_share_change_rate: 0,
    };
    this.global4 = singleton<Global4Row>(ctx, 'global4') ?? {
      continuous_rate: defaultRate,
      inflation_pay_factor: 50_000n,
      votepay_factor: 40_000n,
    };
  }

  /** Stores the singletons, changed or not, as the contract does. */
  save(): void {
    storeSingleton(this.ctx, 'global', this.global);
    storeSingleton(this.ctx, 'global2', this.global2);
    storeSingleton(this.ctx, 'global3', this.global3);
    storeSingleton(this.ctx, 'global4', this.global4);
  }

  /** Time of the pending block, '2026-11-21T03:20:00.500'. */
  get time(): string {
    return microsToTimePoint(this.ctx.now);
  }

  /** The same as a block timestamp. */
  get slotTime(): string {
    return slotToTime(this.ctx.chain.slot);
  }

  /** Whether enough stake has voted to elect producers and allow unstaking. */
  get activated(): boolean {
    return this.global.thresh_activated_stake_time !== noTime;
  }

  get voters(): Table<VoterRow> {
    return this.ctx.table<VoterRow>('voters');
  }

  get producers(): Table<ProducerRow> {
    return this.ctx.table<ProducerRow>('producers');
  }

  get producerPay(): Table<ProducerPayRow> {
    return this.ctx.table<ProducerPayRow>('producers2');
  }

  get ramMarkets(): Table<RamMarketRow> {
    return this.ctx.table<RamMarketRow>('rammarket');
  }

  get ramMarketKey(): bigint {
    return ramMarketKey;
  }

  /** The RAM market's row. */
  ramMarket(): RamMarketRow {
    const row = this.ramMarkets.get(ramMarketKey);
    check(this.ctx, row !== null, 'system contract must first be initialized');
    return row;
  }

  /** Symbol of the system token, '4,EOS'. */
  coreSymbol(): string {
    return coreSymbolOf(this.ctx);
  }

  /** Transfers the system token by inline action; `also` is a second authorizing account. */
  pay(from: string, to: string, amount: string, memo: string, also?: string): void {
    const authorization = [{ actor: from, permission: 'active' }];
    if (also !== undefined) authorization.push({ actor: also, permission: 'active' });
    const data = { from, to, quantity: amount, memo };
    this.ctx.sendInline({ account: accounts.token, name: 'transfer', authorization, data });
  }

  /** Sends one of the contract's own log actions. */
  log(name: string, data: unknown): void {
    const authorization = [{ actor: this.ctx.receiver, permission: 'active' }];
    this.ctx.sendInline({ account: this.ctx.receiver, name, authorization, data });
  }
}

/** A handler with the rules of its chain. */
export type SystemHandler = (ctx: ApplyContext, rules: SystemRules) => void;

/** Wraps a handler that uses the singletons and the decoded data. */
export function onSystem<Data>(run: (system: System, data: Data) => void): SystemHandler {
  return (ctx, rules) =>
    withData<Data>((_, data) => {
      const system = new System(ctx, rules);
      run(system, data);
      system.save();
    })(ctx);
}

/** System token symbol from the RAM market of the system contract, by default the receiver. */
export function coreSymbolOf(ctx: ApplyContext, system = ctx.receiver): string {
  const row = ctx.table<RamMarketRow>('rammarket', { code: system, scope: system }).get(ramMarketKey);
  check(ctx, row !== null, 'system contract must first be initialized');
  return symbolOf(row.quote.balance);
}

function singleton<Row>(ctx: ApplyContext, name: string): Row | null {
  return ctx.table<Row>(name).get(name);
}

const noVoterRewards = {
  voters_bucket: 0n,
  total_voteshare_change_rate: 0,
  total_unpaid_voteshare: 0,
  total_unpaid_voteshare_last_updated: noTime,
};

function firstGlobal(ctx: ApplyContext, { voterShares, paySnapshots }: SystemRules): GlobalRow {
  const { max_action_return_value_size: _, ...parameters } = ctx.chain.parameters;
  return {
    ...parameters,
    max_ram_size: 64n * 1024n ** 3n,
    total_ram_bytes_reserved: 0n,
    total_ram_stake: 0n,
    last_producer_schedule_update: firstSlotTime,
    last_pervote_bucket_fill: noTime,
    pervote_bucket: 0n,
    perblock_bucket: 0n,
    ...(voterShares === true ? noVoterRewards : {}),
    total_unpaid_blocks: 0,
    total_activated_stake: 0n,
    thresh_activated_stake_time: noTime,
    last_producer_schedule_size: 0,
    total_producer_vote_weight: 0,
    last_name_close: firstSlotTime,
    ...(paySnapshots === true ? { block_num: 0, last_claimrewards: 0, next_payment: 0 } : {}),
  };
}

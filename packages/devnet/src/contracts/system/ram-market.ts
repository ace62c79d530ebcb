import { check } from '../check.ts';
import { bancorInput, bancorOutput, withRamFee } from '@antescope/economics/double-arithmetic';
import { timeToSlot } from '@antescope/codec/chain/time';
import { plus, unitsOf } from '../amount.ts';
import type { RamMarketRow } from './rows.ts';
import type { System } from './system.ts';

/** Adds the RAM of the blocks since the last update to the market. */
export function updateRamSupply(system: System): void {
  const { ctx, global, global2 } = system;
  const slots = ctx.chain.slot - timeToSlot(global2.last_ram_increase);
  if (slots <= 0) return;
  const bytes = BigInt(slots) * BigInt(global2.new_ram_per_block);
  global.max_ram_size += bytes;
  addRamForSale(system, bytes);
  global2.last_ram_increase = system.slotTime;
}

/** Adds `bytes` to the market (negative: removes them). */
export function addRamForSale(system: System, bytes: bigint): void {
  changeMarket(system, (market) => {
    market.base.balance = plus(market.base.balance, bytes);
  });
}

/** Bytes bought for `units` of the system token. */
export function convertToRam(system: System, units: bigint): bigint {
  let bytes = 0n;
  changeMarket(system, (market) => {
    bytes = bancorOutput(unitsOf(market.quote.balance), unitsOf(market.base.balance), units);
    market.quote.balance = plus(market.quote.balance, units);
    market.base.balance = plus(market.base.balance, -bytes);
  });
  return bytes;
}

/** Units of the system token for selling `bytes`. */
export function convertFromRam(system: System, bytes: bigint): bigint {
  let units = 0n;
  changeMarket(system, (market) => {
    units = bancorOutput(unitsOf(market.base.balance), unitsOf(market.quote.balance), bytes);
    market.base.balance = plus(market.base.balance, bytes);
    market.quote.balance = plus(market.quote.balance, -units);
  });
  return units;
}

/** Cost of about `bytes`, fee included. */
export function costOfRam(system: System, bytes: bigint): bigint {
  const market = system.ramMarket();
  return withRamFee(bancorInput(unitsOf(market.base.balance), unitsOf(market.quote.balance), bytes));
}

function changeMarket(system: System, change: (market: RamMarketRow) => void): void {
  const markets = system.ramMarkets;
  check(system.ctx, markets.has(system.ramMarketKey), 'ram market does not exist');
  markets.modify(system.ramMarketKey, null, change);
}

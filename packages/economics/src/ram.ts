import { bancorInput, bancorOutput, withRamFee } from './double-arithmetic.ts';

/** Reserves of eosio::rammarket: bytes and units of the system token. Both are positive. */
export interface RamMarket {
  bytes: bigint;
  units: bigint;
}

/** One trade: units, the fee included in them, bytes and the resulting market. */
export interface RamTrade {
  /** Units paid when buying, units received after the fee when selling. */
  units: bigint;
  fee: bigint;
  bytes: bigint;
  market: RamMarket;
}

/** 0.5%, rounded up (eosio.system buyram, sellram). */
export function ramFee(units: bigint): bigint {
  return (units + 199n) / 200n;
}

/** eosio::buyram: bytes bought for `units` of the system token, fee included. */
export function buyRam(market: RamMarket, units: bigint): RamTrade {
  assertPositive(units, 'must purchase a positive amount');
  const fee = ramFee(units);
  const net = units - fee;
  const bytes = bancorOutput(market.units, market.bytes, net);
  return { units, fee, bytes, market: { bytes: market.bytes - bytes, units: market.units + net } };
}

/**
 * eosio::buyrambytes: units to pay for about `bytes`. The contract goes through buyram, so the resulting bytes may
 * differ slightly. Throws RangeError unless the market has more than `bytes`.
 */
export function buyRamBytes(market: RamMarket, bytes: bigint): RamTrade {
  assertPositive(bytes, 'must purchase a positive amount');
  if (bytes >= market.bytes) throw new RangeError('Not enough RAM available');
  return buyRam(market, withRamFee(bancorInput(market.bytes, market.units, bytes)));
}

/** eosio::sellram: units received for `bytes`, net of the fee. */
export function sellRam(market: RamMarket, bytes: bigint): RamTrade {
  assertPositive(bytes, 'cannot sell negative byte');
  const gross = bancorOutput(market.bytes, market.units, bytes);
  const fee = ramFee(gross);
  return {
    units: gross - fee,
    fee,
    bytes,
    market: { bytes: market.bytes + bytes, units: market.units - gross },
  };
}

/**
 * Price of 1 KiB without fee, in units times 10^`digits`, rounded to nearest. Exact, because no contract computes it.
 */
export function ramPricePerKib(market: RamMarket, digits = 0): bigint {
  const scaled = market.units * 1024n * 10n ** BigInt(digits);
  return (2n * scaled + market.bytes) / (2n * market.bytes);
}

function assertPositive(value: bigint, message: string): void {
  if (value <= 0n) throw new RangeError(message);
}

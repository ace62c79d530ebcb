import { bancorInput, bancorOutput, withRamFee } from './contract-double.ts';

/** The two reserves of eosio::rammarket: bytes, and units of the system token. Both above 0. */
export interface RamMarket {
  bytes: bigint;
  units: bigint;
}

/** One trade: what leaves the account, the fee inside it, the bytes that change hands, and the market afterwards. */
export interface RamTrade {
  /** Units paid (buying), or paid out after the fee (selling). */
  units: bigint;
  fee: bigint;
  bytes: bigint;
  market: RamMarket;
}

/** Half a percent, rounded up (eosio.system buyram, sellram). */
export function ramFee(units: bigint): bigint {
  return (units + 199n) / 200n;
}

/** eosio::buyram: bytes for `units` of the system token, fee included. */
export function buyRam(market: RamMarket, units: bigint): RamTrade {
  assertPositive(units, 'must purchase a positive amount');
  const fee = ramFee(units);
  const net = units - fee;
  const bytes = bancorOutput(market.units, market.bytes, net);
  return { units, fee, bytes, market: { bytes: market.bytes - bytes, units: market.units + net } };
}

/**
 * eosio::buyrambytes: the units that are paid for about `bytes` (the contract goes through buyram, so the bytes of the
 * result can differ by a few). Throws where the market holds no more than `bytes`.
 */
export function buyRamBytes(market: RamMarket, bytes: bigint): RamTrade {
  assertPositive(bytes, 'must purchase a positive amount');
  if (bytes >= market.bytes) throw new RangeError('The market has not that many bytes');
  return buyRam(market, withRamFee(bancorInput(market.bytes, market.units, bytes)));
}

/** eosio::sellram: units paid out for `bytes`, the fee taken off. */
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
 * Price of 1024 bytes without fee, in units of the system token times 10^`digits`, rounded to the nearest. Exact: this
 * is a display figure, no contract computes it.
 */
export function ramPricePerKib(market: RamMarket, digits = 0): bigint {
  const scaled = market.units * 1024n * 10n ** BigInt(digits);
  return (2n * scaled + market.bytes) / (2n * market.bytes);
}

function assertPositive(value: bigint, message: string): void {
  if (value <= 0n) throw new RangeError(message);
}

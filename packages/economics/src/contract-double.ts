/**
 * The places where contracts compute in double. We round as they do, here and nowhere else: results may differ from
 * exact arithmetic by a unit, and so do the chain's.
 */

/** eosio.system get_bancor_output: what `input` units of one side buy of the other side. Never negative. */
export function bancorOutput(inputReserve: bigint, outputReserve: bigint, input: bigint): bigint {
  const given = Number(input);
  return truncated((given * Number(outputReserve)) / (Number(inputReserve) + given));
}

/** eosio.system get_bancor_input: what must be paid in to get `output` units out. Never negative. */
export function bancorInput(outputReserve: bigint, inputReserve: bigint, output: bigint): bigint {
  const wanted = Number(output);
  return truncated((Number(inputReserve) * wanted) / (Number(outputReserve) - wanted));
}

/** cost / 0.995, as buyrambytes adds its fee. */
export function withRamFee(cost: bigint): bigint {
  return truncated(Number(cost) / 0.995);
}

/** staked · 2^(weeks / weeksToDouble), the weight of a vote. */
export function weighted(staked: bigint, weeks: bigint, weeksToDouble: number): number {
  return Number(staked) * 2 ** (Number(weeks) / weeksToDouble);
}

/** The stake behind a weight, in whole units, rounded down. */
export function unweighted(weight: number, weeks: bigint, weeksToDouble: number): bigint {
  return truncated(weight / 2 ** (Number(weeks) / weeksToDouble));
}

function truncated(value: number): bigint {
  return Number.isFinite(value) && value > 0 ? BigInt(Math.trunc(value)) : 0n;
}

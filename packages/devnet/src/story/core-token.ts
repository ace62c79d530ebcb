/** The token that a chain's system counts in. */
export interface CoreToken {
  readonly code: string;
  /** Decimals, four at least. */
  readonly precision: number;
  /** How oracles begin the names of its pairs: 'eos' of 'eosusd'. */
  readonly oracleName: string;
}

/** The token that the story is written in. */
export const eosToken: CoreToken = { code: 'EOS', precision: 4, oracleName: 'eos' };

/** An asset text of the story: sign and whole tokens, then the four decimals. */
const amount = /^(-?\d+\.\d{4}) EOS$/;
const symbol = '4,EOS';

/**
 * A text of the story where the chain counts in `core`: '12.5000 EOS' is '12.50000000 WAX', '4,EOS' is '8,WAX'. Every
 * other text, sentences that speak of EOS included, is as it was.
 */
export function textInCore(text: string, core: CoreToken): string {
  if (core === eosToken) return text;
  if (text === symbol) return `${core.precision},${core.code}`;
  const number = amount.exec(text)?.[1];
  return number === undefined ? text : `${number}${'0'.repeat(core.precision - 4)} ${core.code}`;
}

/** Units of `core` that are worth what `units` of the story's token are: weights, which are numbers without a symbol. */
export function unitsInCore(units: bigint, core: CoreToken): bigint {
  return units * 10n ** BigInt(core.precision - eosToken.precision);
}

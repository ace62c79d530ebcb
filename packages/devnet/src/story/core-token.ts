/** A chain's core token. */
export interface CoreToken {
  readonly code: string;
  /** Decimals, at least four. */
  readonly precision: number;
  /** Prefix of its oracle pairs: 'eos' of 'eosusd'. */
  readonly oracleName: string;
}

/** The token the story is written with. */
export const eosToken: CoreToken = { code: 'EOS', precision: 4, oracleName: 'eos' };

/** An asset of the story: optional sign, whole tokens and four decimals. */
const amount = /^(-?\d+\.\d{4}) EOS$/;
const symbol = '4,EOS';

/**
 * Converts a text of the story to the core token: '12.5000 EOS' becomes '12.50000000 WAX', '4,EOS' becomes '8,WAX'. Any
 * other text, including sentences that mention EOS, is unchanged.
 */
export function textInCore(text: string, core: CoreToken): string {
  if (core === eosToken) return text;
  if (text === symbol) return `${core.precision},${core.code}`;
  const number = amount.exec(text)?.[1];
  return number === undefined ? text : `${number}${'0'.repeat(core.precision - 4)} ${core.code}`;
}

/** Converts units of the story's token to units of `core`, for weights without a symbol. */
export function unitsInCore(units: bigint, core: CoreToken): bigint {
  return units * 10n ** BigInt(core.precision - eosToken.precision);
}

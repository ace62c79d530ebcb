/** A token as its contract's `stat` table has it; amounts are asset texts. */
export interface TokenStat {
  contract: string;
  code: string;
  precision: number;
  supply: string;
  maxSupply: string;
  issuer: string;
}

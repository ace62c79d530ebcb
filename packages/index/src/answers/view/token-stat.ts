import { formatAsset } from '@antescope/codec/chain/asset';
import type { TokenStat } from '@antescope/sources/token/token-stat';
import type { StoredToken } from '../../store/token-reader.ts';

/** A stored token with its amounts as strings. */
export function tokenStat({ contract, code, precision, supply, maxSupply, issuer }: StoredToken): TokenStat {
  const text = (units: bigint) => formatAsset({ units, precision, code });
  return { contract, code, precision, supply: text(supply), maxSupply: text(maxSupply), issuer };
}

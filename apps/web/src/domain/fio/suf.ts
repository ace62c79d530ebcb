import { formatAsset } from '@antescope/codec/chain/asset';

/** '1.500000000 FIO' of 1500000000 SUF. */
export function fioText(suf: string | bigint): string {
  return formatAsset({ units: BigInt(suf), precision: 9, code: 'FIO' });
}

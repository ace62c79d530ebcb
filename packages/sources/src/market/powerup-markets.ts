import { parseAsset } from '@antescope/codec/chain/asset';
import type { PowerUpMarket } from '@antescope/economics/powerup';
import type { PowerupResource, PowerupState } from '../table/tables/powerup.ts';

/** Both markets of a row of `powup.state`, as the formulas take them. */
export function powerUpMarkets({ net, cpu }: PowerupState): { net: PowerUpMarket; cpu: PowerUpMarket } {
  return { net: marketOf(net), cpu: marketOf(cpu) };
}

const seconds = (time: string): number => Math.floor(Date.parse(time) / 1000);

function marketOf(row: PowerupResource): PowerUpMarket {
  return {
    weight: BigInt(row.weight),
    weightRatio: BigInt(row.weightRatio),
    assumedStakeWeight: BigInt(row.assumedStakeWeight),
    initialWeightRatio: BigInt(row.initialWeightRatio),
    targetWeightRatio: BigInt(row.targetWeightRatio),
    initialTime: seconds(row.initialTime),
    targetTime: seconds(row.targetTime),
    exponent: Number(row.exponent),
    decaySeconds: row.decaySeconds,
    minPrice: parseAsset(row.minPrice).units,
    maxPrice: parseAsset(row.maxPrice).units,
    utilization: BigInt(row.utilization),
    adjustedUtilization: BigInt(row.adjustedUtilization),
    utilizationTime: seconds(row.utilizationTime),
  };
}

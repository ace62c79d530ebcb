import { atomicAssets, atomicMarket } from '@antescope/compat/atomic/compat';
import type { Compat } from '@antescope/compat/core/define-compat';
import { hyperion } from '@antescope/compat/hyperion/compat';
import { lightApi } from '@antescope/compat/light/compat';
import { nodeos } from '@antescope/compat/nodeos/compat';
import { v1History } from '@antescope/compat/v1-history/compat';

/** The APIs of other software that this server answers. */
export const compatApis: readonly Compat[] = [lightApi, hyperion, atomicAssets, atomicMarket, nodeos, v1History];

import { claimGenesis, claimVoterRewards } from '@antescope/wallet/tools/gbm-rewards';
import type { GatedTools } from '../../../test/gated-tools.ts';

export const gatedTools: GatedTools = [[claimGenesis], [claimVoterRewards]];

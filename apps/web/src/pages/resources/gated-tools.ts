import { claimRefund, giveStake, stake, unstake } from '@antescope/wallet/tools/stake';
import type { GatedTools } from '../../../test/gated-tools.ts';

export const gatedTools: GatedTools = [[stake], [giveStake], [unstake], [claimRefund]];

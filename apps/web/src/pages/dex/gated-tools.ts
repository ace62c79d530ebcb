import { cancelOrder, withdrawDeposits } from '@antescope/wallet/tools/dex/dex-account';
import { limitOrder, marketOrder, stopOrder } from '@antescope/wallet/tools/dex/dex-order';
import type { GatedTools } from '../../../test/gated-tools.ts';

export const gatedTools: GatedTools = [[limitOrder], [marketOrder], [stopOrder], [cancelOrder], [withdrawDeposits]];

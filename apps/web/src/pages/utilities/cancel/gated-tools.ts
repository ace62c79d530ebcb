import { cancelDelayed } from '@antescope/wallet/tools/cancel-delayed';
import type { GatedTools } from '../../../../test/gated-tools.ts';

export const gatedTools: GatedTools = [[cancelDelayed]];

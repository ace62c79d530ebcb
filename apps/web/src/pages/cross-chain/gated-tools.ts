import { swapTokens } from '@antescope/wallet/tools/swap';
import type { GatedTools } from '../../../test/gated-tools.ts';

export const gatedTools: GatedTools = [[swapTokens]];

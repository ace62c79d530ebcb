import { buyRamByBytes, sellRamBytes } from '@antescope/wallet/tools/ram';
import type { GatedTools } from '../../../test/gated-tools.ts';

export const gatedTools: GatedTools = [[buyRamByBytes], [sellRamBytes]];

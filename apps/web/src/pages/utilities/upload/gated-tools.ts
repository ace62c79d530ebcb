import { setContract } from '@antescope/wallet/tools/set-contract';
import type { GatedTools } from '../../../../test/gated-tools.ts';

export const gatedTools: GatedTools = [[setContract]];

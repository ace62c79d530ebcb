import { proposeTransaction } from '@antescope/wallet/tools/propose';
import type { GatedTools } from '../../../test/gated-tools.ts';

export const gatedTools: GatedTools = [[proposeTransaction]];

import { transferToMany } from '@antescope/wallet/tools/multi-transfer';
import type { GatedTools } from '../../../../test/gated-tools.ts';

export const gatedTools: GatedTools = [[transferToMany]];

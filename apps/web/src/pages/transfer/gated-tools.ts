import { transfer } from '@antescope/wallet/tools/transfer';
import type { GatedTools } from '../../../test/gated-tools.ts';

export const gatedTools: GatedTools = [[transfer]];

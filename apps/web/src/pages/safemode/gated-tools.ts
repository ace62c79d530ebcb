import { addDelay, moveToSafe } from '@antescope/wallet/tools/safe-mode';
import type { GatedTools } from '../../../test/gated-tools.ts';

export const gatedTools: GatedTools = [[moveToSafe], [addDelay]];

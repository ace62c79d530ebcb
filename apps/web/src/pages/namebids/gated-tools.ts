import { nameBid } from '@antescope/wallet/tools/name-bid';
import type { GatedTools } from '../../../test/gated-tools.ts';

export const gatedTools: GatedTools = [[nameBid]];

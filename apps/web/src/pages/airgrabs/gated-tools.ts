import { claimAirgrab } from '@antescope/wallet/tools/airgrab';
import type { GatedTools } from '../../../test/gated-tools.ts';

export const gatedTools: GatedTools = [[claimAirgrab]];

import { lendTokens } from '@antescope/wallet/tools/rex';
import type { GatedTools } from '../../../test/gated-tools.ts';

export const gatedTools: GatedTools = [[lendTokens]];

import { powerUp } from '@antescope/wallet/tools/powerup';
import type { GatedTools } from '../../../test/gated-tools.ts';

export const gatedTools: GatedTools = [[powerUp]];

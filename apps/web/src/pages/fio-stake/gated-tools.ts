import { stakeFio } from '@antescope/wallet/tools/fio/fio-tokens';
import type { GatedTools } from '../../../test/gated-tools.ts';

export const gatedTools: GatedTools = [[stakeFio]];

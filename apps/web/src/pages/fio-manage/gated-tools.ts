import { addFioBundles } from '@antescope/wallet/tools/fio/fio-names';
import type { GatedTools } from '../../../test/gated-tools.ts';

export const gatedTools: GatedTools = [[addFioBundles]];

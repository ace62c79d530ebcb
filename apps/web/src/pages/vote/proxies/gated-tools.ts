import { voteFioProxy } from '@antescope/wallet/tools/fio/fio-votes';
import { setProxy } from '@antescope/wallet/tools/vote';
import type { GatedTools } from '../../../../test/gated-tools.ts';

export const gatedTools: GatedTools = [[setProxy, voteFioProxy]];

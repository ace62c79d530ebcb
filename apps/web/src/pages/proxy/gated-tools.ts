import { registerFioProxy, unregisterFioProxy } from '@antescope/wallet/tools/fio/fio-votes';
import { registerProxy, unregisterProxy } from '@antescope/wallet/tools/proxy';
import type { GatedTools } from '../../../test/gated-tools.ts';

export const gatedTools: GatedTools = [
  [registerProxy, registerFioProxy],
  [unregisterProxy, unregisterFioProxy],
];

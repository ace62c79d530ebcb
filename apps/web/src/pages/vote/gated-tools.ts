import { voteFioProducers } from '@antescope/wallet/tools/fio/fio-votes';
import { voteProducers } from '@antescope/wallet/tools/vote';
import type { GatedTools } from '../../../test/gated-tools.ts';

export const gatedTools: GatedTools = [[voteProducers, voteFioProducers]];

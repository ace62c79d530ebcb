import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: ['/block/60', '/block/99999999'],
    live: ['/block/30', '/block/30?tab=changes'],
    unreachable: ['/block/60'],
  },
  shots: {
    'block-state': '/block/30?tab=changes',
    'block-genesis': '/block/2',
    'block-missing': '/block/4000000000',
    'block-wrong': '/block/nonsense',
  },
};

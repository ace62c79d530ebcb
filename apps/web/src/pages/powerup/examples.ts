import type { PageExamples } from '../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    live: ['/wallet/powerup'],
  },
  shots: {
    powerup: '/wallet/powerup',
  },
};

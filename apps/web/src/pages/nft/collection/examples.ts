import type { PageExamples } from '../../../../test/page-examples.ts';

export const examples: PageExamples = {
  looks: {
    recorded: ['/nft/collection/coolcats1111'],
    live: ['/nft/collection/coolcats1111'],
  },
  shots: {
    'nft-collection': '/nft/collection/coolcats1111',
  },
};
